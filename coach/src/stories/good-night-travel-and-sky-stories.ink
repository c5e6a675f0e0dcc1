// More quiet stories; see good-night-animal-stories.ink.

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
- The train crosses a bridge over a river. {not little: It shines like a ribbon.} Where does the train go, do you think?
+ [(any) # hears: @anything]
- It goes there, and nobody has to wake up. {not little: The driver is an owl, and owls know the way.} Is the last light still on?
+ [(any) # hears: @anything]
- Then it goes out, and the wheels say, sleep well, sleep well, sleep well.
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
- The keeper drank warm, sweet tea. {not little: On his knees sat the lighthouse cat.} What was there to see outside?
+ [(any) # hears: @anything]
- So they sat, and the light went round. {not little: Around, and around.} Did it shine into your room, too?
+ [(any) # hears: @anything]
- All the ships were home. The lamp went on turning, slowly, only for you.
-> after_story

=== star
A small star shone for the very first time. {not little: It was so high up that nobody had ever been there.} Was it shy, or proud?
+ [shy # hears: shy, little, afraid]
    It shone as softly as it could.
+ [proud # hears: proud, very, big]
    It shone so much that it hummed.
+ [(other) # hears: @anything]
    It had no word for it.
- It saw a wood, a village and a window. {not little: They were all very small from up there.} Which did it look at longest?
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
- Just be there, said the moon. So it shone into your room. {not little: It came through the curtain, without a sound.} Did its light fall on your pillow, or your hand?
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
- By morning it would be dew on the grass. {not little: But that was still far away.} What does a cloud dream of?
+ [(any) # hears: @anything]
- It dreamed just that, and it got softer and softer.
-> after_story
