# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

# Here $suit is the led suit.
reason-void-trump-legal = { $known ->
    [no] Niemand kent de rest van deze hand. { $Cards } spelen mag, als er geen { suit-card } bij zit.
   *[yes] { $all ->
        [yes] In de hand zit geen { suit-card }, dus elke kaart mag. Introeven mag, maar hoeft niet.
       *[no] In de hand zit geen { suit-card }, dus { $cards-count ->
            [one] { $cards } mag
           *[other] { $cards } mogen
          } gespeeld worden. Introeven mag, maar hoeft niet.
      }
  } De hoogste troef wint de slag.
also-void-trump-legal = Introeven met { $cards } mag ook, maar hoeft niet.

concept-trumping-is-no-duty = introeven hoeft niet
concept-trick-is-trumped = als er al ingetroefd is
concept-trump-wins = als een troef wint

look-trick-is-trumped = Kijk naar de kaart die oplicht: met die troef wint iemand nu de slag. Kijk dan wat jij van de gevraagde kleur hebt.
look-trump-trick-winner = Kijk eerst of er troef ligt, en dan naar de kleur van de eerste kaart.
why-trump-trick-winner = { $trumped ->
    [yes] { $seat } wint de slag met { $card }, de hoogste troef die er ligt. Troef gaat boven alle andere kleuren.
   *[no] Er ligt geen troef, dus wint { $seat } de slag met { $card }, de hoogste kaart van de gevraagde kleur.
  }
