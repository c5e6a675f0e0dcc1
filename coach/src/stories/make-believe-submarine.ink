VAR submarine = "the Blue Bubble"

=== submarine_trip
{shuffle:
- We dive in a submarine made of blankets!
}
What is it called?
+ [(unsure) # hears: @unsure]
    Then it is the Blue Bubble.
+ [(name) # hears: @anything # stores: submarine]
    {submarine == "the Blue Bubble": It shall be the Blue Bubble, then. | {submarine}, a proud name for a boat.}
- Close the hatch with both hands. Is it tight?
+ [(no) # hears: @no, not]
    One more turn. Now it is tight.
+ [(yes) # hears: @anything]
    Not a drop comes in.
- Down we go. Do we switch on the red light, or the green one?
+ [red # hears: red]
    In the red light everything looks like strawberry jam.
+ [green # hears: green]
    In the green light we look like frogs.
+ [(other) # hears: @anything]
    That light makes the water glow.
- A fish looks in at the window. What face do you make?
+ [(any) # hears: @anything]
    The fish makes the same face back.
- Something knocks from outside, tock, tock. Do we look, or knock back?
+ [look # hears: look, see, window]
    It is a hermit crab, and it needs a bigger house.
+ [knock back # hears: knock, back]
    It laughs in bubbles. It is a hermit crab without a house.
+ [(other) # hears: @anything]
    A hermit crab waves with a claw.
- Which toy from your room could be its new house?
+ [(any) # hears: @anything]
    {echo()} It moves in.
- Deeper down there is a dark cave. Do we go in, or sing first?
+ [slowly # hears: slowly, slow, in, go]
    Inch by inch, with the lamp in front.
+ [sing # hears: sing, song]
    Your song comes back, twice as loud.
+ [(other) # hears: @anything]
    Brave and careful, both at once.
- An old octopus sits there and knits, with eight needles. What is it knitting?
+ [(any) # hears: @anything]
    {echo()} It fits you well.
- {older: It asks: why is the sea salty, what do you think? | It offers you a cup of sea tea. How does it taste?}
+ [(any) # hears: @anything]
    {older: The octopus nods. Rivers carry tiny bits of salt out of the stones, it says, and they stay in the sea. | The octopus nods with its whole head.}
- Time to go up! Which lever do you pull, the big one or the small one?
+ [the big one # hears: big]
    Whoosh, like a cork out of a bottle.
+ [the small one # hears: small, little]
    Softly, like a bubble that has time.
+ [(other) # hears: @anything]
    That was the right one.
- A whale would like to play. What do we play with a whale?
+ [(any) # hears: @anything]
    {echo()} The whale wins, of course.
- It carries us home on its back. Where does it put us down?
+ [(any) # hears: @anything]
    Splash, and the blanket is dry again, how odd.
- What do you write into the ship's book?
+ [(any) # hears: @anything]
    Signed by the captain, with a drop of water.
- -> played
