VAR rocket = "the Comet"

=== moon
We fly to the moon! First we build a rocket out of pillows. What name do we paint on it?
+ [(unsure) # hears: @unsure]
    Then it is called the Comet.
+ [(name) # hears: @anything # stores: rocket]
    {rocket == "the Comet": I did not catch it, so for now it says Comet on the side. | {rocket}! That is written on the side in silver.}
- What do we pack: snacks, or a telescope?
+ [snacks # hears: snack, snacks, food, eat]
    Good. In space crumbs fly around your head, so take some without crumbs.
+ [a telescope # hears: telescope, look]
    Good. With it we can wave to your window.
+ [both # hears: both, everything]
    Both, and so the rocket is full to the top.
+ [(other) # hears: @anything]
    It is packed and buckled up.
- Count down with me from five. Are you ready? Go!
+ [(counted) # hears: @number, zero, lift off, go, @anything]
- Whoosh! Everything shakes, your cheeks wobble, and then it is quiet. We are floating! What do you do first?
+ [(any) # hears: @anything]
    {shuffle:
    - And your shoe floats past, very slowly.
    - And a spoon turns in front of your nose.
    }
- Out of the window you see the earth. It is as small as a ball. {older: Which parts can you make out: the oceans, the deserts, or the lights of the cities? | Which colours does it have?}
+ [(any) # hears: @anything]
    {how_nice()} All the people we know are down there.
- Beep, beep! A stone as big as a bus flies towards us, quite slowly. Steer left, or steer right?
+ [left # hears: left]
    Left! It passes by. On it sits somebody who waves.
+ [right # hears: right]
    Right! It passes by, and it looks like a potato.
+ [(other) # hears: @anything]
    Just in time. That was close enough to see the dents.
- We land. Puff, says the moon dust. Who steps out first, and with which foot?
+ [(any) # hears: @anything]
    A small step for a foot, a giant step for us.
- {older: On the moon you weigh only a sixth. How high could you jump, do you think? | On the moon you are light. Jump! Did you jump?}
+ [(any) # hears: @anything]
    You stay up so long that you could eat a banana on the way.
- There is a crater with something round in it. Is it an egg, or a door?
+ [an egg # hears: egg]
    It wobbles. Crack! Out comes a small moon calf, with three ears.
+ [a door # hears: door]
    You knock. A small moon calf opens, it has three ears and wears slippers.
+ [(other) # hears: @anything]
    You go nearer, and a small moon calf looks out. It has three ears.
- It does not speak our language. How do you show it that you are friendly?
+ [(any) # hears: @anything]
    The moon calf copies you! Then it laughs, and it sounds like a doorbell.
- It would like to taste something from the earth. What do you give it?
+ [(any) # hears: @anything]
    It chews for a long time. Then its three ears turn pink. I think that means, delicious.
- The moon calf shows you its game: who can stand still the longest. Shall we play? Freeze!
+ [(no) # hears: @no]
    Then it plays against its shadow, and the shadow wins.
+ [(any) # hears: @anything]
    You were very still. The moon calf had to giggle first.
- It gives you a stone that glows. Do you take it home, or do you leave it on the moon?
+ [take it home # hears: home, take, keep]
    In your pocket it is like a night light.
+ [leave it # hears: leave, moon, there]
    Then it will shine there, and you know where it is when you look up.
- The rocket is humming already. Say goodbye to the moon calf. What do you say?
+ [(any) # hears: @anything]
    It waves with all its ears.
- The flight home is quiet. We splash down in the bathtub. Of course! Who do you tell about it first?
+ [(any) # hears: @anything]
    {how_nice()}
- -> played
