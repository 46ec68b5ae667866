# The tables of measurements. Only the build says these.

bench-heading-what = Mesure
bench-heading-figure = Valeur
bench-heading-baseline = Référence
bench-heading-ratio = Rapport
bench-heading-must = Limite
bench-heading-aim = Objectif
bench-heading-met = Tenu
bench-met-aim = oui, objectif compris
bench-met-must = oui
bench-met-no = non
bench-unit-ratio = { NUMBER($n, maximumSignificantDigits: 3) } ×
bench-unit-ms = { NUMBER($n, maximumSignificantDigits: 3) } ms
bench-unit-s = { NUMBER($n, maximumSignificantDigits: 3) } s
bench-unit-kB = { NUMBER($n, maximumSignificantDigits: 3) } ko
bench-unit-points = { NUMBER($n, maximumSignificantDigits: 3) }
bench-unit-games = { NUMBER($n, maximumSignificantDigits: 3) }/s
bench-lower = { $n ->
    [0] pas moins
   *[other] { $n } de moins au plus
  }
bench-measured = { $runs ->
    [0] Mesuré le { $date }.
    [1] Mesuré le { $date }, une seule fois.
   *[other] Mesuré le { $date }, médianes de { $runs } mesures.
  }
bench-machine = La machine : { $cpu }, { $cores } cœurs, { $memory } Gio de mémoire, { $system }. Chromium { $chromium }, Firefox { $firefox }, Python { $python }, Node { $node }.
bench-not-yet = Cela n’a pas encore été mesuré.

bench-start-first = Première réponse de Python, première visite, { $browser }
bench-start-second = Première réponse de Python, deuxième visite, { $browser }
bench-start-first-slower = Première réponse de Python, première visite, { $browser } rendu { $times } fois plus lent
bench-start-second-slower = Première réponse de Python, deuxième visite, { $browser } rendu { $times } fois plus lent

bench-bytes-python = Tout ce qu’il faut à Python, première visite
bench-bytes-program = Python : le programme
bench-bytes-library = Python : sa mémoire, ou sa bibliothèque et le moteur
bench-bytes-loader = Python : ce qui le charge
bench-bytes-page = La page : texte
bench-bytes-script = La page : scripts
bench-bytes-style = La page : styles
bench-bytes-font = La page : polices
bench-bytes-picture = La page : images
bench-bytes-our-script = Nos scripts sur une page de règles avant tout geste, Brotli
bench-bytes-our-style = Nos styles sur une page de règles avant tout geste, Brotli
bench-bytes-early-python = Python sur une page de règles avant tout geste

bench-tap-drawn = Verdict dans la page, { $players } joueurs, { $browser }, { $share } % des coups
bench-tap-painted = Verdict à l’écran, { $players } joueurs, { $browser }, { $share } % des coups

bench-lighthouse-performance = Performances, `{ $page }`
bench-lighthouse-accessibility = Accessibilité, note la plus basse sur neuf pages
bench-lighthouse-best-practices = Bonnes pratiques, note la plus basse sur neuf pages
bench-lighthouse-seo = SEO, note la plus basse sur neuf pages

bench-build = Construction stricte de { $pages } pages
bench-playouts = Donnes de { $form ->
    [femkort-older] Femkort, règle ancienne
    [femkort-pot] Femkort, jeu au pot
    [femkort-pot-redeal] Femkort, jeu au pot, autres cartes sur demande
    [femkort-pot-trump] Femkort, jeu au pot, atout
    [bismarck] Bismarck
    [femkortskille-knock] Femkortskille
    [femkortskille-auction] Auction Kille
    [femkortskille-poker] Poker Kille
   *[femkort-modern] Femkort
  }, contre { $other ->
    [hearts] la Dame de pique (hearts)
   *[euchre] l’euchre
  } d’OpenSpiel
