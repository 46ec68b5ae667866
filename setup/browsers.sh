#!/bin/sh
# Gets the three browsers that the tests drive, and notes in .cache/browsers where they came from.
# On Debian they are Debian's own (WebKit is WebKitGTK); elsewhere Playwright brings its builds.
set -eu
PACKAGES="chromium firefox-esr webkit2gtk-driver xvfb"

say() { printf '» %s\n' "$*"; }

has_debian_browsers() {
	command -v chromium >/dev/null 2>&1 && command -v firefox-esr >/dev/null 2>&1 &&
		command -v WebKitWebDriver >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1
}

mkdir -p .cache
if has_debian_browsers; then
	echo debian >.cache/browsers
	exit 0
fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
	say "Installing Chromium, Firefox and WebKit with apt (about two minutes)"
	# shellcheck disable=SC2086
	if { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $PACKAGES; } >.cache/browsers.log 2>&1 &&
		has_debian_browsers; then
		echo debian >.cache/browsers
		exit 0
	fi
	tail -n 5 .cache/browsers.log >&2
fi
say "Installing Chromium, Firefox and WebKit with Playwright (a few minutes)"
if .venv/bin/playwright install chromium firefox webkit; then
	echo playwright >.cache/browsers
	exit 0
fi
echo "The tests need Chromium, Firefox and WebKit: on Debian or Ubuntu run 'sudo apt-get install $PACKAGES', elsewhere see that 'playwright install' can reach its downloads." >&2
exit 1
