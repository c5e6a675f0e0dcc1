// A red mitten in the snow, and whose it is.
VAR tracks = "small"

=== snow
It has snowed all night. Everything is white and quiet. In the middle of the path lies one red mitten. Do you pick it up, or do you look for tracks?
+ [pick it up # hears: pick, up, take, mitten]
    It is still warm inside! And there is a crumb of gingerbread in it.
+ [look for tracks # hears: tracks, look, footprints, search]
    You see tracks, and in one of them a crumb of gingerbread.
- There are two kinds of tracks. Small ones that hop, and big round ones. Which do you follow?
+ [the small ones # hears: small, hop, little]
    ~ tracks = "small"
    -> hare
+ [the big ones # hears: big, round, large]
    ~ tracks = "big"
    -> snowman

=== hare
The tracks end at a snow heap with two long ears. A white hare! I am practising not to be seen, it says. Do you say that you saw it, or do you pretend not to?
+ [say it # hears: say, saw, tell, see]
    Oh dear, it was the ears, was it not? says the hare, and folds them down.
+ [pretend # hears: pretend, not, nothing]
    You look up in the air and whistle. The hare giggles so much that the snow falls off.
- It has no mitten, because it has fur. But it heard somebody jingle, over there by the frozen lake. How do you get there: on a sledge, or on foot?
+ [on a sledge # hears: sledge, sled, slide, sleigh]
    Whoosh! The hare sits in front and holds its ears.
+ [on foot # hears: foot, walk, feet]
    Crunch, crunch, crunch. Every step sounds like biting into toast.
- -> lake

=== snowman
The big round tracks lead to a snowman. He has no nose! He says: somebody took by bose for a carrot. Do you help him to look for it, or do you give him another nose?
+ [look for it # hears: look, search, help, find]
    You look under the bench. There it is, and a mouse is just tying on a napkin. Sorry, says the mouse.
+ [another nose # hears: another, give, new, make]
    What do you take for a nose?
    + + [(any) # hears: @anything]
        It suits him very well. He can even smell the soup from the village.
- Thank you, says the snowman. The mitten? Somebody small went past, with bells on, to the frozen lake. Do you take him along, or does he have to stay cold here?
+ [take him along # hears: along, take, come, yes]
    You put him on a sledge, and he says, left, left, I said left!
+ [he stays # hears: stay, stays, here, cold, no]
    He waves until you are as small as a button.
- -> lake

=== lake
The lake is a big mirror of ice. A grown-up fisherman has put up a sign: the ice is thick and safe here. In the middle somebody is skating. {older: He writes letters into the ice, an H, an E, an L, and a P. What does that spell? | He is waving with one hand, and the hand has no mitten. What could he want?}
+ [(right) # hears: help, mitten, glove, his mitten, cold]
    Exactly. He needs help, and his fingers are cold.
+ [(other) # hears: @anything]
    You look again. He needs help, and his fingers are cold.
- It is a winter elf with bells on his boots. He has lost his mitten, and without it he cannot make any snowflakes. Do you give it back at once, or ask if you may watch?
+ [give it back # hears: give, back, here, yes]
    He puts it on and claps, and a snowflake as big as a plate falls down.
+ [ask # hears: ask, watch, see, may]
    You may even help, he says, and his bells jingle.
- Come into my workshop, says the elf. There is a snow door and a chimney. Which way in?
+ [the door # hears: door]
    The door creaks like fresh snow, and you are inside.
+ [the chimney # hears: chimney, roof, down]
    Down you slide, and land in a heap of feathers. No, of snow!
- Here every flake gets six arms. You cut the paper, fold, and snip. What is on your snowflake: stars, hearts, or little fish?
+ [stars # hears: star, stars]
    A flake full of stars. It twinkles while it falls.
+ [hearts # hears: heart, hearts]
    A flake full of hearts. It lands only on noses.
+ [little fish # hears: fish]
    A flake full of fish! It swims down instead of falling.
+ [(other) # hears: @anything]
    Nobody ever made one like that. The elf hangs it up by the window.
- The elf looks at the big clock. It should be snowing in the village by now! There is a handle for soft snow, and one for a snow flurry. Which do you turn?
+ [soft snow # hears: soft, slow, gentle]
    It falls as softly as if somebody was whispering.
+ [a flurry # hears: flurry, storm, wild, lots, hard]
    Hui! It whirls, and in the village all the children run outside.
- Somebody knocks. It is {tracks == "small": the hare | the mouse with the napkin}. It is hungry, and only one piece of gingerbread is left. What do you do?
+ [share # hears: share, half, both, give, all, pieces]
    You share it fairly. One corner for everyone, and the crumbs are the best part.
+ [bake more # hears: bake, more, make, new]
    You bake a whole tray more. The workshop smells like a holiday.
+ [(other) # hears: @anything]
    And so nobody has to go to bed hungry.
- It gets dark early in winter. The elf gives you a present: a bell, or a flake that never melts. Which would you like?
+ [the bell # hears: bell, ring, jingle]
    When you ring it, he will know you are thinking of him.
+ [the snowflake # hears: flake, snowflake, melt, never]
    It lies in your hand like a cold star, and it stays.
- On the way home you see your own tracks, going the other way. Who do you think will follow them tomorrow?
+ [(any) # hears: @anything]
    That would be a new story.
- -> the_end
