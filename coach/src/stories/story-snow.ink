// A red mitten in the snow, and whose it is.
VAR tracks = "small"

=== snow
{shuffle:
- It has snowed all night.
}
{little: One red mitten lies on the path. | Everything is white and quiet. In the middle of the path lies one red mitten.} Do you pick it up, or look for tracks?
+ [pick it up # hears: pick, up, take, mitten]
    It is still warm inside! {not little: And there is a crumb of gingerbread in it.}
+ [look for tracks # hears: tracks, look, footprints, search]
    {little: There they are! | You see tracks, and in one of them a crumb of gingerbread.}
- {little: There are small tracks that hop, and big round ones. | There are two kinds of tracks. Small ones that hop, and big round ones.} Which do you follow?
+ [the small ones # hears: small, hop, little]
    ~ tracks = "small"
    -> hare
+ [the big ones # hears: big, round, large]
    ~ tracks = "big"
    -> snowman

=== hare
{little: I am hiding, says a white hare. | The tracks end at a snow heap with two long ears. A white hare! I am practising not to be seen, it says.} Do you say that you saw it, or pretend not to?
+ [say it # hears: say, saw, tell, see]
    {little: Oh dear, these ears. | Oh dear, it was the ears, says the hare, and folds them down.}
+ [pretend # hears: pretend, not, nothing]
    {little: The hare giggles. | You look up in the air and whistle. The hare giggles so much that the snow falls off.}
- {little: Somebody jingles by the lake. | It has no mitten, because it has fur. But it heard somebody jingle, over there by the frozen lake.} How do you get there: on a sledge, or on foot?
+ [on a sledge # hears: sledge, sled, slide, sleigh]
    Whoosh! {not little: The hare sits in front and holds its ears.}
+ [on foot # hears: foot, walk, feet]
    Crunch, crunch, crunch. {not little: Every step sounds like biting into toast.}
- -> lake

=== snowman
{little: A snowman has lost his nose! Do you look for it, or give him another nose? | The big round tracks lead to a snowman. He has no nose! He says: somebody took by bose for a carrot. Do you help him to look for it, or give him another nose?}
+ [look for it # hears: look, search, help, find]
    {little: A mouse has it. | You find it under the bench. Sorry, says a mouse with a napkin.}
+ [another nose # hears: another, give, new, make]
    What do you take for a nose?
    + + [(any) # hears: @anything]
        {echo()} It suits him well. {not little: He can even smell the soup from the village.}
- {little: Bells jingle by the lake. Do you take him along, or does he stay? | The mitten? Somebody with bells on went to the frozen lake, he says. Do you take him along, or does he stay here?}
+ [take him along # hears: along, take, come, yes]
    {little: He rides on your sledge. | You put him on a sledge, and he says, left, left, I said left!}
+ [he stays # hears: stay, stays, here, cold, no, tay, tays]
    {little: He waves for a long time. | He waves until you are as small as a button.}
- -> lake

=== lake
{little: Somebody skates on the safe, thick ice. One hand has no mitten. What does he want? | A sign at the lake says: the ice is thick and safe here. Somebody is skating. {older: He writes an H, an E, an L, and a P into the ice. What does that spell? | He waves with one hand, and it has no mitten. What could he want?}}
+ [(right) # hears: help, mitten, glove, his mitten, cold]
    {little: Exactly, his fingers are cold. | Exactly. He needs help, and his fingers are cold.}
+ [(other) # hears: @anything]
    {little: Look, his fingers are cold. | You look again. He needs help, and his fingers are cold.}
- {little: He is a winter elf. Do you give it back, or ask for a trick? | It is a winter elf. Without his mitten he cannot make any snowflakes. Do you give it back at once, or ask if you may watch?}
+ [give it back # hears: give, back, here, yes]
    {little: He claps, and a huge snowflake falls. | He puts it on and claps, and a snowflake as big as a plate falls down.}
+ [ask # hears: ask, watch, see, may, trick]
    {little: He takes it and makes a snowflake for you. | You may even help, he says, and his bells jingle.}
- {little: Come in, he says. Through the door, or down the chimney? | Come into my workshop, says the elf. There is a snow door and a chimney. Which way in?}
+ [the door # hears: door]
    The door creaks like fresh snow{not little:, and you are inside}.
+ [the chimney # hears: chimney, roof, down]
    {little: Plop, into a heap of snow! | Down you slide, and land in a heap of feathers. No, of snow!}
- {little: You make a snowflake. With stars, hearts, or fish? | Here every flake gets six arms. You cut the paper, fold, and snip. What is on your snowflake: stars, hearts, or little fish?}
+ [stars # hears: star, stars]
    {little: It twinkles while it falls. | A flake full of stars. It twinkles while it falls.}
+ [hearts # hears: heart, hearts]
    {little: It lands only on noses. | A flake full of hearts. It lands only on noses.}
+ [little fish # hears: fish]
    {little: It swims down instead of falling. | A flake full of fish! It swims down instead of falling.}
+ [(other) # hears: @anything]
    {little: Nobody ever made one like that. | Nobody ever made one like that. The elf hangs it up by the window.}
- {little: Now it shall snow. Soft snow, or a wild flurry? | It should be snowing in the village by now! There is a handle for soft snow, and one for a flurry. Which do you turn?}
+ [soft snow # hears: soft, slow, gentle]
    {little: It falls like a whisper. | It falls as softly as if somebody was whispering.}
+ [a flurry # hears: flurry, storm, wild, lots, hard]
    {little: Whee, all the children run outside. | Hui! It whirls, and in the village all the children run outside.}
- {little: Knock, knock, {tracks == "small": the hare | the mouse} is hungry. There is one cookie. What do you do? | Somebody knocks. It is {tracks == "small": the hare | the mouse with the napkin}. It is hungry, and only one piece of gingerbread is left. What do you do?}
+ [share # hears: share, half, both, give, all, pieces]
    {little: You share, and everybody gets a bite. | You share it fairly. One corner for everyone, and the crumbs are the best part.}
+ [bake more # hears: bake, more, make, new]
    {little: You bake a whole tray more. | You bake a whole tray more. The workshop smells like a holiday.}
+ [(other) # hears: @anything]
    {little: Nobody stays hungry. | And so nobody has to go to bed hungry.}
- {little: You get a present. A bell, or a flake that never melts? | It gets dark early in winter. The elf gives you a present: a bell, or a flake that never melts. Which would you like?}
+ [the bell # hears: bell, ring, jingle]
    {little: It rings so softly. | When you ring it, he will know you are thinking of him.}
+ [the snowflake # hears: flake, snowflake, melt, never]
    It lies in your hand like a cold star{not little:, and it stays}.
- {little: You see your own tracks. Who will follow them? | On the way home you see your own tracks, going the other way. Who do you think will follow them tomorrow?}
+ [(any) # hears: @anything]
    That would be a new story.
- -> the_end
