#!/bin/sh
# Makes node_modules. Node 20 or newer is taken from the machine, else from PyPI (setup/node.txt).
set -eu
OLDEST=20

say() { printf '» %s\n' "$*"; }

fits() {
	command -v npm >/dev/null 2>&1 &&
		node -e "process.exit(Number(process.versions.node.split('.')[0] < $OLDEST))" >/dev/null 2>&1
}

if ! fits; then
	say "Fetching Node, for the machine has none that is $OLDEST or newer"
	if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r setup/node.txt || ! fits; then
		echo "Node $OLDEST or newer is needed and could not be fetched: please install it, with npm, and try again." >&2
		exit 1
	fi
fi
say "Installing the widget tools with Node $(node --version)"
mkdir -p .cache
if ! npm ci --ignore-scripts --no-audit --no-fund >.cache/setup.log 2>&1; then
	cat .cache/setup.log >&2
	exit 1
fi
