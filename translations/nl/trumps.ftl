# Trumps: in the pot game and in Bismarck. $suit: the trump suit (S, H, D, C), none where there is none.
# $trumped: yes where a trump wins the trick, no otherwise.

trumps = { $suit ->
    [S] Schoppen is troef.
    [H] Harten is troef.
    [D] Ruiten is troef.
    [C] Klaveren is troef.
   *[none] Er is geen troef.
  }

reason-void-trump-legal = Bekennen kan niet, dus je mag alles spelen. Dit is een troef: die gaat boven elke andere kleur, en alleen een hogere troef gaat erboven.

concept-trumping-is-no-duty = introeven hoeft niet
concept-trick-is-trumped = als er al ingetroefd is
concept-trump-wins = als een troef wint

look-trick-is-trumped = Kijk naar de kaarten die oplichten: de troef die nu wint, en wat jij in de gevraagde kleur hebt.
look-trump-trick-winner = Kijk eerst of er troef ligt, en dan naar de kleur van de eerste kaart.
why-trump-trick-winner = { $trumped ->
    [yes] { The-card } is de hoogste troef in de slag, en troef gaat boven alle andere kleuren.
   *[no] Er ligt geen troef, dus wint de hoogste kaart van de gevraagde kleur: { the-card }.
  }
