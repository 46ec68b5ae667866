# The tables of measurements. Only the build says these.

bench-heading-what = Meting
bench-heading-figure = Waarde
bench-heading-baseline = Vergeleken met
bench-heading-ratio = Verhouding
bench-heading-must = Grens
bench-heading-aim = Doel
bench-heading-met = Gehaald
bench-met-aim = ja, ook het doel
bench-met-must = ja
bench-met-no = nee
bench-unit-ratio = { NUMBER($n, maximumSignificantDigits: 3) } ×
bench-unit-ms = { NUMBER($n, maximumSignificantDigits: 3) } ms
bench-unit-s = { NUMBER($n, maximumSignificantDigits: 3) } s
bench-unit-kB = { NUMBER($n, maximumSignificantDigits: 3) } kB
bench-unit-points = { NUMBER($n, maximumSignificantDigits: 3) }
bench-unit-games = { NUMBER($n, maximumSignificantDigits: 3) }/s
bench-lower = { $n ->
    [0] niet lager
   *[other] hoogstens { $n } lager
  }
bench-measured = { $runs ->
    [0] Gemeten op { $date }.
    [1] Gemeten op { $date }, elk één keer.
   *[other] Gemeten op { $date }, medianen van { $runs } metingen.
  }
bench-machine = De machine: { $cpu }, { $cores } kernen, { $memory } GiB geheugen, { $system }. Chromium { $chromium }, Firefox { $firefox }, Python { $python }, Node { $node }.
bench-not-yet = Dit is nog niet gemeten.

bench-start-first = Eerste antwoord van Python, eerste bezoek, { $browser }
bench-start-second = Eerste antwoord van Python, tweede bezoek, { $browser }
bench-start-first-slower = Eerste antwoord van Python, eerste bezoek, { $browser } { $times } keer vertraagd
bench-start-second-slower = Eerste antwoord van Python, tweede bezoek, { $browser } { $times } keer vertraagd

bench-bytes-python = Alles wat Python nodig heeft, eerste bezoek
bench-bytes-program = Python: het programma
bench-bytes-library = Python: geheugen, of bibliotheek en spelregels
bench-bytes-loader = Python: de laadcode
bench-bytes-page = De pagina: tekst
bench-bytes-script = De pagina: scripts
bench-bytes-style = De pagina: stijlen
bench-bytes-font = De pagina: lettertypen
bench-bytes-picture = De pagina: plaatjes
bench-bytes-our-script = Onze scripts op een onaangeroerde regelpagina, Brotli
bench-bytes-our-style = Onze stijlen op een onaangeroerde regelpagina, Brotli
bench-bytes-early-python = Python op een onaangeroerde regelpagina

bench-tap-drawn = Oordeel in de pagina, { $players } spelers, { $browser }, { $share }% van de tikken
bench-tap-painted = Oordeel op het scherm, { $players } spelers, { $browser }, { $share }% van de tikken

bench-lighthouse-performance = Prestaties, `{ $page }`
bench-lighthouse-accessibility = Toegankelijkheid, laagste score van negen pagina’s
bench-lighthouse-best-practices = Best practices, laagste score van negen pagina’s
bench-lighthouse-seo = SEO, laagste score van negen pagina’s

bench-build = Bouw van { $pages } pagina’s in strikte modus
bench-playouts = Giften { $form ->
    [femkort-older] Femkort, oudere regels
    [femkort-pot] Femkort om de pot
    [femkort-pot-redeal] Femkort om de pot, betere kaarten op verzoek
    [femkort-pot-trump] Femkort om de pot, troef
    [bismarck] Bismarck
    [femkortskille-knock] Femkortskille
    [femkortskille-auction] Auction Kille
    [femkortskille-poker] Poker Kille
   *[femkort-modern] Femkort
  }, vergeleken met { $other ->
    [hearts] hearts
   *[euchre] euchre
  } van OpenSpiel
