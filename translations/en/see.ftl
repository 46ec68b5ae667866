# The control that opens a rule at work, beside the rule.

see-it = See it
