# How a deal of Femkortskille is settled, payment by payment. $seats: who pays or takes. $count: how many they are.
# $chips: what each of them pays or takes. $pot: what the pot held before the losers paid. $winner: who won.
# $losers: how many knocked and lost. $rule: the rule by which the winner takes. $net: with its sign. $words: knocked or passed.

settlement = Settling up
settle-title = Who pays what
settle-step = { $step ->
    [0] Before the first payment
   *[other] Step { $step } of { $steps }
  }
settle-payments = The payments in order
settle-middle = In the middle: { settle-chips }
settle-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
  }
settle-net = { $net }
settle-knocked = knocked
settle-passed = passed
settle-change = { $seat }: { $words }. Change

settle-set = Your deal
settle-set-players = Players
settle-set-winner = Winner
settle-set-ante = Stake
settle-set-carried = Left in the pot from before
settle-set-extra = A knock costs one more stake
settle-set-stay = Payments stay for the next deal

settle-none = Nobody has paid anything yet.
settle-carried = The pot still holds { settle-chips } from the deal before.
settle-ante = Each of the { $count } players puts { settle-chips } into the pot before the deal.
settle-knock-stake = { $count ->
    [one] { $seats } puts in { settle-chips } more for knocking.
   *[other] { $seats } put in { settle-chips } more each for knocking.
  }
settle-pays = { $seats } knocked and didn’t win, so { $seats } pays as much as the pot held: { settle-chips }.
settle-takes = { $rule ->
    [K8] { $winner } is the only one who hasn’t passed, and takes the pot without play: { settle-chips }.
    [KV3] { $winner } won the fifth trick and takes the pot alone: { settle-chips }.
   *[other] { $winner } won the fifth trick and takes everything: { $losers ->
        [one] { $pot } + { $pot } = { settle-chips }.
       *[other] { $pot } + { $losers } × { $pot } = { settle-chips }.
      }
  }
settle-stays = The losers’ payments stay in the middle for the next deal: { settle-chips }.
settle-end = In the end: { $list }.
