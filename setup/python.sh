#!/bin/sh
# Makes .venv with Python 3.13 and the host tools in it.
# Python 3.13 is looked for on the PATH and under pyenv, then fetched with uv.
set -eu
WANTED=3.13
UV_VERSION=0.13.9

say() { printf '» %s\n' "$*"; }

fits() {
	"$1" -c "import ensurepip, sys, venv; sys.exit('%d.%d' % sys.version_info[:2] != '$WANTED')" >/dev/null 2>&1
}

find_python() {
	for python in python$WANTED python3 python "${PYENV_ROOT:-$HOME/.pyenv}"/versions/$WANTED*/bin/python; do
		if fits "$python"; then
			printf '%s' "$python"
			return
		fi
	done
}

find_uv() {
	if command -v uv >/dev/null 2>&1; then
		printf 'uv'
		return
	fi
	for python in python3 python; do
		if "$python" -m pip install --quiet --disable-pip-version-check --target .cache/uv "uv==$UV_VERSION" >/dev/null 2>&1; then
			printf '.cache/uv/bin/uv'
			return
		fi
	done
}

give_up() {
	echo "Python $WANTED is needed and could not be fetched: please install Python $WANTED (with venv), or uv, and try again." >&2
	exit 1
}

quietly() { # What a step prints is shown only where the step fails.
	mkdir -p .cache
	if ! "$@" >.cache/setup.log 2>&1; then
		cat .cache/setup.log >&2
		exit 1
	fi
}

if ! fits .venv/bin/python; then
	rm -rf .venv
	python=$(find_python)
	if [ -n "$python" ]; then
		say "Making .venv with $("$python" --version)"
		"$python" -m venv .venv
	else
		say "Looking for Python $WANTED with uv (it may be downloaded)"
		uv=$(find_uv)
		[ -n "$uv" ] || give_up
		UV_PYTHON_INSTALL_DIR=$PWD/.cache/python "$uv" venv --quiet --seed --python "$WANTED" .venv || give_up
	fi
fi
say "Installing the Python tools (about 20 seconds the first time)"
quietly .venv/bin/python -m pip install --disable-pip-version-check --require-hashes -r requirements.txt
