// In each case the detective looks around as long as there is something to find, and then says who it was.

=== cake
~ found = 0
The strawberry cake has gone from the kitchen table! There was only a plate with crumbs. Three were at home: Grandpa, the dog Waldo, and little Anna. You can look at the plate, the floor or the window, or ask somebody. Where do you begin?
-> look
= look
* [the plate # hears: plate, crumbs, table]
    The plate is licked quite clean, even around the edge. {clue_line()}
* [the floor # hears: floor, ground, down]
    On the floor there is whipped cream, and in it there is a long hair, brown and rough. {clue_line()}
* [the window # hears: window, curtain]
    The window is shut, so nobody came in from outside. {clue_line()}
* [Grandpa # hears: grandpa, grandfather, grandad]
    Grandpa says: I was asleep in my chair. He has no crumbs in his beard. {clue_line()}
* [Waldo # hears: waldo, dog]
    Waldo looks at the ceiling. His tail does not wag, and something white is on his nose. {clue_line()}
* [Anna # hears: anna, girl, little]
    Anna says: I cannot even reach the table. She shows you, and it is true. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{shuffle:
- Do you know who it was, or do you want to look further?
- Have you an idea already, or shall we search on?
- Do you want to name somebody, or find one more clue?
}
+ [I know # hears: know, @yes, idea, it was, name, grandpa, waldo, dog, anna]
    -> accuse
+ [look further # hears: look, further, search, more, clue, @no, @unsure]
    {look_where()}
    -> look
= accuse
Now, who ate the cake: Grandpa, Waldo or Anna?
+ [Waldo # hears: waldo, dog]
    ~ score++
    Waldo! He puts his head on his paws. The cream on the nose gave him away.
+ [Grandpa # hears: grandpa, grandfather]
    Grandpa laughs and shakes his head. Look, says he, whose nose is white? It was Waldo.
+ [Anna # hears: anna, girl]
    Anna shakes her head. Look at who has cream on the nose. It was Waldo!
- {older: Which clue proves it the best, in your opinion? | How did you find it out?}
+ [(any) # hears: @anything]
    {well_thought()}
- What should happen to Waldo now?
+ [(any) # hears: @anything]
    That is fair, I think. And Grandpa bakes a new cake, this time on a high shelf.
- -> case_closed

=== paws
~ found = 0
Somebody walked across the fresh cement in front of the school, and left prints. The caretaker is cross. It could be the cat Minka, the goose Gerda, or the hedgehog Hugo. You can look at the prints, the fence or the puddle, or ask the animals. What do you do first?
-> look
= look
* [the prints # hears: prints, print, cement, tracks]
    Each print has three long toes, and skin in between, like a fan. {clue_line()}
* [the fence # hears: fence, gate]
    Under the fence there is only a small gap, and a white feather is stuck in it. {clue_line()}
* [the puddle # hears: puddle, water]
    Somebody has just had a bath here. The puddle still has ripples. {clue_line()}
* [Minka # hears: minka, cat]
    Minka says: I never walk on wet things. It ruins my paws. {clue_line()}
* [Gerda # hears: gerda, goose]
    Gerda says: I was in no hurry at all this morning, honk. Her feet are grey. {clue_line()}
* [Hugo # hears: hugo, hedgehog]
    Hugo is hard to wake up. I sleep in the daytime, he mumbles. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{shuffle:
- Can you name the walker, or do you need more clues?
- Is the case clear to you, or shall we go on searching?
- Would you like to say who it was, or look once more?
}
+ [I know # hears: know, @yes, clear, name, it was, minka, cat, gerda, goose, hugo, hedgehog]
    -> accuse
+ [more clues # hears: more, clues, look, search, on, @no, @unsure]
    {look_where()}
    -> look
= accuse
Who walked over the cement: Minka, Gerda or Hugo?
+ [Gerda # hears: gerda, goose]
    ~ score++
    Gerda! Only a goose has skin between its toes. Honk, she says, it was so nice and cool.
+ [Minka # hears: minka, cat]
    Minka shows a small round paw. It does not fit. The fan with three toes belongs to Gerda, the goose.
+ [Hugo # hears: hugo, hedgehog]
    Hugo is snoring again. And the prints with the fan belong to Gerda, the goose.
- {older: What is the skin between the toes good for, do you think? | Why do you think Gerda did it?}
+ [(any) # hears: @anything]
    {well_thought()} 
- The caretaker has an idea: the prints stay there for ever, as a decoration. Is that good, or should he smooth it over?
+ [(any) # hears: @anything]
    He scratches his chin and does just that. Gerda is very proud.
- -> case_closed

=== attic
~ found = 0
Every night there is singing in the attic of the old house! Mrs Plum cannot sleep. Is it the wind, a bird, or Mr Plum? You can check the roof, the box, the stairs or the clock, or ask the Plums. Where do we start?
-> look
= look
* [the roof # hears: roof, hole, tiles]
    There is a hole in the roof, as big as an apple. But tonight there is no wind, and it sings anyway. {clue_line()}
* [the box # hears: box, trunk, chest]
    In the box there is straw, and in the straw there is a small warm hollow. {clue_line()}
* [the stairs # hears: stairs, dust, steps]
    The dust on the stairs is thick. Nobody has walked here for weeks. {clue_line()}
* [the clock # hears: clock, time]
    The singing begins when the sun comes up, not at midnight. Mrs Plum just gets up very early. {clue_line()}
* [Mrs Plum # hears: mrs, missus, mrs plum, she]
    Mrs Plum says: it goes up and down, like a flute, and then it stops when I cough. {clue_line()}
* [Mr Plum # hears: mr, mister, mr plum, he]
    Mr Plum says: I sing only in the bath, and only wrong. He shows you. It is true. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{shuffle:
- What do you think, do you know the singer, or do we look on?
- Do we have enough, or is there more to find?
- Will you solve it now, or do you want one more clue?
}
+ [I know # hears: know, @yes, enough, solve, it was, it is, bird, wind, plum]
    -> accuse
+ [look on # hears: look, on, more, clue, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
Who is singing in the attic: the wind, a bird, or Mr Plum?
+ [a bird # hears: bird, blackbird, robin, birds]
    ~ score++
    A bird! It came in through the hole and made its nest in the box. There are four blue eggs in it.
+ [the wind # hears: wind]
    There was no wind tonight. But a warm nest in the box, that was a bird! With four blue eggs.
+ [Mr Plum # hears: mr, mister, plum]
    Then there would be footprints in the dust. No, it was a bird, with a nest in the box, and four blue eggs.
- {older: The stairs were the clue that cleared Mr Plum. Why? | What was the best clue, do you think?}
+ [(any) # hears: @anything]
    {older: No footprints in the dust means that nobody went up. | I thought about that clue, too.}
- Should the Plums close the hole now, or wait until the little birds can fly?
+ [wait # hears: wait, fly, birds, later, leave]
    They wait. And Mrs Plum now likes to wake up early.
+ [close it # hears: close, now, shut]
    Then the mother could not get in, thinks Mrs Plum. She waits, and puts a bowl under the hole for the rain.
+ [(other) # hears: @anything]
    Mrs Plum thinks about it, and then she puts a little sign on the door: quiet, please.
- -> case_closed

=== crown
~ found = 0
Before the big play, the golden paper crown is gone! It was in the dressing room. Near it were Tim with the broom, Rosa the queen, and the magpie Klara at the window. You can check the table, the bin, the nest in the tree or the mirror, or ask somebody. What comes first?
-> look
= look
* [the table # hears: table]
    On the table all the shiny things are missing: a spoon, a button, and the crown. The paper things are still there. {clue_line()}
* [the bin # hears: bin, rubbish, trash]
    In the bin there are only apple cores. Tim did not sweep the crown away. {clue_line()}
* [the nest # hears: nest, tree]
    The nest is high up. Something in it glitters in the sun. {clue_line()}
* [the mirror # hears: mirror]
    A small feather is stuck at the mirror, black and white. {clue_line()}
* [Tim # hears: tim, broom, boy]
    Tim says: I swept the floor, and the window was open. He shows you his empty pockets. {clue_line()}
* [Rosa # hears: rosa, queen, girl]
    Rosa has tears in her eyes. Without a crown I am no queen, she says. {clue_line()}
* [Klara # hears: klara, clara, magpie, bird]
    Klara says only: chack, chack. And she looks at your shiny button. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{shuffle:
- The play begins soon! Do you know it, or do you look once more?
- Do you want to say who it was, or search on?
- Are you sure already, or one more clue?
- Name the taker, or keep looking?
}
+ [I know # hears: know, @yes, sure, say, it was, tim, rosa, klara, magpie]
    -> accuse
+ [look once more # hears: look, once more, search, clue, more, @no, @unsure, looking]
    {look_where()}
    -> look
= accuse
Who has the crown: Tim, Rosa or Klara the magpie?
+ [Klara # hears: klara, clara, magpie, bird]
    ~ score++
    Klara! Magpies love everything that glitters. The crown is in her nest.
+ [Tim # hears: tim, boy]
    Tim turns out his pockets, and they are empty. But black and white feathers, that is Klara, the magpie.
+ [Rosa # hears: rosa, queen, girl]
    Rosa needs the crown the most of all. No, the feather belongs to Klara, the magpie.
- How do you get the crown back: with a ladder and a grown-up, or with a swap?
+ [with a ladder # hears: ladder, grown, climb]
    The caretaker climbs up, and you hold the ladder with both hands.
+ [with a swap # hears: swap, trade, something, shiny, exchange]
    You offer her a shiny bottle top. Chack! The crown falls right into Rosa's lap.
+ [(other) # hears: @anything]
    You try it, and it works just before the curtain opens.
- {older: What could you tell the others, so that it does not happen again? | The curtain opens, and everybody claps. Where do you sit: in front, or behind the stage?}
+ [(any) # hears: @anything]
    {well_thought()} And at the end Rosa bows to you, the detective.
- -> case_closed
