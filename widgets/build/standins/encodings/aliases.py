"""UTF-8 is all that is read and written."""

aliases = {"u8": "utf_8", "utf": "utf_8", "utf8": "utf_8"}
