INCLUDE common.ink
VAR nice = ""
VAR animal = "the little bear"
VAR thanks = ""
VAR rests = 0
VAR parts = 0

=== start
{shuffle:
- It is getting quiet now{comma_name()}. Are you cosy in your nest?
- The day puts on its slippers{comma_name()}. Are you lying down?
- Shh, here comes the evening{comma_name()}. Is your blanket warm?
- Time to get slow{comma_name()}. Is your pillow soft?
- The moon is on its way{comma_name()}. Are you tucked in?
}
+ [(no) # hears: @no, not yet, wait]
    {shuffle:
    - Take your time. Pull up the blanket. Good now?
    - No hurry at all. Find your soft toy. Ready?
    - I wait, quiet as a mouse. Now?
    }
    + + [(any) # hears: @anything]
+ [(yes) # hears: @done, @anything]
- {shuffle:
- What was nice today?
- Which part of the day would you like to keep?
- What made you smile today?
- What was the best bit of today?
- What tasted good today?
}
+ [(none) # hears: nothing, @unsure, @no]
    {shuffle:
    - Some days hide their nice part.
    - Perhaps it was something small, like warm socks.
    - It may come to you in a dream.
    }
+ [(nice) # hears: @anything # stores: nice]
    {nice == "": {kept_light()} | {nice}, I put that on the window sill like a little light.}
- {shuffle:
- Was there something not so nice?
- Is there something heavy to put down?
- Was anything hard today?
- Did something make you cross or sad?
}
+ [(no) # hears: @no, nothing, @unsure]
    {shuffle:
    - Then the day can go to sleep in peace.
    - How good, a smooth day.
    - Then your heart is light tonight.
    }
+ [(told) # hears: @anything]
    {shuffle:
    - We put it into a paper boat, and the river takes it. If it comes back, tell a grown-up who loves you.
    - Thank you for telling me. A hug from a grown-up helps with that.
    - We leave it outside the door for tonight. A grown-up can help you with it tomorrow.
    }
- {shuffle:
- Is there somebody you would like to say thank you to?
- Who was kind to you today?
- Whom would you like to wish a good night?
- Who made your day better?
}
+ [(none) # hears: nobody, @unsure, @no]
    {shuffle:
    - Then we thank the day itself.
    - Then good night to the whole world.
    - Then a thank you to your pillow.
    }
+ [(thanks) # hears: @anything # stores: thanks]
    {thanks == "": A quiet thank you to everybody who was kind. | We send a quiet thank you to {thanks}.}
- {shuffle:
- Now breathe in like smelling a flower, and out like blowing on soup. Once more, or shall we make the body sleepy?
- Take a slow breath, in, and out. Another one, or shall the body get sleepy?
- Breathe like the sea, in, and out. Again, or on to sleepy feet?
}
-> breathe_or_body

=== function kept_light
{shuffle:
- I keep it like a little light.
- That goes into the treasure box of today.
- A good thing to fall asleep with.
}

=== breathe_or_body
+ [once more # hears: more, again, breathe, @yes, breath]
    In, and the tummy rises like a wave. Out, and the wave goes back to sea. In. And out. Shall we now make the body sleepy?
    + + [(any) # hears: @anything]
        -> body
+ [make the body sleepy # hears: body, sleepy, @no, @unsure]
    -> body
+ [(other) # hears: @anything]
    -> body

=== body
~ parts++
{parts > 5: -> offer}
{shuffle once:
- -> soften("The feet get heavy, like two sleeping cats. Can you feel them?")
- -> soften("The legs sink into the bed, warm and slow. Are they heavy?")
- -> soften("The tummy goes up and down, all by itself, like a boat. Is the boat calm?")
- -> soften("Every finger says good night. Did they all say it?")
- -> soften("Soft forehead, soft cheeks, soft mouth. How does that feel?")
- -> soften("Your back lies there like a river in its bed. Is it resting?")
- -> soften("The shoulders drop, as if they took off a heavy bag. Are they loose?")
- -> soften("Your knees are two old friends who sit down. Are they comfy?")
- -> soften("Your ears fold up like little doors. What is the last thing they hear?")
- -> soften("Your eyelids are as heavy as curtains. Do they want to close?")
- -> soften("Your toes play sleeping mice. Is one still awake?")
- -> soften("Your hair lies on the pillow like grass after rain. Is it quiet?")
- -> soften("The hands open, like flowers at night. Are they empty?")
- -> soften("Your heart beats slowly, like somebody walking home. Can you feel it?")
- -> soften("Your tongue lies down in its bed. Is it still?")
- -> soften("The whole you is as heavy as honey. Are you sinking?")
}
-> offer

=== soften(sleepy)
{sleepy}
+ [(any) # hears: @anything]
- -> body

=== offer
{shuffle:
- Would you like a quiet story: about a bear, a boat, or a star?
- Which quiet story shall it be: the bear, the boat, or the star?
- A soft story now: bear, boat, star, or cat?
- Shall it be the bear, the boat, the star, or the cat?
}
-> choose

=== choose
+ {not bear} [the bear # hears: bear, first]
    -> bear
+ {not boat} [the boat # hears: boat, ship, sea, second]
    -> boat
+ {not star} [the star # hears: star, stars, third, last]
    -> star
+ {not cat} [(cat) # hears: cat, kitten]
    -> cat
+ [(any) # hears: @unsure, you choose, any, all, @yes]
    {not boat: -> boat}
    {not star: -> star}
    {not bear: -> bear}
    {not cat: -> cat}
    -> rest
+ [(none) # hears: @no, no story]
    Then we just listen to the quiet.
    -> rest
+ [(other) # hears: @anything]
    I did not catch which one, so I choose softly.
    {not boat: -> boat}
    {not star: -> star}
    {not bear: -> bear}
    {not cat: -> cat}
    -> rest

=== bear
Once there was a little bear who could not sleep. He went out to look for the sleep. Did he look by the stream, or under the old tree?
+ [by the stream # hears: stream, water, river]
    By the stream the water whispered, shh, shh. The fish were standing still and dreaming.
+ [under the old tree # hears: tree, old, under]
    Under the old tree an owl opened one eye, and closed it again.
+ [(other) # hears: @anything]
    He just followed his nose, slowly, through the soft grass.
- The moon walked with him. It was round, and it was in no hurry. What did the moon look like to you, last time you saw it?
+ [(any) # hears: @anything]
- So it was that night. The little bear met a hedgehog who was carrying a leaf. Was the leaf for a bed, or for a blanket?
+ [for a bed # hears: bed]
    For a bed. It smelled of autumn.
+ [for a blanket # hears: blanket, cover]
    For a blanket. It was just big enough.
+ [(other) # hears: @anything]
    For something soft, the hedgehog said.
- Have you seen the sleep? asked the bear. The hedgehog yawned. It comes when nobody looks for it. Shall the bear walk home slowly, or very slowly?
+ [slowly # hears: slowly, slow]
    Slowly he went, paw after paw.
+ [very slowly # hears: very]
    Very slowly he went. Paw. After paw. After paw.
+ [(other) # hears: @anything]
    Paw after paw he went.
- At home his bed was still a bit warm. His mother had left a little light. He put his nose under the blanket. What colour was the blanket?
+ [(any) # hears: @anything]
- And it was soft as moss. The bear wanted to say, I am still awake. But he only got as far as, I am.
And there it was, the sleep. -> after_story

=== boat
There was a small boat on a quiet lake. You lie in it, on a soft blanket. Is it evening, with pink clouds, or night, with stars?
+ [evening # hears: evening, pink, clouds]
    The clouds are pink, and then they are purple, and then they are grey.
+ [night # hears: night, stars, dark]
    The stars lie on the water, and your boat floats between them.
+ [(other) # hears: @anything]
    The light is soft, and nothing is in a hurry.
- The boat rocks a little. Left, and right. What do you hear: the water, or a bird far away?
+ [the water # hears: water, waves, lake]
    Plip, says the water. Plip. And then for a long time nothing.
+ [a bird # hears: bird, far]
    One bird calls, and another answers. Then they tuck in their heads.
+ [(other) # hears: @anything]
    You hear it very softly, as if through wool.
- A duck swims beside you. She has her little ones under her wings. How many are there, do you think?
+ [(any) # hears: @anything]
- So many warm little ducks. They are all asleep. Would you like to drift to the reeds, or to the small island?
+ [the reeds # hears: reeds, reed]
    In the reeds it rustles. It is like a curtain around your bed.
+ [the small island # hears: island, small]
    On the island the moss is deep. The boat touches it as softly as a hand.
+ [(other) # hears: @anything]
    The boat knows the way. You need not steer.
- Who should be with you in the boat?
+ [(any) # hears: @anything]
- There is enough room. The boat holds you. The lake holds the boat. And the night holds the lake.
-> after_story

=== star
High up there was a small star who shone for the very first time. Was it a bit shy, or very proud?
+ [shy # hears: shy, little, afraid]
    A bit shy. It shone as softly as it could.
+ [proud # hears: proud, very, big]
    Very proud. It shone so much that it hummed.
+ [(other) # hears: @anything]
    It felt something like that, and it did not have a word for it.
- It looked down. It saw a dark wood, a village with roofs, and a window with a light. Which did it look at the longest?
+ [the wood # hears: wood, forest, trees, dark]
    The wood. There the deer were lying down, one after the other.
+ [the village # hears: village, roof, roofs, houses]
    The village. The chimneys smoked a little, and the cats went home.
+ [the window # hears: window, light]
    The window. Somebody was reading a story there, with a very soft voice.
+ [(other) # hears: @anything]
    It looked and looked, and everything was peaceful.
- The small star asked the moon: what must I do? The moon said: nothing. Just be there. What do you think, is that easy or hard?
+ [(any) # hears: @anything]
- The star thought so as well. Then it saw you, in your bed. It shone through the curtain. Where did the light fall: on your pillow, or on your hand?
+ [the pillow # hears: pillow]
    On your pillow, like a silver feather.
+ [the hand # hears: hand, fingers]
    On your hand, and it weighed nothing at all.
+ [(other) # hears: @anything]
    It fell there, very lightly.
- You may whisper a wish to the star, or just think it. What would it be?
+ [(any) # hears: @anything]
- The star takes good care of it. It will be there all night, even behind the clouds.
-> after_story

=== cat
Once there was a cat who had walked on roofs all day. Now she was looking for the softest place in the house. Did she try the basket, or the warm stove bench?
+ [the basket # hears: basket]
    The basket was good. But it had one small draught.
+ [the bench # hears: bench, warm]
    The bench was warm. But it was a bit hard for her paws.
+ [(other) # hears: @anything]
    That was nearly right, but not quite.
- She went up the stairs without a sound. How does a cat go: on her toes, or on a cloud?
+ [(any) # hears: @anything]
- So softly that not one stair creaked. A door stood open by a hand's width. Behind it somebody was breathing slowly. Who was it?
+ [(any) # hears: @anything]
- The cat jumped up on the bed, turned around once, and twice, and three times. Where did she lie down: by the feet, or by the tummy?
+ [by the feet # hears: feet, toes]
    By the feet. Now they were as warm as toast.
+ [by the tummy # hears: tummy, belly]
    By the tummy. It went up and down, and rocked her.
+ [(other) # hears: @anything]
    There it was just right.
- And she purred. The purring went into the blanket, and into the bed, and into the whole house. Can you hear it?
+ [(any) # hears: @anything]
- Then all the lights went out, one after the other, and the house was a ship in the night.
-> after_story

=== after_story
{shuffle once:
- That was the story. Would you like one more, or is it time for the quiet?
- So it ends. Another quiet one, or shall we rest?
- Shh. One more story, or just breathing?
- And that is all. One more, or sleep?
}
+ [one more # hears: more, another, again, @yes, story]
    {shuffle once:
    - Softly, then. The bear, the boat, the star or the cat?
    - Which one: bear, boat, star or cat?
    - Which is left for you: bear, boat, star, or cat?
    - One last one. Bear, boat, star or cat?
    }
    -> choose
+ [the quiet # hears: quiet, rest, sleep, breathing, @no, enough, tired, @unsure]
    -> rest
+ [(other) # hears: @anything]
    -> rest

=== rest
~ rests++
{shuffle once:
- We listen to the quiet now. What is the softest sound that you can hear?
- Close your eyes and think of a good place. What is there?
- Let one more breath go out, as long as a ribbon. Is it gone?
- The pillow carries your head. Does it do it well?
- Think of tomorrow. Is there something small to look forward to?
- The blanket is like a big wing over you. Is it warm?
- All the toys are sleeping now. Who sleeps next to you?
- The clock goes slower. Do you hear how slow it is?
- A snail is walking home through the grass. Is she nearly there?
- The trees outside stand very still. Do they sleep standing up?
- A feather falls, and falls, and falls. Has it landed?
- Somewhere a train goes through the night. Where is it going?
- The kitchen is dark now. What do the spoons dream of?
- A cat turns around three times. Has she lain down?
- The moon looks in at your window. What would you tell it?
- The sea breathes in and out. Are you breathing with it?
- Your socks are asleep in the drawer. Are they still in pairs?
- A mouse brushes its teeth. Is it done?
- The stars are little holes in a blanket. What is behind them?
- A hedgehog pulls up a leaf. Is it cosy?
- Snow is falling in a faraway wood. Can you hear it?
- A fire in a small stove goes out. Is it still warm?
- A duck puts her head under her wing. What does she see there?
- The wind hums a song without words. Do you know it?
- An old dog sighs and lies down. What is he dreaming?
- A boat is tied to a post. Does it rock?
- The bread in the bakery is still asleep. What will it smell of?
- The road is empty and grey. Who went home last?
- A candle says good night to its shadow. Is it dark now?
- A bee sleeps in a flower. Which colour is the flower?
- The rain taps on the roof with soft fingers. What does it tell you?
- The teddy bears have a meeting. Do they whisper?
- A river goes round one more bend. Where is it now?
- Two clouds lie down on a hill. Are they soft?
- A lamp in a window goes out. Who lives there?
- The swing in the park hangs still. Is it dreaming of you?
- A fish stands still in the pond. Are its eyes open?
- Grandfather clock says tick, and forgets to say tock. Did you hear?
- The night nurse of the forest, the owl, counts everybody. Are you counted?
- A warm stone lies in the sand. Is it still warm from the sun?
- Your bed is an island. Is the sea calm?
- A leaf lets go of its tree. Where does it land?
- The shoes by the door rest their tongues. Are they tired?
- A lamb lies close to its mother. Can you feel the wool?
- The last bus is parked and closes its eyes. Is it snoring?
- A small light floats over a meadow. What is it?
- The mountain pulls up a blanket of fog. Is it tucked in?
- The house creaks once and is quiet. Was that a yawn?
- -> farewell
}
+ [(any) # hears: @anything]
    {RANDOM(1, 3) == 1: {mm()}}
    -> rest

=== function mm
{shuffle:
- Mm, nice.
- How peaceful.
- I listen to it with you.
- That is how it should be.
- Softly, softly.
- Slower and slower.
- All is well.
- Quiet as wool.
- Yes, like that.
- So it is, at night.
- Lovely and slow.
- Just so.
}

=== farewell
Now everything is said. The day is tidied away. Sleep well{comma_name()}. Good night.
-> quiet
= quiet
+ [(any) # hears: @anything]
    {shuffle:
    - Good night{comma_name()}.
    - Sleep well.
    - I am quiet now.
    - Until tomorrow.
    - Close your eyes now.
    - The night takes care of you.
    - Dream something soft.
    - Good night, good night.
    - I whisper, sleep tight.
    - Everything can wait until tomorrow.
    - Softly, into the pillow.
    }
    -> quiet

=== winding_down
Now the day is done{comma_name()}. The blanket is warm, and the night is soft. Sleep well. Good night.
-> END
