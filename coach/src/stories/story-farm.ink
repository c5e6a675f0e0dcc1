// For the youngest: the rooster has no voice, and the farm sleeps on.
VAR rooster = "Rudi"

=== farm
{shuffle:
- It is morning on the farm, but everybody is asleep.
}
Do you look into the barn, or up to the roof?
+ [the barn # hears: barn, in, door]
    The cows snore: moo, moo, moo.
+ [the roof # hears: roof, up]
    The rooster sits up there and says nothing.
+ [(other) # hears: @anything]
    All is quiet, only somebody snores.
- The rooster has lost his voice! What is his name?
+ [(unsure) # hears: @unsure]
    Then he is called Rudi.
+ [(name) # hears: @anything # stores: rooster]
    {rooster == "Rudi": Rudi, he whispers. | {rooster}, he whispers, that is me.}
- Who shall wake the farm now, you or the pig?
+ [me # hears: me, I, myself, you]
    Then shout cock a doodle doo!
    + + [(any) # hears: @anything]
        Good! One cow opens one eye.
+ [the pig # hears: pig, piggy]
    Oink, says the pig. One cow opens one eye.
+ [(other) # hears: @anything]
    One cow opens one eye.
- Then she sleeps on. What do you do to wake a cow?
+ [(any) # hears: @anything]
    {echo()} Moo! Now she is awake.
- The cow gives warm milk for {rooster}. With honey, or without?
+ [with honey # hears: with, honey, sweet, yes]
    A big spoon of honey, round and round.
+ [without # hears: without, no, plain]
    Just milk, white and warm.
+ [(other) # hears: @anything]
    A fine drink for a sore throat.
- He drinks. Now he says: meow! What went wrong?
+ [(any) # hears: @anything]
    {echo()} He found the voice of the cat!
- Who has his voice now? The cat, or the duck?
+ [the cat # hears: cat, kitty]
    The cat opens her mouth: cock a doodle doo!
+ [the duck # hears: duck]
    The duck says moo. What a muddle!
+ [(other) # hears: @anything]
    All the voices are mixed up!
- What does the sheep say today?
+ [(any) # hears: @anything]
    {echo()} And all the lambs laugh.
- We must sort the voices. Do you call everybody, or whistle?
+ [call # hears: call, shout, everybody]
    They all come running, hop, trot, waddle.
+ [whistle # hears: whistle]
    At the whistle they all stand in a row.
+ [(other) # hears: @anything]
    Soon they all stand in a row.
- Now tell the duck: how does a duck go?
+ [(right) # hears: quack]
    Quack, says the duck. Of course!
+ [(other) # hears: @anything]
    The duck tries, and then it says quack.
- And the horse? How does a horse go?
+ [(right) # hears: neigh, hee, hue, whinny]
    Neigh, says the horse, and shakes its mane.
+ [(other) # hears: @anything]
    The horse laughs, and then it says neigh.
- Last comes the cat. What does she say?
+ [(right) # hears: meow, miaow, miau]
    Meow! She gives the wrong voice back.
+ [(other) # hears: @anything]
    She purrs, and gives the wrong voice back.
- Now {rooster} breathes in. Do we cover our ears, or listen closely?
+ [cover our ears # hears: cover, ears, hands]
    You can still hear it, it is so loud.
+ [listen # hears: listen, closely]
    Cock a doodle doo! It is so loud and clear.
+ [(other) # hears: @anything]
    Cock a doodle doo, over all the fields!
- Everybody is up. What is for breakfast on the farm?
+ [(any) # hears: @anything]
    {echo()} There is enough for all.
- You get a present. A warm egg, or a soft feather?
+ [an egg # hears: egg, warm]
    It is brown, and it has a little spot.
+ [a feather # hears: feather, soft]
    It is green and shines in the sun.
+ [(other) # hears: @anything]
    Take good care of it.
- Which animal do you hug before you go?
+ [(any) # hears: @anything]
    {echo()} It hugs you back, as well as it can.
- -> the_end
