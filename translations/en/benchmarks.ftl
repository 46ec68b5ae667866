# The tables of measurements. Only the build says these.

bench-heading-what = What
bench-heading-figure = Figure
bench-heading-baseline = Baseline
bench-heading-ratio = Ratio
bench-heading-must = Must
bench-heading-aim = Aim
bench-heading-met = Met
bench-met-aim = yes, and the aim
bench-met-must = yes
bench-met-no = no
bench-unit-ratio = { NUMBER($n, maximumSignificantDigits: 3) } ×
bench-unit-ms = { NUMBER($n, maximumSignificantDigits: 3) } ms
bench-unit-s = { NUMBER($n, maximumSignificantDigits: 3) } s
bench-unit-kB = { NUMBER($n, maximumSignificantDigits: 3) } kB
bench-unit-points = { NUMBER($n, maximumSignificantDigits: 3) }
bench-unit-games = { NUMBER($n, maximumSignificantDigits: 3) }/s
bench-lower = { $n ->
    [0] no lower
   *[other] { $n } lower at most
  }
bench-measured = { $runs ->
    [0] Measured on { $date }.
    [1] Measured on { $date }, each once.
   *[other] Measured on { $date }, medians of { $runs }.
  }
bench-machine = The machine: { $cpu }, { $cores } cores, { $memory } GiB of memory, { $system }. Chromium { $chromium }, Firefox { $firefox }, Python { $python }, Node { $node }.
bench-not-yet = This has not been measured yet.

bench-start-first = Python’s first answer, first visit, { $browser }
bench-start-second = Python’s first answer, second visit, { $browser }
bench-start-first-slower = Python’s first answer, first visit, { $browser } slowed { $times } times
bench-start-second-slower = Python’s first answer, second visit, { $browser } slowed { $times } times

bench-bytes-python = All that Python needs, first visit
bench-bytes-program = Python: the program
bench-bytes-library = Python: memory, or library and engine
bench-bytes-loader = Python: what loads it
bench-bytes-page = The page: text
bench-bytes-script = The page: scripts
bench-bytes-style = The page: styles
bench-bytes-font = The page: letters
bench-bytes-picture = The page: pictures
bench-bytes-our-script = Our scripts on an untouched rules page, Brotli
bench-bytes-our-style = Our styles on an untouched rules page, Brotli
bench-bytes-early-python = Python on an untouched rules page

bench-tap-drawn = Verdict in the page, { $players } players, { $browser }, { $share }% of taps
bench-tap-painted = Verdict on the screen, { $players } players, { $browser }, { $share }% of taps

bench-lighthouse-performance = Performance, `{ $page }`
bench-lighthouse-accessibility = Accessibility, lowest of nine pages
bench-lighthouse-best-practices = Best practices, lowest of nine pages
bench-lighthouse-seo = SEO, lowest of nine pages

bench-build = Strict build of { $pages } pages
bench-playouts = Deals of { $form ->
    [femkort-older] Femkort, older rules
    [femkort-pot] Femkort, pot rules
    [femkort-pot-redeal] Femkort, pot rules, better cards on request
    [femkort-pot-trump] Femkort, pot rules, trumps
    [bismarck] Bismarck
    [femkortskille-knock] Femkortskille
    [femkortskille-auction] Auction Kille
    [femkortskille-poker] Poker Kille
   *[femkort-modern] Femkort
  }, against OpenSpiel’s { $other ->
    [hearts] hearts
   *[euchre] euchre
  }
