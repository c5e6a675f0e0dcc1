// A small light is lost in the forest, and wants to go home.
VAR helper = "the hedgehog"
VAR light_name = "the little light"
VAR brave_deeds = 0

=== forest
You walk into a green forest. It smells of moss and mushrooms. Behind a fern something is glowing. Do you go closer, or do you call softly?
+ [go closer # hears: closer, go, look, near, walk]
    You tiptoe closer. A tiny light sits there, no bigger than a pea, and it is shivering.
+ [call softly # hears: call, softly, hello, say, shout]
    Hello, you call. Hello, says a voice like a little bell. It is a tiny light, no bigger than a pea.
- I fell out of the evening star, it says, and I do not know the way home. What do you call it?
+ [(unsure) # hears: @unsure, no name]
    Then we call it the little light.
+ [(name) # hears: @anything # stores: light_name]
    {light_name == "the little light": I did not catch the name, so it stays the little light for now. | {light_name}. It glows a bit brighter, because it has a name now. }
- Do you carry it in your hand, or in your pocket?
+ [in my hand # hears: hand, hands, palm]
    It tickles in your hand like warm sand.
+ [in my pocket # hears: pocket, bag]
    Your pocket shines like a lantern.
- The path divides. On the left you hear a stream. On the right there is an old tree with a door in it. Where do you go?
+ [the stream # hears: stream, left, water, river]
    -> stream
+ [the tree with the door # hears: tree, door, right, old]
    -> tree_door

=== stream
At the stream there are three stepping stones, and the middle one moves! It is a turtle. Do you ask it for help, or hop across quickly?
+ [ask it # hears: ask, help, turtle, talk, please]
    ~ brave_deeds++
    May I step on you? Oh, how polite, says the turtle. Nobody ever asked before. It carries you over.
    ~ helper = "the turtle"
+ [hop # hears: hop, jump, quickly, fast, across]
    Hop, hop, splash! One foot is wet. The turtle laughs, and you laugh, too.
    ~ helper = "the frog"
- On the other side {helper == "the frog": a frog is sitting | the turtle shakes off the water}. {older: It says: answer me, then I show you the way. What has a mouth but never eats, and a bed but never sleeps? | It says: answer me, then I show you the way. What falls down all the time and never gets hurt, and makes you wet?}
+ [(right) # hears: river, stream, rain, brook, water]
    ~ brave_deeds++
    Right! It claps with wet hands.
+ [(other) # hears: @anything]
    {older: It is the river, says the animal. But thinking was the toll, and you have paid it. | It is the rain, says the animal. But thinking was the toll, and you have paid it.}
- -> hill

=== tree_door
You knock three times. A hedgehog in an apron opens the door. Soup is ready, it says. Do you come in, or are you in a hurry?
+ [come in # hears: in, soup, yes, eat, come]
    ~ brave_deeds++
    There is acorn soup in a nutshell. You eat four nutshells, and the hedgehog tells you about a hill that nearly touches the sky.
+ [hurry # hears: hurry, no, on, go]
    Then take a cookie for the way, says the hedgehog, and it points with its spoon to a hill.
- ~ helper = "the hedgehog"
In the tree there is also a box with buttons: a gold one, a wooden one and a blue one. You may take one. Which?
+ [the gold one # hears: gold, golden, yellow]
    The gold button feels warm like a small sun.
+ [the wooden one # hears: wood, wooden, brown]
    The wooden button smells of summer.
+ [the blue one # hears: blue]
    The blue button hums very softly when you hold it to your ear.
- -> hill

=== hill
Now the wood is getting dim, and {light_name} shines for you. Suddenly the bushes rustle. Do you stop and listen, or do you sing so that it knows you are friendly?
+ [listen # hears: listen, stop, wait, quiet]
    You listen. It is a young deer that has lost its mother. It has big, wet eyes.
+ [sing # hears: sing, song, singing]
    ~ brave_deeds++
    You sing, and a young deer comes out and wags its tail. It has lost its mother.
- Do you take the deer along, or do you call its mother together?
+ [take it along # hears: along, take, with, come]
    The deer walks beside you, close to your knee.
+ [call the mother # hears: call, mother, mum, mom, together, shout]
    You call, the deer calls, and even the light calls. And there she comes, jumping over the ferns.
- The deer knows the highest hill. On top there is a ladder of moonlight, but it ends too early. {older: It is one step too short. How could you reach the sky? | It is a bit too short. What could you do?}
+ [jump # hears: jump, hop, leap]
    You jump, as high as you ever jumped.
+ [build # hears: build, stones, tower, climb, stack, chair, wood, stick]
    You build a tower of stones, and {helper} and the deer help you to carry them.
+ [throw # hears: throw, toss]
    You swing your arm and throw gently, as you throw a paper plane.
+ [(idea) # hears: @anything]
    You try it in your own way, and everybody holds their breath.
- It works! {light_name} flies up, higher and higher. It stops once more and asks: what shall I shine on for you, every evening?
+ [my bed # hears: bed, room, house, window, home, me]
    Then look for me at your window, it says.
+ [the forest # hears: forest, deer, animals, trees, friends]
    Then nobody here will ever lose the way, it says.
+ [everyone # hears: everyone, all, world, everybody, people]
    For all of them, it says. I will do my best, I am only small.
+ [(other) # hears: @anything]
    I will, it says, and it blinks twice.
- The evening star is whole again. {helper} walks you home. {brave_deeds > 1: You were brave and kind today, it says, and it knows about such things.} What will you tell at home first?
+ [(any) # hears: @anything]
    They will hardly believe it.
- -> the_end
