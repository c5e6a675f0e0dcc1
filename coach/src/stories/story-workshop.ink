// For older children: an inventor, a town clock that runs backwards, and a machine that nobody understands.
VAR inventor = "Yuki"
VAR first_tool = "magnifying glass"
VAR courage = 0

=== workshop
{shuffle:
- A workshop has a sign: we repair everything except the weather.
}
Yuki, who is eighty, needs an apprentice, and that is you. Which tool do you want: a magnifying glass, or a tuning fork?
+ [the magnifying glass # hears: magnifying, glass, look, lens]
    ~ first_tool = "magnifying glass"
    Small things become big in it, says Yuki, and big things become clear.
+ [the tuning fork # hears: tuning, fork, sound]
    ~ first_tool = "tuning fork"
    It sings one single note. Whatever is broken, says Yuki, sings wrong.
- The door flies open. The mayor! The town clock is running backwards, and everybody is late, or early, nobody knows. What do you ask him first?
+ [since when # hears: when, since, how long, time]
    Since yesterday at noon, he says, when the travelling fair arrived.
+ [who was there # hears: who, there, person, people]
    Nobody, he says, only the pigeons. And the fair arrived at noon.
+ [(other) # hears: @anything]
    He wipes his forehead. I only know that it began yesterday at noon, when the fair arrived.
- Do you go to the clock tower at once, or to the fair?
+ [the tower # hears: tower, clock, at once]
    -> clock_tower
+ [the fair # hears: fair, travelling]
    -> fair

=== clock_tower
Two hundred and ten steps. Up there the wheels are as big as tables. {first_tool == "tuning fork": Do you hold the tuning fork to the wheels, or follow the chain? | Do you look at the teeth of the wheels, or follow the chain?}
+ [the wheels # hears: wheel, wheels, teeth, tuning, fork, hold, look]
    {first_tool == "tuning fork": Hmmm, say all the wheels, and one says humm. A tiny one in the middle. | All the teeth shine, and one small wheel in the middle is much too new.}
+ [the chain # hears: chain, follow]
    The chain goes up, around, and over a small wheel that is much too new.
- Think, says Yuki. If one wheel turns to the right, the next one turns to the left. What happens if somebody adds one wheel too many?
+ [(backwards) # hears: backward, backwards, other way, turn, reverse, left, opposite]
    Exactly! With one wheel more everything turns the other way round.
+ [(other) # hears: @anything]
    She shows it with coins on the table: with one wheel more, everything turns the other way round.
- -> wheel_found

=== fair
At the fair the carousel stands still. Beside it a girl with greasy hands is crying a bit. Do you speak to her, or look at the carousel?
+ [speak to her # hears: speak, talk, her, girl, ask]
    ~ courage++
    I am Samira, she says. I only wanted to fix it. Now everything is worse.
+ [the carousel # hears: carousel, look, merry]
    In the middle of the gears there is a gap, just as big as a wheel. The girl sees you looking. I am Samira, she says quietly.
- The carousel weighs two tons, and the motor is small. How can a small motor turn something so heavy?
+ [(gears) # hears: gear, gears, wheel, wheels, slow, slowly, lever]
    With gears, right. Many quick turns become one slow and strong one.
+ [(other) # hears: @anything]
    With gears, says Samira. Many quick turns become one slow and strong one. She knows a lot.
- -> wheel_found

=== wheel_found
Now it is clear: Samira of the fair swapped a worn wheel with one from the tower. Do you go to the mayor, or talk to Samira first?
+ [the mayor # hears: mayor, tell]
    The mayor gets red. But you say: wait, she had a reason. And he listens, because you are so calm.
+ [Samira # hears: her, talk, first, girl, Samira]
    ~ courage++
    I thought that nobody would notice, she says. And without the carousel we cannot pay for the winter.
- What would be fair now, do you think?
+ [(unsure) # hears: @unsure]
    Hard to say, says Yuki. Let us first make everything run, and then think.
+ [(fair) # hears: @anything]
    A good thought, says Yuki, and writes it on the wall.
- The clock gets its wheel back, and the carousel needs a new one. From metal, or from oak wood?
+ [metal # hears: metal, cast, iron, brass]
    The brass glows like honey as you pour it. Yuki does the hot part, and you watch with goggles on.
+ [wood # hears: wood, oak, carve]
    Oak is hard and quiet. Your shavings roll up like little snails.
- The wheel needs twenty-four teeth, all at the same distance. A full circle has three hundred and sixty degrees. How many degrees lie between two teeth?
+ [(right) # hears: 15]
    Fifteen! You draw it with the compass, and it fits to a hair.
+ [(other) # hears: @anything]
    Yuki draws it: fifteen degrees. Then you do the next one, and the next, twenty-four times.
- Now the heavy pendulum must be stopped. Do you catch it with a rope, or wait until it stands still?
+ [a rope # hears: rope, catch, tie]
    ~ courage++
    Three of you hold the rope, and it comes to rest like a tired cow.
+ [wait # hears: wait, still, patience]
    You wait, and it gets slower and slower. It takes forty minutes, and you learn to play dominoes.
+ [(other) # hears: @anything]
    {echo()} Yuki has never seen that before, and she has seen a lot.
- Tick, tock, forwards! And down in the square the carousel begins to play. What do you ride on?
+ [(any) # hears: @anything]
    {echo()} It creaks a little, and it goes round like the whole world.
- The mayor still looks strict. Samira must make it good, he says. Give me an idea, apprentice. What do you suggest?
+ [work # hears: work, help, repair, clean, oil, fix]
    She oils the town clock once a month, and whoever hears it strike thinks of her.
+ [free rides # hears: ride, rides, free, carousel]
    All children of the town ride for free until Sunday. Even the mayor rides, twice.
+ [(idea) # hears: @anything]
    {echo()} The mayor scratches his head, and then he smiles. Agreed.
- In the evening Yuki asks: {courage > 1: You went to people before you judged them. Where did you learn that? | What did you understand today that you did not know this morning?}
+ [(any) # hears: @anything]
    She nods for a long time. That cannot be bought in any tool shop, she says.
- You may now invent something yourself. What does your first machine do?
+ [(any) # hears: @anything]
    {echo()} I would like to have one of those.
- Now the sign on the door has a new line: and apprentice. How do you sign it, with a drawing, or with a secret sign?
+ [a drawing # hears: drawing, draw, picture]
    It is small, and everybody in the street recognises it.
+ [a secret sign # hears: secret, sign]
    Only Yuki and Samira know what it means.
+ [(other) # hears: @anything]
    It is there to this day, next to the bell.
- -> the_end
