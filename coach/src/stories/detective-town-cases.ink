// Cases around the town; see detective-cases.ink.

=== snowman
~ found = 0
This morning the snowman has no nose any more, and it was such a fine carrot! Was it the sun, little Nora, or the pony Pepper? You can look at the snow, the fence, the hat or the sky, or ask somebody. Where to first?
-> look
= look
* [the snow # hears: snow, ground, prints]
    In the snow there are round prints, like small soup bowls, on the other side of the fence. {clue_line()}
* [the fence # hears: fence, wood, gate]
    Long blond hairs are stuck on the top of the fence, and the wood is wet there. {clue_line()}
* [the hat # hears: hat, head, snowman]
    The hat sits quite straight, but the face is licked smooth. {clue_line()}
* [the sky # hears: sky, thermometer, weather]
    The sky is grey, and it is colder than yesterday. Nothing melts today. {clue_line()}
* [Nora # hears: nora, girl, child]
    Nora says: I only put the carrot in. She is so small that she needed a chair for it. {clue_line()}
* [Pepper # hears: pepper, pony, horse]
    Pepper chews. Something orange is on his lip. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, sun, nora, pepper]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} the sun, Nora, or Pepper?
+ [Pepper # hears: pepper, pony, horse]
    ~ score++
    Pepper! He stretched his neck over the fence, and crunch, the nose was gone.
+ [the sun # hears: sun]
    The sun did not even come out today. The blond hairs belong to Pepper, the pony.
+ [Nora # hears: nora, girl]
    Nora cannot reach that high without a chair. The round prints are from Pepper, the pony.
- {older: How can one tell a hoof from a boot in the snow? | What else would a pony like to eat?}
+ [(any) # hears: @anything]
    {well_thought()}
- What does the snowman get as a new nose?
+ [(any) # hears: @anything]
    It looks very elegant on him, and Pepper gets a carrot of his own.
- -> case_closed

=== shoes
~ found = 0
At the kindergarten every child has two left shoes today, or two right ones! It may be the twins, Mr Brush the cleaner, or tiny Emil. You can check the shelf, the shoes, the floor or the clock, or ask somebody. What do we try first?
-> look
= look
* [the shelf # hears: shelf, rack, boxes]
    Only the lowest row is mixed up. Higher up every pair is in its place. {clue_line()}
* [the shoes # hears: shoes, laces, boots]
    Some laces are wet, as if somebody had chewed them. {clue_line()}
* [the floor # hears: floor, carpet, ground]
    On the floor lies a small cuddly rabbit, and a trail of biscuit crumbs. {clue_line()}
* [the clock # hears: clock, time]
    Before story time all was well. It happened while everybody was listening. {clue_line()}
* [the twins # hears: twins, twin]
    The twins say: we sat in front and heard the whole story. They can tell it from the beginning to the end. {clue_line()}
* [Mr Brush # hears: brush, cleaner, mister, mr]
    Mr Brush says: I come only in the evening, when all the shoes have gone home. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, twins, brush, emil]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} the twins, Mr Brush, or Emil?
+ [Emil # hears: emil, baby, tiny]
    ~ score++
    Emil! He is one year old, he came with his mother, and shoes are his favourite toys.
+ [the twins # hears: twins, twin]
    The twins know the whole story by heart. The chewed laces and the rabbit belong to Emil, who is one.
+ [Mr Brush # hears: brush, cleaner]
    Mr Brush was not even there. The low shelf, the crumbs and the rabbit point at Emil, who is one.
- {older: Why was only the lowest row mixed up? | What do babies like to chew?}
+ [(any) # hears: @anything]
    {well_thought()}
- How do the children find their own shoes again?
+ [(any) # hears: @anything]
    It takes a while and a lot of hopping on one leg, and Emil claps his hands.
- -> case_closed

=== rolls
~ found = 0
Every morning three rolls are missing from the bakery, and the door is locked! Is it a mouse, the paper girl, or the baker himself? You can look at the door, the floor, the basket or the bed upstairs, or ask somebody. Where do you want to begin?
-> look
= look
* [the door # hears: door, lock, key]
    The key is on the inside, and the lock is fine. Nobody came in from the street. {clue_line()}
* [the floor # hears: floor, flour, prints]
    In the flour on the floor there are prints of slippers, big ones, going up the stairs. {clue_line()}
* [the basket # hears: basket, rolls, bread]
    The cloth is folded back neatly. A mouse does not fold. {clue_line()}
* [the bed # hears: bed, upstairs, pillow]
    There are crumbs on the pillow upstairs, and the slippers are white at the bottom. {clue_line()}
* [the paper girl # hears: paper, girl]
    The paper girl says: at that hour I only hear somebody snore, and walk about. {clue_line()}
* [the baker # hears: baker, man]
    The baker says: I never remember my nights. And I am never hungry at breakfast, how odd. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, mouse, paper, baker]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} a mouse, the paper girl, or the baker?
+ [the baker # hears: baker, himself]
    ~ score++
    The baker himself! He walks in his sleep, eats three rolls, and goes back to bed.
+ [a mouse # hears: mouse, mice]
    No mouse wears slippers, or folds a cloth. It was the baker, walking in his sleep.
+ [the paper girl # hears: paper, girl]
    The door was locked, and she has no key. It was the baker, walking in his sleep.
- {older: Which clue shows that it was somebody from inside the house? | What do you think he was dreaming of?}
+ [(any) # hears: @anything]
    {well_thought()}
- What could the baker do about it?
+ [(any) # hears: @anything]
    He puts a little bell on his slippers, and three rolls beside his bed.
- -> case_closed
