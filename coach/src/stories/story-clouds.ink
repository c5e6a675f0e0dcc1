// A small grey cloud has run away from its flock.
VAR cloud = "Puff"
VAR cloud_bag = "rope"

=== clouds
{shuffle:
- High up in the mountains lives Tenzin, who looks after the clouds as others look after sheep.
}
Every evening he counts them, and tonight one is missing, a small grey one. What is its name?
+ [(unsure) # hears: @unsure]
    Tenzin calls it Puff, because it says puff when it bumps into something.
+ [(name) # hears: @anything # stores: cloud]
    {cloud == "Puff": Tenzin calls it Puff, because that is the sound it makes. | {cloud}, that is it, says Tenzin. It has never been away at night.}
- You want to help. You can take a long rope, or a bell with a deep sound. Which do you choose?
+ [the rope # hears: rope, long]
    ~ cloud_bag = "rope"
    The rope is woven from goat hair and smells of smoke and grass.
+ [the bell # hears: bell, sound, deep]
    ~ cloud_bag = "bell"
    The bell says dong, so softly that you feel it in your tummy.
- There are two paths. One climbs up the rocks, where the eagles live, and one goes through the valley of fog. Where do you look first?
+ [up the rocks # hears: rocks, eagles, eagle, up, climb]
    -> eagle_rocks
+ [the valley of fog # hears: valley, fog, down]
    -> fog_valley

=== eagle_rocks
Halfway up the path is broken off. On the other side an eagle looks at you with one eye. {cloud_bag == "rope": Do you throw it the rope, or ask what it has seen? | Do you ring the bell, or ask what it has seen?}
+ [(tool) # hears: rope, throw, bell, ring]
    {cloud_bag == "rope": The eagle ties it around a rock, neatly, with a double knot. You swing across. | Dong! The eagle closes its eyes. Again, it says, and carries you over.}
+ [ask # hears: ask, seen, what, talk]
    A grey tuft flew by, it says, and it was sniffing. I will carry you over.
+ [(other) # hears: @anything]
    The eagle thinks about it, nods, and carries you over with its wings wide open.
- The young eagles want to hear something true and something made up. What do you tell them?
+ [(unsure) # hears: @unsure]
    You tell them that snow is frozen water, and that the moon is made of soap. They guess it at once.
+ [(tale) # hears: @anything]
    {echo()} They put their heads together and argue which half was true.
- -> cloud_found

=== fog_valley
In the fog you cannot see your own shoes. Something warm breathes beside you. Do you hold out your hand, or whisper who is there?
+ [hold out my hand # hears: hand, hold, out, touch]
    A wet nose pushes into it. It is a yak with a fringe over its eyes.
+ [whisper # hears: whisper, who, ask, there]
    Only me, whispers a yak. I always stand here. I have no idea where here is.
- The yak would like to come along, but it does not dare to cross the bridge of planks. {older: Each plank carries a child and a calf, but not more. How do you get a whole yak across? | How do you help it across?}
+ [lead it # hears: lead, pull, hand, slowly, step]
    Step by step, you in front, and the yak with closed eyes.
+ [through the water # hears: water, river, swim, under, wade]
    It wades through the stream. Why did I never think of that, says the yak.
+ [(idea) # hears: @anything]
    {echo()} It takes a while, but it works, and the yak stamps twice for joy.
- -> cloud_found

=== cloud_found
Up on the pass you hear a small sniff. It is {cloud}, hanging on a thorn bush! Do you free it first, or ask what happened?
+ [help it # hears: free, fwee, help, first, pull, loose]
    You loosen thread after thread, very carefully. Not one drop is lost.
+ [ask # hears: ask, what, happened, talk]
    I wanted to be big and white like the others, it says. I only got stuck.
- The others laugh at me, says {cloud}, because I am grey and I cannot even rain. What do you say to it?
+ [(unsure) # hears: @unsure]
    You say nothing and stay beside it. That is sometimes the best thing of all.
+ [(comfort) # hears: @anything]
    It listens, and it turns a little lighter at the edges.
- {older: A cloud rains when its tiny drops join and become too heavy to float. What could help them to join? | To rain, a cloud must get cold and heavy. What could help?}
+ [higher up # hears: cold, high, higher, up, wind, mountain, ice]
    Of course, up where it is cold! You walk it to the highest rock, like a kite.
+ [more water # hears: water, drink, lake, river, sea, steam]
    You let it drink from a mountain lake. It gets rounder and rounder.
+ [(other) # hears: @anything]
    {echo()} You try it, and then you walk it to the highest rock, where the air is cold.
- There it trembles. It is afraid of what is below: a village with dry fields. Do you count to three together, or tickle it?
+ [count # hears: count, three, one, two]
    One, two, three. Plip. Plip, plip. And then it pours.
+ [tickle # hears: tickle]
    It giggles, and when a cloud giggles, it rains.
+ [(other) # hears: @anything]
    And all of a sudden the first drop lets go.
- Down in the village the people run outside, and nobody opens an umbrella. What do you think they do?
+ [(any) # hears: @anything]
    {echo()} And an old woman holds up a cup and drinks the very first rain.
- The big white clouds come drifting along. Can you teach us that? they ask. What does {cloud} answer?
+ [yes # hears: @yes, teach, sure]
    It teaches them, one after the other, and it is very patient.
+ [tomorrow # hears: tomorrow, later, tired, no, @no]
    Tomorrow, it says. Today I am empty and happy.
+ [(other) # hears: @anything]
    They look at each other, and then they laugh, but this time together with it.
- Tenzin counts again, and now all of them are there. He cooks tea for you. With salt and butter, as they drink it here, or with honey?
+ [salt and butter # hears: salt, butter]
    It tastes like soup, and it warms you down to your toes.
+ [honey # hears: honey, sweet]
    The honey comes from bees that live in a cliff.
+ [(other) # hears: @anything]
    Tenzin raises his eyebrows and brews exactly that.
- You may take one small thing home from the mountains. What would you take?
+ [(any) # hears: @anything]
    {echo()} And whenever it rains on your window, somebody up there says hello.
- -> the_end
