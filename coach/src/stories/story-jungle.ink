// For older children: an expedition to a flower that blooms for one night.
VAR boat_name = "the Otter"
VAR packed = "a net"
VAR trust = 0

=== jungle
{shuffle:
- Doctor Iracema Souza is looking for a flower that blooms for one single night, deep in the rainforest.
}
She needs somebody with good ears, and takes you along. Your boat has no name yet. What is it called?
+ [(unsure) # hears: @unsure]
    The Otter, then, because it rolls a bit.
+ [(name) # hears: @anything # stores: boat_name]
    {boat_name == "the Otter": The Otter, then, because it rolls a bit. | {boat_name}, she writes it on the bow with red chalk.}
- There is room for only one more thing: a net, a mirror, or a violin. What do you pack?
+ [a net # hears: net]
    ~ packed = "a net"
    A net can carry, catch and be a hammock. Good thinking, says Iracema.
+ [a mirror # hears: mirror]
    ~ packed = "a mirror"
    A mirror shows what is behind you. Good thinking, says Iracema.
+ [a violin # hears: violin, music]
    ~ packed = "a violin"
    A violin? She looks at you for a long time. Well, who knows.
- The river divides. On the left the water is clear and slow, on the right it is brown and fast. The map says nothing at all. Which arm do you take?
+ [the clear one # hears: clear, slow, left]
    -> clear_water
+ [the brown one # hears: brown, fast, right]
    -> fast_water

=== clear_water
In the clear water pink dolphins swim beside you. They exist, says Iracema, they are born grey and turn pink later. One of them blocks the way. Do you wait, or steer around it?
+ [wait # hears: wait, stay, stop]
    ~ trust++
    You wait. Only then do you see the sharp tree trunk under the water. It has warned you.
+ [around # hears: around, steer, go]
    Crunch, a tree trunk under the water! The dolphin pushes you free, and looks a bit reproachful.
- On the bank sits a boy in a canoe, Kaue, who lives here. He knows the flower, but he asks: why do you want it? What do you answer?
+ [(look) # hears: look, see, watch, study, draw, learn, smell]
    ~ trust++
    Only to look? Then I will show you the way, says Kaue, and ties his canoe to yours.
+ [(other) # hears: @anything]
    Hm, says Kaue. Promise that it stays where it grows. You promise, and he comes along.
- -> hanging_bridge

=== fast_water
The brown water pulls and gurgles. Left, calls Iracema, no, right! A rock comes closer. Do you paddle as hard as you can, or push off from it with the pole?
+ [paddle # hears: paddle, row, hard]
    Your arms are burning, but you slip past, a hand's breadth away.
+ [push off # hears: push, pole, off]
    You push, the pole bends, and you spin around once like a cork. Then it is calm.
- On a sandbank sits a girl with a broken oar, Jaci, who lives here. Do you take her along, although the boat is full, or mend her oar?
+ [take her along # hears: take, along, boat, come]
    ~ trust++
    It is tight, and the water comes up to the edge, but Jaci knows every stone.
+ [mend her oar # hears: mend, repair, oar, fix]
    ~ trust++
    With rope and a splint it holds. Jaci paddles ahead and waves you through.
- -> hanging_bridge

=== hanging_bridge
Over a gorge there is a bridge of vines. It carries a hundred kilos. Iracema and her pack weigh seventy, you and yours thirty-five. Can you cross together?
+ [no # hears: @no, not]
    Right, that would be five too many. You go one by one, and the bridge only sways.
+ [yes # hears: @yes, together]
    Seventy and thirty-five, that makes a hundred and five. Just in time you stop, and go one by one.
+ [(other) # hears: @anything]
    You add it up together: a hundred and five, that is too much. So you go one by one.
- On the other side it is loud. A troop of monkeys has discovered your lunch. {packed == "a violin": Do you play for them, or let them have it? | Do you make a deal with them, or let them have it?}
+ [let them # hears: let, have, give, lunch]
    They leave you one banana, peeled and very politely laid on a leaf.
+ [the other way # hears: play, violin, deal, trade, swap, net, mirror]
    {packed == "a violin": At the first note they sit down in a row, like in a concert hall. | {packed == "a mirror": They forget the lunch and make faces at the mirror for an hour. | You hang up the net as a swing, and they swap your lunch for it.}}
+ [(other) # hears: @anything]
    {echo()} The monkeys scratch their heads, and one of them copies you.
- It gets dark. The forest is full of voices: one saws, one clicks, one goes like a telephone. Iracema asks: which one saws, the frog, the cricket or the bird?
+ [the cricket # hears: cricket, insect, cicada]
    The cricket, right, it rubs its wings together. The clicking is the frog, and the telephone is a bird.
+ [(other) # hears: @anything]
    It is the cricket, she whispers, it rubs its wings together. I needed ten years for that.
- Then you smell it: like vanilla, and a bit like rain. But there are two paths, and the wind comes from everywhere. How do you find out where the smell comes from?
+ [wet a finger # hears: finger, wind, wet]
    One wet finger, and the cold side tells you where the wind comes from. To the left!
+ [follow the moths # hears: moth, moths, insects, butterflies, bats, animals]
    Big moths flutter past, all in one direction. They have smelled it long before you.
+ [(other) # hears: @anything]
    {echo()} You try it, and then a big moth flies past, as if it had an appointment. You follow it.
- In a clearing hangs a white bud, as long as your hand. It trembles. Do you hold the lamp close, or put the lamp out?
+ [hold it close # hears: close, hold, lamp, light]
    The bud closes a little. It waits for the dark, whispers your friend, and you put the lamp out.
+ [put it out # hears: out, dark, off]
    Dark. And then the moon comes, and the bud opens with a sound like a sigh.
- The flower opens, wide as a plate, and glows in the moonlight. Iracema has tears in her eyes. She could take it with her, for the museum. What do you tell her?
+ [leave it # hears: leave, stay, not, no, here, draw, photo]
    You are right, she says, and takes out her pencil. She draws until the moon is gone.
+ [take it # hears: take, museum, yes, pick]
    She thinks about it, and shakes her head. It has one night, she says, and a moth is waiting for it. She draws it instead.
+ [(other) # hears: @anything]
    She listens to you, and nods, and takes out her pencil.
- One seed falls into your hand, as small as a comma. Where do you plant it?
+ [(unsure) # hears: @unsure]
    You press it into the earth right here, where it knows everybody.
+ [(place) # hears: @anything]
    {echo()} {trust > 1: The people by the river will water it. | You mark the place with a white stone.}
- In the morning you drift home on {boat_name}. In the report there is a line for the discoverer's name of the flower. What is it called from now on?
+ [(any) # hears: @anything]
    {echo()} And in Latin it sounds even more important.
- What was the most difficult decision on the way, do you think?
+ [(any) # hears: @anything]
    I thought about that one for a long time, too.
- -> the_end
