// Nothing burns: a real fire brigade helps with many things.
VAR engine = "Big Red"

=== fire_brigade
{shuffle:
- Boots on, helmet on, the fire engine is waiting!
}
What do we call our engine?
+ [(unsure) # hears: @unsure]
    Then we call it Big Red.
+ [(name) # hears: @anything # stores: engine]
    {engine == "Big Red": For now it is called Big Red. | {engine}, what a name!}
- Ring! A cat sits on a roof. The ladder, or a big blanket?
+ [the ladder # hears: ladder, climb]
    Up, up, up. The cat says it was only looking at the clouds.
+ [a blanket # hears: blanket, jump]
    The cat jumps, bounces twice, and wants to do it again.
+ [(other) # hears: @anything]
    The cat is down, and it purrs.
- How does our siren go? Make it really loud!
+ [(any) # hears: @anything]
    All the cars move over. Thank you, cars!
- A cow is stuck in the mud. Who pulls at the rope with us?
+ [(any) # hears: @anything]
    {echo()} Plop, the cow is free!
- The cow is brown up to the ears. Warm water, or cold water?
+ [warm # hears: warm, hot]
    The cow closes its eyes and hums.
+ [cold # hears: cold]
    Brrr, says the cow, and splashes back.
+ [(other) # hears: @anything]
    Now the cow shines like new.
- Back to the station! Do you slide down the pole, or take the stairs?
+ [the pole # hears: pole, slide]
    Whoosh, and your socks get warm.
+ [the stairs # hears: stairs, walk]
    Step by step, that is what careful people do.
+ [(other) # hears: @anything]
    Nobody has ever come down like that.
- It is your turn to cook for the team. What is for lunch?
+ [(any) # hears: @anything]
    {echo()} Everybody wants seconds.
- Ring! A cellar is full of water. What do we pump it into?
+ [(any) # hears: @anything]
    {echo()} Glug, glug, and the cellar is dry.
- {older: The hose brings fifty litres in a minute. How many is that in four minutes? | Two boots, two gloves, one helmet. How many things is that?}
+ {older} [(right) # hears: 200]
    Two hundred litres, that is right. A bathtub and a bit.
+ {not older} [(right) # hears: 5]
    Five, and all of them are on your hook.
+ [(other) # hears: @anything]
    {older: Two hundred litres, says the chief. A bathtub and a bit. | Five, says the chief, all on your hook.}
- A duck family wants to cross the street. How do we help?
+ [(any) # hears: @anything]
    {echo()} Quack, quack, thanks.
- Somebody smells smoke! It is only burnt toast. What do we tell the baker?
+ [(any) # hears: @anything]
    The baker laughs and opens all the windows.
- Children visit the station. What do you show them first?
+ [(any) # hears: @anything]
    {echo()} They all try it.
- One child asks: what if there is a real fire? Go outside, or hide?
+ [go outside # hears: outside, go, out]
    Right! Outside at once, and call the grown-ups.
+ [hide # hears: hide]
    Better go outside at once, and call the grown-ups.
+ [(other) # hears: @anything]
    The chief says: go outside at once, and call the grown-ups.
- It is evening. Shall we wash {engine}, or polish the bell?
+ [wash it # hears: wash, engine, water]
    Foam up to the roof, and a rainbow in it.
+ [the bell # hears: bell, polish]
    Now you can see your face in it.
+ [(other) # hears: @anything]
    A station is never quite finished.
- You get a medal today. What is it for?
+ [(any) # hears: @anything]
    {echo()} And everybody throws a helmet in the air.
- -> played
