# Terms that are explained in place, and the mark of a choice.

term-more = To the glossary
choice-mark = This site’s own choice
