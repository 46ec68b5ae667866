"""``python -m kortspel``: one request a line on standard input, one reply a line on standard output."""

import os
import sys

from kortspel.api import answer


def main() -> None:
    """Answers each line of standard input until it ends.

    Bytes that are no UTF-8 are refused like any other bad request. Ends quietly when nobody reads the replies
    any more.
    """
    try:
        for line in sys.stdin.buffer:
            text = line.decode(errors="surrogateescape").rstrip("\r\n")
            sys.stdout.buffer.write(answer(text).encode() + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # What is left in the buffer would be written, and fail again, as the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
