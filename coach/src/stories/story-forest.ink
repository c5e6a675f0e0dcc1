// A small light is lost in the forest, and wants to go home.
VAR helper = "the hedgehog"
VAR light_name = "the little light"
VAR brave_deeds = 0

=== forest
{shuffle:
- You walk into a green forest.
}
{not little: It smells of moss and mushrooms.} Behind a fern something is glowing. Do you go closer, or do you call softly?
+ [go closer # hears: closer, go, look, near, walk]
    {little: It is a tiny light{not little:, no bigger than a pea}. | You tiptoe closer. A tiny light sits there, no bigger than a pea, and it is shivering.}
+ [call softly # hears: call, softly, hello, say, shout]
    {little: Hello, says a tiny light. | Hello, you call. Hello, says a voice like a little bell. It is a tiny light{not little:, no bigger than a pea}.}
- {little: I fell from a star. | I fell out of the evening star, it says, and I do not know the way home.} What do you call it?
+ [(unsure) # hears: @unsure, no name]
    Then we call it the little light.
+ [(name) # hears: @anything # stores: light_name]
    {light_name == "the little light": For now we call it the little light. | {light_name}. It glows brighter, because it has a name now. }
- Do you carry it in your hand, or in your pocket?
+ [in my hand # hears: hand, hands, palm]
    It tickles in your hand like warm sand.
+ [in my pocket # hears: pocket, bag]
    Your pocket shines like a lantern.
- {little: There is a stream, and a tree with a door. Where do you go? | The path divides. On the left you hear a stream. On the right there is an old tree with a door in it. Where do you go?}
+ [the stream # hears: stream, left, water, river]
    -> stream
+ [the tree with the door # hears: tree, door, right, old]
    -> tree_door

=== stream
{little: One stone in the stream moves! It is a turtle. | At the stream there are three stepping stones, and the middle one moves! It is a turtle.} Do you ask it for help, or hop across?
+ [ask it # hears: ask, help, turtle, talk, please]
    ~ brave_deeds++
    {little: How polite, says the turtle, and carries you over. | Oh, how polite, says the turtle. Nobody ever asked before. It carries you over.}
    ~ helper = "the turtle"
+ [hop # hears: hop, jump, quickly, fast, across]
    Hop, hop, splash! {not little: One foot is wet. The turtle laughs, and you laugh, too.}
    ~ helper = "the frog"
- {not little: Answer me, says {helper}, then I show you the way.} {older: What has a mouth but never eats, and a bed but never sleeps?|{little: It asks: what wet thing falls from clouds?|What falls down all the time and never gets hurt, and makes you wet?}}
+ [(right) # hears: river, stream, rain, brook, water]
    ~ brave_deeds++
    {little: Right, the rain! | Right! It claps with wet hands.}
+ [(other) # hears: @anything]
    {little: It is the rain, but thinking counts. |{older: It is the river, says the animal. But thinking was the toll, and you paid it. | It is the rain, says the animal. But thinking was the toll, and you paid it.}}
- -> hill

=== tree_door
{little: A hedgehog opens. Soup is ready, it says. | You knock three times. A hedgehog in an apron opens the door. Soup is ready, it says.} Do you come in, or are you in a hurry?
+ [come in # hears: in, soup, yes, eat, come]
    ~ brave_deeds++
    {little: You eat acorn soup out of a nutshell. | There is acorn soup in a nutshell. You eat four nutshells, and the hedgehog tells you about a hill that nearly touches the sky.}
+ [hurry # hears: hurry, no, on, go]
    {little: Then take a cookie for the way, it says. | Then take a cookie for the way, says the hedgehog, and it points with its spoon to a hill.}
- ~ helper = "the hedgehog"
{little: You may take a button. The gold one, or the blue one? | In the tree there is also a box with buttons: a gold one, a wooden one and a blue one. You may take one. Which?}
+ [the gold one # hears: gold, golden, yellow]
    The gold button feels warm like a small sun.
+ {not little} [the wooden one # hears: wood, wooden, brown]
    The wooden button smells of summer.
+ [the blue one # hears: blue]
    The blue button hums very softly{not little: when you hold it to your ear}.
- -> hill

=== hill
{little: Something rustles in the bushes. Do you listen, or sing? | Now the wood is getting dim, and {light_name} shines for you. Suddenly the bushes rustle. Do you listen, or sing?}
+ [listen # hears: listen, stop, wait, quiet]
    {little: It is a young deer that has lost its mother. | You listen. It is a young deer that has lost its mother. It has big, wet eyes.}
+ [sing # hears: sing, song, singing]
    ~ brave_deeds++
    {little: A young deer comes out. It has lost its mother. | You sing, and a young deer comes out and wags its tail. It has lost its mother.}
- Do you take the deer along, or call its mother?
+ [take it along # hears: along, take, with, come]
    The deer walks close to your knee.
+ [call the mother # hears: call, mother, mum, mom, together, shout]
    {little: And there she comes, jumping over the ferns. | You call, the deer calls, and there she comes, jumping over the ferns.}
- {little: A ladder goes to the sky, but it is too short. What could you do? | On the highest hill there is a ladder of moonlight. {older: It is one step too short. How could you reach the sky? | It is a bit too short. What could you do?}}
+ [jump # hears: jump, hop, leap]
    You jump, as high as you ever jumped.
+ [build # hears: build, stones, tower, climb, stack, chair, wood, stick]
    {little: You build a tower, and everybody helps. | You build a tower of stones, and {helper} and the deer help you to carry them.}
+ [throw # hears: throw, toss]
    You swing your arm and throw gently, {little: hup. | as you throw a paper plane.}
+ [(idea) # hears: @anything]
    You try it in your own way{little: . |, and everybody holds their breath.}
- {little: It flies up! What shall it shine on for you? | It works! {light_name} flies up, higher and higher. It stops once more and asks: what shall I shine on for you, every evening?}
+ [my bed # hears: bed, room, house, window, home, me]
    Then look for me at your window, it says.
+ [the forest # hears: forest, deer, animals, trees, friends]
    Then nobody here will ever lose the way, it says.
+ [everyone # hears: everyone, all, world, everybody, people]
    For all of them, it says. {not little: I will do my best, I am only small.}
+ [(other) # hears: @anything]
    I will, it says, and it blinks twice.
- {little: {helper} walks you home. | The evening star is whole again. {helper} walks you home. {brave_deeds > 1: You were brave and kind today, it says, and it knows about such things.}} What will you tell at home first?
+ [(any) # hears: @anything]
    They will hardly believe it.
- -> the_end
