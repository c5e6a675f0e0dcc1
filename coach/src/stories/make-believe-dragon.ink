VAR dragon_name = "Smoky"

=== dragon
{shuffle:
- A warm green egg lies in front of your door.
}
Do you keep it warm with a blanket, or with singing?
+ [a blanket # hears: blanket, warm, cover, pillow]
    You wrap it up until only the tip looks out.
+ [singing # hears: sing, singing, song]
    You sing, and the egg rocks in time.
+ [(other) # hears: @anything]
    That is good for the egg. It gets warmer.
- Crack! A tiny dragon looks out and sneezes. What is it called?
+ [(unsure) # hears: @unsure]
    Then we call it Smoky.
+ [(name) # hears: @anything # stores: dragon_name]
    {dragon_name == "Smoky": It sneezes, and that sounds like Smoky. | {dragon_name}! It sneezes, so it agrees.}
- {dragon_name} is hungry. What do dragons eat: chilli soup, or toast?
+ [chilli soup # hears: chilli, chili, soup, hot]
    Slurp! A cloud comes out of each ear.
+ [toast # hears: toast, bread]
    It toasts it itself. {not little: A bit black on one side.}
+ [(other) # hears: @anything]
    One sniff, and it is all gone.
- Now it has to be washed. {not little: It does not like water!} How do you get it into the tub?
+ [play # hears: play, game, duck, toy, boat]
    The rubber duck swims in front, and the dragon swims after it.
+ [bubbles # hears: bubbles, foam, soap]
    It chases the bubbles and gets clean without noticing.
+ [(idea) # hears: @anything]
    It works. {not little: It looks at you with wet eyelashes.}
- It is clean and sparkles. Which colour is it really?
+ [(any) # hears: @anything]
    {echo()} How it shimmers.
- {dragon_name} does not dare to fly. What do you say to it?
+ [(any) # hears: @anything]
    It listens{not little: with its head to one side}, and spreads its wings.
- Bump, into the lamp! Do you laugh, or comfort it?
+ [laugh # hears: laugh, funny, giggle]
    It has to laugh, too. {not little: Little sparks fly, quite cold ones.}
+ [comfort it # hears: comfort, hug, help, cuddle, pet]
    You stroke its nose. {not little: It hums like a cat, only lower.}
+ [(other) # hears: @anything]
    It shakes itself and wants to try again.
- {older: Dragons must learn to use their breath wisely. What could a warm breath be good for at home? | Its breath is nice and warm. What can it warm up for you?}
+ [(any) # hears: @anything]
    {echo()} It puffs very carefully.
- {not little: There is a humming in your house, says the neighbour.} {little: The neighbour rings.} Do you show him the dragon, or make tea?
+ [show him # hears: show, dragon, see, tell]
    I had one as a boy, he says softly.
+ [tea # hears: tea, ask, in, come]
    He drinks tea, and the dragon warms the pot.
+ [(other) # hears: @anything]
    He nods and goes home smiling.
- {dragon_name} takes something out of the toy box. What has it got?
+ [(any) # hears: @anything]
    {echo()} It will not give it back. Do you swap it, or ask nicely?
    + + [swap # hears: swap, trade, give, change]
        It takes an old sock. Dragons love socks.
    + + [ask nicely # hears: ask, nicely, please]
        It thinks, and it puts it in your hand.
    + + [(other) # hears: @anything]
        In the end you play with it together.
- It has learned a trick. Should it roll, or blow smoke rings?
+ [roll # hears: roll, turn]
    It rolls across the carpet and gets dizzy.
+ [smoke rings # hears: smoke, rings, ring, blow]
    Two rings, and one like a heart.
+ [(other) # hears: @anything]
    It tries, and it bows at the end.
- In the evening its mother comes flying. {not little: She is as big as a bus, and very friendly.} What do you tell her about the day?
+ [(any) # hears: @anything]
    She smiles with {little: all her teeth | all her teeth, and that is a lot of teeth}.
- {dragon_name} may visit every Saturday. What will you do next Saturday?
+ [(any) # hears: @anything]
    {echo()} Off it flies, with the sock.
- -> played
