// More quiet stories; see good-night-stories.ink.

=== night_train
A night train rolls through the snow, quite slowly. {not little: Every window has a little yellow light.} Do you sleep at the top, or at the bottom?
+ [at the top # hears: top, up, high]
    Up there the ceiling is near, like a tent.
+ [at the bottom # hears: bottom, down, low]
    Down there you feel the wheels hum.
+ [(other) # hears: @anything]
    Your bed is made already.
- A sheep comes along and checks the tickets. {not little: She has a very small cap.} What is on your ticket?
+ [(any) # hears: @anything]
- That is a good ticket, says the sheep. In the next bed somebody snores. {not little: It is a deep and friendly sound.} Is it a bear, or a badger?
+ [a bear # hears: bear]
    He is going to his winter cave.
+ [a badger # hears: badger]
    He has his striped pyjamas on.
+ [(other) # hears: @anything]
    They have come a long way.
- The train crosses a bridge. Far below there is a river. {not little: It shines like a ribbon.} Where does the train go, do you think?
+ [(any) # hears: @anything]
- It goes there, and nobody has to wake up. {not little: The driver is an owl, and owls know the way.} Is the last light still on?
+ [(any) # hears: @anything]
- Then it goes out, and the wheels say, sleep well, sleep well, sleep well.
-> after_story

=== cloud
A cloud had flown all day, and it was tired. {not little: It had been a sheep, a ship and a big white hand.} Does it rest on a hill, or on a roof?
+ [on a hill # hears: hill, mountain]
    The grass was still warm from the sun.
+ [on a roof # hears: roof, house]
    The chimney was like a cushion.
+ [(other) # hears: @anything]
    It sank down there, as soft as wool.
- A bird was sleeping there already. {not little: It moved over a little.} Which colour did the bird have?
+ [(any) # hears: @anything]
- May I stay, asked the cloud. It whispered, so as not to wake anybody. {not little: Clouds have very small voices.} What did the bird say?
+ [(any) # hears: @anything]
- So they lay side by side. The wind came to say good night. {not little: It went on its toes.} Did it hum, or did it sigh?
+ [it hummed # hears: hum, hummed]
    It hummed a song without words.
+ [it sighed # hears: sigh, sighed]
    It sighed, because the day had been long.
+ [(other) # hears: @anything]
    It was hardly to be heard.
- In the morning the cloud would be dew on the grass. {not little: But that was still far away.} What does a cloud dream of?
+ [(any) # hears: @anything]
- It dreamed just that, and it got softer and softer.
-> after_story

=== lighthouse
A lighthouse stood by the sea, with one little lamp. {not little: It turned around all night, and it was never dizzy.} Was the sea calm, or a bit wild?
+ [calm # hears: calm, quiet, still]
    It lay there like a sheet.
+ [a bit wild # hears: wild, bit, waves]
    It rolled over once, and then it lay still.
+ [(other) # hears: @anything]
    It breathed in, and out.
- The lamp greeted the ships. {not little: A long light, and a short one.} Which ship came home first?
+ [(any) # hears: @anything]
- Good evening, said the light to it. Next a whale came by. {not little: It had a barnacle on its nose.} Was it a small whale, or a big one?
+ [a small whale # hears: small, little]
    It swam close to its mother.
+ [a big whale # hears: big, huge]
    It was as long as a street, and very gentle.
+ [(other) # hears: @anything]
    It blew a little mist into the night.
- The keeper drank a cup of tea. It was warm and sweet. {not little: On his knees sat the lighthouse cat.} What did they look at through the window?
+ [(any) # hears: @anything]
- So they sat, and the light went round. {not little: Around, and around.} Did it shine into your room, too?
+ [(any) # hears: @anything]
- All the ships were home. The lamp went on turning, slowly, only for you.
-> after_story

=== snail
A snail was on her way home, although she carried her house. {not little: Snails never think about that.} Did she go along the wall, or through the grass?
+ [along the wall # hears: wall, stone]
    The stones were still warm.
+ [through the grass # hears: grass, meadow]
    Each blade bowed a little.
+ [(other) # hears: @anything]
    She went there, and she was not in a hurry.
- On the way she met a beetle with a lamp. {not little: It was a very small lamp.} What did the beetle ask her?
+ [(any) # hears: @anything]
- She thought about it for a while. Then she slid on. {not little: Behind her there was a silver line.} Was it straight, or did it have curls?
+ [straight # hears: straight]
    It was as straight as a ruler.
+ [with curls # hears: curls, curl, curly]
    It was like a signature.
+ [(other) # hears: @anything]
    The moon liked it.
- A drop fell on her house, plip. {not little: It was the only one that night.} Did she go in, or did she look up?
+ [she went in # hears: in, inside, house]
    Inside it was round and dry.
+ [she looked up # hears: up, look, sky]
    There was one star, just above her.
+ [(other) # hears: @anything]
    She did it very slowly.
- At home is where one stops, she thought. {not little: And she stopped.} Where do you like to stop?
+ [(any) # hears: @anything]
- That is a good place. She drew in one horn, and then the other, and it was night.
-> after_story

=== dormouse
It was autumn, and the dormouse was round and sleepy. {not little: All summer it had eaten nuts and berries.} Does it sleep in a tree, or under the roots?
+ [in a tree # hears: tree, hole]
    There was a hole, just as big as itself.
+ [under the roots # hears: roots, root, under]
    There it smelled of earth and mushrooms.
+ [(other) # hears: @anything]
    It was a good place.
- It needed something soft. {not little: A good bed wants time.} What did it put into its nest?
+ [(any) # hears: @anything]
- How soft that was! Then the neighbours came to say good night. {not little: They came one by one, with quiet feet.} Who came first?
+ [(any) # hears: @anything]
- See you in spring, they all said. {not little: Outside, the first leaf fell, and then the second.} Does it curl up to the left, or to the right?
+ [to the left # hears: left]
    With its tail over its nose.
+ [to the right # hears: right]
    With its nose in its tummy.
+ [(other) # hears: @anything]
    Like a little ball.
- Now the wood was still. {not little: Snow was on its way, with very small steps.} What will it smell first, in spring?
+ [(any) # hears: @anything]
- But that is a long time off. Now it sleeps, and so does the whole wood.
-> after_story
