# Terms that are explained in place, and the mark of a choice.

term-more = More in the glossary
choice-mark = This site’s own choice
