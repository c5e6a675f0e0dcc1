// More cases; see detective-cases.ink.

=== lunch
~ found = 0
On the school trip three lunch boxes are empty, and nobody has eaten! Suspects: Ben, the squirrel, and Miss Berry. You can look at the boxes, the bench, the bush or the map, or ask somebody. Whom or what first?
-> look
= look
* [the boxes # hears: boxes, box, lunch, lid]
    The lids are open, but the cheese and the ham are still there. Only nuts and raisins are gone. {clue_line()}
* [the bench # hears: bench, seat]
    On the bench lie tiny pieces of shell, gnawed by very small teeth. {clue_line()}
* [the bush # hears: bush, leaves, bushes]
    Behind the bush the earth is freshly dug, in five little heaps. {clue_line()}
* [Ben # hears: ben, boy]
    Ben says: I am allergic to nuts, I never touch them. He shows his apple. {clue_line()}
* [Miss Berry # hears: miss, berry, teacher, miss berry]
    Miss Berry counted the children the whole time. Twenty-two, twenty-two, twenty-two. {clue_line()}
* [the squirrel # hears: squirrel]
    The squirrel has cheeks as round as balls, and it cannot say a word. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, ben, squirrel, miss]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} Ben, the squirrel, or Miss Berry?
+ [the squirrel # hears: squirrel]
    ~ score++
    The squirrel! It has buried the nuts in five heaps, for the winter.
+ [Ben # hears: ben, boy]
    Ben must not eat nuts at all. The little heaps belong to the squirrel.
+ [Miss Berry # hears: miss, berry, teacher]
    Miss Berry was counting heads. The little heaps belong to the squirrel.
- {older: Which clue rules out a hungry child? | Where would you hide nuts?}
+ [(any) # hears: @anything]
    {well_thought()}
- What should the class do about lunch?
+ [(any) # hears: @anything]
    Everybody shares, and the squirrel gets one last nut.
- -> case_closed

=== library
~ found = 0
Every morning there are puddles in the library, and it has not rained! It could be the pipe, the cleaner, or Otto the dog. You can check the ceiling, the puddles, the door or the carpet, or ask somebody. How do we start?
-> look
= look
* [the ceiling # hears: ceiling, roof, pipe]
    The ceiling is as dry as a biscuit. No pipe runs there at all. {clue_line()}
* [the puddles # hears: puddles, puddle, water]
    The puddles stand in a row, and each one has a few short hairs in it. {clue_line()}
* [the door # hears: door, flap]
    In the back door there is a flap, and it is still swinging a bit. {clue_line()}
* [the carpet # hears: carpet, rug, floor]
    On the carpet there is a big wet round spot, right by the warm heater. {clue_line()}
* [the cleaner # hears: cleaner, mop]
    The cleaner says: my mop has been broken since Monday. It has no head. {clue_line()}
* [Otto # hears: otto, dog]
    Otto wags his tail. He smells of pond. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, pipe, cleaner, otto]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} the pipe, the cleaner, or Otto?
+ [Otto # hears: otto, dog]
    ~ score++
    Otto! Every morning he swims in the pond, and then he dries himself where the stories are warm.
+ [the pipe # hears: pipe, ceiling]
    There is no pipe up there. The hairs in the puddles are from Otto.
+ [the cleaner # hears: cleaner, mop]
    A mop without a head makes no puddles. It was Otto, fresh from the pond.
- {older: What does the swinging flap tell a detective? | How would you dry a dog?}
+ [(any) # hears: @anything]
    {well_thought()}
- How can Otto stay, without the puddles?
+ [(any) # hears: @anything]
    The librarian buys a towel with his name on it.
- -> case_closed

=== gnome
~ found = 0
Mr Long's garden gnome stands somewhere else every morning! Is it Lia from next door, a mole, or the postman? You can look at the grass, the gnome, the fence or the flower bed, or ask somebody. Where to?
-> look
= look
* [the grass # hears: grass, lawn, meadow]
    In the grass there is a row of small brown hills, and the last one is right under the gnome. {clue_line()}
* [the gnome # hears: gnome, dwarf]
    The gnome has earth on his feet, but not one fingerprint on his dusty hat. {clue_line()}
* [the fence # hears: fence, gate]
    On the fence a spider has built her web, and it is not torn. Nobody climbed over. {clue_line()}
* [the flower bed # hears: flower, bed, flowers]
    In the flower bed the earth moves a little. Then it is still. {clue_line()}
* [Lia # hears: lia, girl, neighbour]
    Lia says: I was at my grandma for a week. She shows you the ticket. {clue_line()}
* [the postman # hears: postman, post, mailman]
    The postman says: I come at noon, and I only bring bills. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, lia, mole, postman]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} Lia, the mole, or the postman?
+ [the mole # hears: mole]
    ~ score++
    The mole! He digs his tunnels at night and lifts the gnome like a lift.
+ [Lia # hears: lia, girl]
    Lia was not even in town. The little hills come from the mole.
+ [the postman # hears: postman, mailman]
    The postman comes when the gnome has moved already. It was the mole, under the ground.
- {older: Why is the spider's web such a good clue? | What else could a mole lift up?}
+ [(any) # hears: @anything]
    {well_thought()}
- Should Mr Long be cross with the mole?
+ [(any) # hears: @anything]
    Mr Long puts up a sign: gnome crossing.
- -> case_closed

=== bell
~ found = 0
The old school bell does not ring today, and all are late! Did the caretaker forget it, did the storm break it, or did a bird do something? You can check the rope, the bell, the tower or the calendar, or ask somebody. What first?
-> look
= look
* [the rope # hears: rope, string]
    The rope is whole, and it still swings. Somebody has pulled it today. {clue_line()}
* [the bell # hears: bell, inside]
    Inside the bell it is soft! Something of straw and wool sits around the clapper. {clue_line()}
* [the tower # hears: tower, window, top]
    The little tower window has lost a pane, since the storm last week. {clue_line()}
* [the calendar # hears: calendar, date]
    It is April. In April everybody out there is building. {clue_line()}
* [the caretaker # hears: caretaker, janitor, man]
    The caretaker says: I pulled it at eight, as always. It only said, puff. {clue_line()}
* [the sparrow # hears: sparrow, bird]
    The sparrow on the roof has a bit of wool in her beak. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, caretaker, storm, sparrow]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} the caretaker, the storm, or the sparrow?
+ [the sparrow # hears: sparrow, bird, nest]
    ~ score++
    The sparrow! She has built her nest in the bell, and a soft bell cannot sing.
+ [the caretaker # hears: caretaker, janitor, forgot]
    The caretaker pulled the rope, you saw it swing. The sparrow's nest made it silent.
+ [the storm # hears: storm, wind, broke]
    The storm only broke the window. The sparrow came in and built a nest in the bell.
- {older: The storm did help, in a way. How? | What sound would a soft bell make?}
+ [(any) # hears: @anything]
    {well_thought()}
- How will the school know the time now?
+ [(any) # hears: @anything]
    Until the little ones fly, everybody claps at eight.
- -> case_closed

=== prints
~ found = 0
At the art show there are small blue prints on every picture! It may be Pia the painter, the twins, or Tinka the cat. You can look at the prints, the paint, the basket or the window, or ask somebody. What is first?
-> look
= look
* [the prints # hears: prints, print, blue]
    Each print has four little dots and one bigger one. No finger looks like that. {clue_line()}
* [the paint # hears: paint, pot, colour]
    The blue pot lies on its side, and hairs swim in it. {clue_line()}
* [the basket # hears: basket, cushion]
    The cushion in the basket is blue, too, and still damp. {clue_line()}
* [the window # hears: window, sill]
    On the window sill the prints stop, and the sun shines there. {clue_line()}
* [Pia # hears: pia, painter]
    Pia says: I painted only red today. Her hands are red to the elbows. {clue_line()}
* [the twins # hears: twins, twin, brothers]
    The twins say: we were eating cake. They have crumbs everywhere, and no blue. {clue_line()}
+ -> accuse
- {found > 2: -> ready_or_not}
{look_where()}
-> look
= ready_or_not
{know_or_look()}
+ [I know # hears: know, @yes, sure, idea, solve, it was, enough, pia, twins, tinka]
    -> accuse
+ [look on # hears: look, on, more, clue, search, further, find, @no, @unsure]
    {look_where()}
    -> look
= accuse
{who_was_it()} Pia, the twins, or Tinka?
+ [Tinka # hears: tinka, cat]
    ~ score++
    Tinka! She walked through the blue, and then over all the pictures to her sunny place.
+ [Pia # hears: pia, painter]
    Pia is red up to her elbows, not blue. Four dots and one, that is a paw. It was Tinka.
+ [the twins # hears: twins, twin]
    The twins have only crumbs on them. Four dots and one, that is a paw. It was Tinka.
- {older: How can one tell a paw from a hand, as a scientist? | Which picture would look good with paws?}
+ [(any) # hears: @anything]
    {well_thought()}
- What should happen to the pictures now?
+ [(any) # hears: @anything]
    They hang the best one up, and Tinka signs it with a paw.
- -> case_closed

=== function know_or_look
{shuffle:
- Do you know who it was, or do we look on?
- Is it solved, or do you need one more clue?
- Have you got it, or shall we search further?
- Can you name somebody, or is something missing?
- Are you sure by now, or still wondering?
- Do the clues fit together, or not yet?
- Is the picture complete, or is a piece missing?
- Do you have a name for me, or shall we search on?
- Will you solve it, or do you want another clue?
- Does your nose know, or does it want more?
- Ready to say it, or one more look?
- Have we enough, or do we go on looking?
- Is it clear as glass, or still foggy?
- Do you dare to say who, or do we look further?
}

=== function who_was_it
{shuffle:
- So, who was it:
- Now say it, detective:
- The moment has come, was it
- Your verdict:
- Whom do the clues point at:
- Tell the town, was it
- Everybody holds their breath, was it
- Point with your finger, was it
- I open the notebook and write, it was
- Let us hear it,
}

=== function well_thought
{shuffle:
- Well thought.
- That would convince a judge.
- I underline that in the notebook.
- Sharp as a magnifying glass.
- You think like a fox.
- I had the same feeling.
- A good answer for a big hat.
- That makes sense.
- I would not have thought of that.
- Clear as a bell.
- A clever head, that is what you have.
- The notebook likes it, too.
- So it must be.
- You see what others miss.
- That is real detective thinking.
- I tip my hat to you.
}
