=== time_machine
{shuffle:
- We have a time machine, and it looks like a chair.
}
Which button do you press, the dinosaurs or the castle?
+ [the dinosaurs # hears: dinosaur, dinosaurs, dino]
    Brrr, ping! It smells of fern and mud.
+ [the castle # hears: castle, knights, knight]
    Brrr, ping! Too far! The castle comes later.
+ [(other) # hears: @anything]
    The machine hums and decides: dinosaurs first.
- Behind a huge leaf something breathes. Do we peek, or hide?
+ [peek # hears: peek, look]
    A friendly one with a long neck looks back.
+ [hide # hears: hide]
    It finds us with its nose. A friendly long neck!
+ [(other) # hears: @anything]
    It puts its long neck down to us.
- It wants to be scratched. Where do you scratch a dinosaur?
+ [(any) # hears: @anything]
    {echo()} It purrs so deeply that the ground shakes.
- What name does it get from you?
+ [(any) # hears: @anything]
    {echo()} It likes that.
- There is a nest with one cold egg. How do we warm it?
+ [(any) # hears: @anything]
    {echo()} Crack, a tiny nose!
- It thinks that you are its mother. What do you teach it first?
+ [(any) # hears: @anything]
    {echo()} It can do that at once, only backwards.
- {older: A volcano rumbles far away. How much time do we have, do you think? | Far away a volcano goes rumble. What do we do?}
+ [(any) # hears: @anything]
    Back to the chair, quick as lizards.
- Ping, the castle! A knight asks for the secret word. What is it?
+ [(any) # hears: @anything]
    Well, he says, that is better than mine. Come in.
- In the hall there is a feast. What is on your plate?
+ [(any) # hears: @anything]
    {echo()} You eat with your fingers.
- The princess is bored, the king lost his crown. Who comes first?
+ [the princess # hears: princess, girl, bored]
    You show her a game of our time, and everybody plays it.
+ [the king # hears: king, crown]
    It was on his head all the time, under the hat.
+ [(other) # hears: @anything]
    Helping is always right in a castle.
- You become a knight. What is painted on your shield?
+ [(any) # hears: @anything]
    {echo()} Arise, says the king. It shines up to the roof.
- {older: Which invention of our time would you explain to them? | What would you show them from your pocket?}
+ [(any) # hears: @anything]
    {echo()} They draw it in the big book.
- The chair is beeping. Home, or a hundred years ahead?
+ [home # hears: home, back]
    Ping. The clock says that no time has passed.
+ [ahead # hears: ahead, future, hundred]
    Everybody waves from flying bicycles. Then home, ping.
+ [(other) # hears: @anything]
    The chair knows the way home.
- What do you bring back for your room?
+ [(any) # hears: @anything]
    Put it where only a time traveller would look.
- -> played
