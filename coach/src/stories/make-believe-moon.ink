VAR rocket = "the Comet"

=== moon
{shuffle:
- We fly to the moon!
}
{little: Our rocket is made of pillows. | First we build a rocket out of pillows.} What name do we paint on it?
+ [(unsure) # hears: @unsure]
    Then it is called the Comet.
+ [(name) # hears: @anything # stores: rocket]
    {rocket == "the Comet": For now it says Comet on the side. | {rocket}! That is written on the side in silver.}
- What do we pack: snacks, or a telescope?
+ [snacks # hears: snack, snacks, food, eat]
    {little: Good, some without crumbs. | Good. In space crumbs fly around your head, so take some without crumbs.}
+ [a telescope # hears: telescope, look]
    Good. With it we can wave to your window.
+ [both # hears: both, everything]
    Both, and so the rocket is full to the top.
+ [(other) # hears: @anything]
    {echo()} It is packed and buckled up.
- Count down with me from five. Are you ready? Go!
+ [(counted) # hears: @number, zero, lift off, go, @anything]
- Whoosh! {not little: Everything shakes, your cheeks wobble, and then it is quiet.} We are floating! What do you do first?
+ [(any) # hears: @anything]
    {shuffle:
    - And your shoe floats past, very slowly.
    - And a spoon turns in front of your nose.
    }
- The earth is as small as a ball. {older: Which parts can you make out: the oceans, the deserts, or the lights of the cities? | Which colours does it have?}
+ [(any) # hears: @anything]
    {echo()} All our friends are down there.
- Beep! A big stone flies towards us. Steer left, or right?
+ [left # hears: left]
    It passes by. {not little: On it sits somebody who waves.}
+ [right # hears: right]
    It passes by, and it looks like a potato.
+ [(other) # hears: @anything]
    Just in time. {not little: That was close enough to see the dents.}
- We land. Puff, says the moon dust. Who steps out first?
+ [(any) # hears: @anything]
    A small step for a foot, a giant step for us.
- {older: On the moon you weigh only a sixth. How high could you jump, do you think? | On the moon you are light. Jump! Did you jump?}
+ [(any) # hears: @anything]
    {little: You stay up for a long time. | You stay up so long that you could eat a banana on the way.}
- There is a crater with something round in it. Is it an egg, or a door?
+ [an egg # hears: egg]
    Crack! A moon calf, with three ears.
+ [a door # hears: door]
    A moon calf opens, with three ears.
+ [(other) # hears: @anything]
    A moon calf looks out, with three ears.
- It does not speak our language. How do you show that you are friendly?
+ [(any) # hears: @anything]
    The moon calf copies you! {not little: Then it laughs, and it sounds like a doorbell.}
- It would like to taste something from the earth. What do you give it?
+ [(any) # hears: @anything]
    {echo()} Its three ears turn pink. {not little: I think that means, delicious.}
- It knows a game: who can stand still the longest. {little: Freeze! | Shall we play? Freeze!}
+ [(no) # hears: @no]
    Then it plays against its shadow.
+ [(any) # hears: @anything]
    You were very still. {not little: The moon calf had to giggle first.}
- It gives you a stone that glows. Take it home, or leave it here?
+ [take it home # hears: home, take, keep]
    In your pocket it is like a night light.
+ [leave it # hears: leave, moon, there]
    You can see it from home.
+ [(other) # hears: @anything]
    The stone twinkles, it likes that.
- The rocket is humming already. What do you say to the moon calf?
+ [(any) # hears: @anything]
    It waves with all its ears.
- {little: Splash, we land in the bathtub! | The flight home is quiet. We splash down in the bathtub. Of course!} Who do you tell about it first?
+ [(any) # hears: @anything]
    {echo()} What a story that will be.
- -> played
