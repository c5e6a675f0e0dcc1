VAR clown = "Pepe"

=== circus
{shuffle:
- The circus is in town, and it is yours!
}
What colour is the big tent?
+ [(any) # hears: @anything]
    {echo()} I can see it from far away.
- The clown has forgotten his name. What shall he be called?
+ [(unsure) # hears: @unsure]
    Then we call him Pepe.
+ [(name) # hears: @anything # stores: clown]
    {clown == "Pepe": Pepe, he says, that sounds familiar. | {clown}, he says, of course!}
- You are the ring master. Say in a loud voice how the show begins!
+ [(any) # hears: @anything]
    The drum rolls, and the lights go on.
- First come the horses. Do they dance, or do they jump?
+ [dance # hears: dance, dancing]
    They dance a waltz, and one of them bows.
+ [jump # hears: jump, jumping]
    Over the fence, and over a moon of paper.
+ [(other) # hears: @anything]
    The horses can do that, too.
- Now a strong woman lifts something very heavy. What is it?
+ [(any) # hears: @anything]
    {echo()} She lifts it with one finger.
- Oh no, {clown} has lost his red nose! Where is it?
+ [(any) # hears: @anything]
    {echo()} A mouse sat on it.
- Somebody walks on a high rope. Do we look, or hold our breath?
+ [look # hears: look, watch]
    Step, step, wobble, step, and the other side.
+ [hold our breath # hears: breath, hold]
    So quiet that one hears the rope hum.
+ [(other) # hears: @anything]
    The whole tent is quiet.
- Now it is your turn! What is your trick?
+ [(any) # hears: @anything]
    {echo()} Nobody has ever seen that.
- Once more, the people shout. Do you bow, or do it again?
+ [bow # hears: bow]
    A deep bow, and flowers fall on your shoes.
+ [again # hears: again, @again, do it]
    Even better than the first time.
+ [(other) # hears: @anything]
    They clap until their hands are red.
- In the band one elephant has no instrument. What do you give it?
+ [(any) # hears: @anything]
    {echo()} Now the band sounds crazy, and good.
- {older: We counted fifty guests, but sold only forty tickets. How do we find out what happened? | We sell sweets in the break. What is on the tray?}
+ [(any) # hears: @anything]
    {clown} helps, and makes it more complicated.
- A small boy at the back sees nothing. Which seat do you give him?
+ [(any) # hears: @anything]
    Now he has the best seat of all.
- The last act is a surprise. What jumps out of the cake?
+ [(any) # hears: @anything]
    {echo()} {little: Everybody laughs. | The whole tent gasps, and then it laughs.}
- The lights go out, and you sweep the sawdust. What was the best moment?
+ [(any) # hears: @anything]
    It will be in the newspaper tomorrow.
- -> played
