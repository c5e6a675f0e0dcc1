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
- Sleep comes when nobody looks for it, said the hedgehog. {not little: Then he yawned, and the yawn jumped over to the bear.} Does the bear walk home slowly, or very slowly?
+ [slowly # hears: slowly, slow]
    Paw after paw he went.
+ [very slowly # hears: very]
    Paw. After paw. After paw.
+ [(other) # hears: @anything]
    He went, and the moon went, too.
- His bed was still warm. {not little: His mother had left a little light.} What colour was his blanket?
+ [(any) # hears: @anything]
- It was as soft as moss. I am still awake, he wanted to say, but he only got as far as, I am.
-> after_story

=== boat
A small boat floats on a quiet lake, and you lie in it. {not little: Under you is a soft blanket, and nobody is in a hurry.} Is it evening, or night?
+ [evening # hears: evening, pink, clouds]
    The clouds are pink, then purple, then grey.
+ [night # hears: night, stars, dark]
    The stars lie on the water like crumbs of light.
+ [(other) # hears: @anything]
    The light is soft.
- The boat rocks. {not little: A little to the left, and a little to the right.} What do you hear: the water, or a bird?
+ [the water # hears: water, waves, lake]
    Plip, it says. Plip.
+ [a bird # hears: bird, far]
    It calls once, and tucks in its head.
+ [(other) # hears: @anything]
    You hear it as if through wool.
- A duck swims beside you, with her little ones. {not little: They are under her wings, where it is warm.} How many are there?
+ [(any) # hears: @anything]
- So many warm ducks, all asleep. {not little: Only the mother has one eye open.} Do you drift to the reeds, or to the island?
+ [the reeds # hears: reeds, reed]
    They rustle like a curtain around your bed.
+ [the island # hears: island, small]
    The moss there is deep.
+ [(other) # hears: @anything]
    The boat knows the way.
- There is room for one more. {not little: The blanket is big enough for two.} Who is with you in the boat?
+ [(any) # hears: @anything]
- The boat holds you, the lake holds the boat, and the night holds the lake.
-> after_story

=== star
A small star shone for the very first time. {not little: It was so high up that nobody had ever been there.} Was it shy, or proud?
+ [shy # hears: shy, little, afraid]
    It shone as softly as it could.
+ [proud # hears: proud, very, big]
    It shone so much that it hummed.
+ [(other) # hears: @anything]
    It had no word for it.
- It looked down, at a wood, a village and a window. {not little: They were all very small from up there.} Which did it look at longest?
+ [the wood # hears: wood, forest, trees, dark]
    There the deer lay down, one after the other.
+ [the village # hears: village, roof, roofs, houses]
    There the cats went home.
+ [the window # hears: window, light]
    There somebody read a story, very softly.
+ [(other) # hears: @anything]
    Everything was peaceful.
- What must I do, it asked the moon. {not little: The moon had been up there for a very long time.} What do you think a star must do?
+ [(any) # hears: @anything]
- Just be there, said the moon. So the star shone into your room. {not little: It came through the curtain, without a sound.} Did its light fall on your pillow, or on your hand?
+ [the pillow # hears: pillow]
    Like a silver feather.
+ [the hand # hears: hand, fingers]
    It weighed nothing at all.
+ [(other) # hears: @anything]
    It fell there lightly.
- You may whisper a wish to it. {not little: Or just think it, stars hear that, too.} What would it be?
+ [(any) # hears: @anything]
- The star takes good care of it, all night, even behind the clouds.
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
