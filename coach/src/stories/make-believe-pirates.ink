// Friendly pirates: they bring lost things back.
VAR pirate_ship = "the Jolly Sock"

=== pirates
{shuffle:
- Ahoy, we are pirates who bring lost things back!
}
What is our ship called?
+ [(unsure) # hears: @unsure]
    Then she is the Jolly Sock.
+ [(name) # hears: @anything # stores: pirate_ship]
    {pirate_ship == "the Jolly Sock": The old name stays for now, the Jolly Sock. | {pirate_ship}, and the sails flap with joy!}
- Every pirate needs a flag. What is on ours?
+ [(any) # hears: @anything]
    {echo()} Up it goes, to the very top.
- The parrot copies everything you say. Teach it a word!
+ [(any) # hears: @anything]
    {echo()} Now it will not stop saying it.
- Big waves! Do you hold the wheel, or the mast?
+ [the wheel # hears: wheel, steer]
    You turn it well, and we stay dry.
+ [the mast # hears: mast, pole]
    You hug the mast, and it creaks thank you.
+ [(other) # hears: @anything]
    Good, nobody slides away.
- A bottle swims by with a map in it. {not little: It is drawn in blueberry juice.} What does the map show?
+ [(any) # hears: @anything]
    {echo()} We sail there.
- Land ahoy! Do we row there, or ride on a turtle?
+ [row # hears: row, boat, paddle]
    One, two, splash, and sand under the boat.
+ [the turtle # hears: turtle, ride]
    The turtle hums, and your feet get wet.
+ [(other) # hears: @anything]
    That way is even more fun.
- {older: The map says: ten steps north, four steps back, one to the side. How far north are we then? | The map says: three big steps. Count them with me!}
+ {older} [(right) # hears: 6]
    Six steps, exactly, and here the sand is soft.
+ {not older} [(right) # hears: 3]
    Exactly, and here the sand is soft.
+ [(other) # hears: @anything]
    {older: Six steps, says the parrot, and there the sand is soft. | One, two, three, and here the sand is soft.}
- Shall we dig with our hands, or ask the crabs to help?
+ [with our hands # hears: hands, dig, ourselves]
    Sand flies over our heads. Clonk, a chest!
+ [the crabs # hears: crab, crabs, ask, help]
    Twenty crabs dig like little diggers. Clonk, a chest!
+ [(other) # hears: @anything]
    Deeper and deeper. Clonk, a chest!
- It has a lock that opens only to a funny noise. Make one!
+ [(any) # hears: @anything]
    And the lid jumps up.
- It is full of lost things! What do you see first?
+ [(any) # hears: @anything]
    {echo()} Somebody misses that.
- A whale has lost its bath hat. Do we bring it now, or after lunch?
+ [now # hears: now, first, bring]
    The whale puts it on and blows a fountain of thanks.
+ [after lunch # hears: lunch, after, eat, later]
    With a full tummy we find the whale, and it is so happy.
+ [(other) # hears: @anything]
    The whale gets its hat and smiles from ear to ear.
- What do pirates like us eat for lunch?
+ [(any) # hears: @anything]
    {echo()} The cook makes plenty.
- One thing is left, a tiny golden key. What could it open?
+ [(any) # hears: @anything]
    {echo()} We shall find out one day.
- Now we sail home. Which song do we sing?
+ [(any) # hears: @anything]
    Even the parrot sings along, a bit too high.
- -> played
