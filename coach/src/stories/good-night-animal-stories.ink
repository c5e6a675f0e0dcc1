// Quiet stories. What children below six hear of a turn takes less than ten seconds.

=== bear
Once a little bear could not sleep. {not little: So he got up and went out to look for the sleep.} Did he look by the stream, or under the old tree?
+ [by the stream # hears: stream, water, river]
    The water whispered, shh, shh.
+ [under the old tree # hears: tree, old, under]
    An owl opened one eye, and closed it again.
+ [(other) # hears: @anything]
    He followed his nose, through the soft grass.
- The moon walked with him. {not little: It was round, and it was in no hurry.} What did the moon look like that night?
+ [(any) # hears: @anything]
- So it was that night. He met a hedgehog with a leaf. {not little: It was nearly bigger than the hedgehog.} Was it for a bed, or for a blanket?
+ [for a bed # hears: bed]
    It smelled of autumn.
+ [for a blanket # hears: blanket, cover]
    It was just big enough.
+ [(other) # hears: @anything]
    It was for something soft.
- Sleep comes when nobody looks for it, said the hedgehog. {not little: Then he yawned, and the yawn jumped over to the bear.} Does the bear walk slowly, or very slowly?
+ [slowly # hears: slowly, slow]
    Paw after paw he went.
+ [very slowly # hears: very]
    Paw. After paw. After paw.
+ [(other) # hears: @anything]
    He went, and the moon went, too.
- His bed was still warm. {not little: His mother had left a little light.} What colour was his blanket?
+ [(any) # hears: @anything]
- It was as soft as moss. {little: And so he slept. | I am still awake, he wanted to say, but he only got as far as, I am.}
-> after_story

=== cat
A cat had walked on roofs all day. {not little: Now she was looking for the softest place in the whole house.} Did she try the basket, or the bench?
+ [the basket # hears: basket]
    It was good, but a bit draughty.
+ [the bench # hears: bench, warm]
    It was warm, but a bit hard.
+ [(other) # hears: @anything]
    That was nearly right.
- She went up the stairs without a sound. {not little: Not one stair creaked.} How does a cat go: on toes, or on clouds?
+ [(any) # hears: @anything]
- So she came to a door that was open a crack. {not little: Behind it somebody was breathing slowly.} Who was it?
+ [(any) # hears: @anything]
- She jumped on the bed and turned around three times. {not little: Cats must do that, nobody knows why.} Does she lie by the feet, or by the tummy?
+ [by the feet # hears: feet, toes]
    Now they were as warm as toast.
+ [by the tummy # hears: tummy, belly]
    It went up and down, and rocked her.
+ [(other) # hears: @anything]
    There it was just right.
- And she purred, into the blanket and into the bed. {not little: The purring went through the whole house.} Can you hear it?
+ [(any) # hears: @anything]
- Then all the lights went out, and the house was a ship in the night.
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
- That is a good place. She drew in her horns, and it was night.
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
- That is a long time off. Now it sleeps, like the whole wood.
-> after_story
