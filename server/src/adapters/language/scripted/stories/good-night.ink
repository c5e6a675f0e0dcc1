INCLUDE common.ink
VAR nice = ""
VAR animal = "the little bear"
VAR thanks = ""
VAR rests = 0

=== start
It is getting quiet now{comma_name()}. Lie down, and make your bed into a nest. Are you cosy?
+ [(no) # hears: @no, not yet, wait]
    Take your time. Pull up the blanket. Find your soft toy. Good now?
    + + [(any) # hears: @anything]
+ [(yes) # hears: @done, @anything]
- Good. Let us look back at the day. What was nice today?
+ [(none) # hears: nothing, @unsure, @no]
    Some days hide their nice part. Perhaps it was something small, like warm socks.
+ [(nice) # hears: @anything # stores: nice]
    {nice == "": Thank you. I keep it like a little light. | {nice}. I put that on the window sill, like a little light.}
- Was there something not so nice?
+ [(no) # hears: @no, nothing, @unsure]
    Then the day can go to sleep in peace.
+ [(told) # hears: @anything]
    Thank you for telling me. We put it into a paper boat, and the river takes it away. If it comes back tomorrow, tell a grown-up who loves you.
- And is there somebody you would like to say thank you to?
+ [(none) # hears: nobody, @unsure, @no]
    Then we thank the day itself. Thank you, day.
+ [(thanks) # hears: @anything # stores: thanks]
    {thanks == "": Thank you, to everybody who was kind. | We send a quiet thank you to {thanks}.}
- Now we breathe slowly. In, like smelling a flower. Out, like blowing on warm soup. Once more? Or shall we make the body sleepy?
-> breathe_or_body

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
First the feet. Let them get heavy, like two sleeping cats. Can you feel them?
+ [(any) # hears: @anything]
- Now the legs. They sink into the bed, warm and slow. Are they heavy?
+ [(any) # hears: @anything]
- Now the tummy, going up and down, all by itself. Like a boat. Is the boat calm?
+ [(any) # hears: @anything]
- Now the arms and hands. Every finger says good night. Did they all say it?
+ [(any) # hears: @anything]
- Now the face. Soft forehead, soft cheeks, soft mouth. How does that feel?
+ [(any) # hears: @anything]
- {shuffle:
- Good. Would you like a quiet story: about a little bear, a small boat, or a star?
- Lovely. Which quiet story shall it be: the bear, the boat, or the star?
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
- Now close your eyes. Think of a place where it is good. What is there?
- Let one more breath go out, as long as a ribbon. Is it gone?
- The pillow carries your head. You need not do anything. Shall I say something quiet once more?
- Think of tomorrow. Is there something small to look forward to?
- The blanket is like a big wing over you. Is it warm?
- All the toys are sleeping now. Who sleeps next to you?
- The clock goes slower. Tick. Tock. Do you hear how slow it is?
}
+ [(more) # hears: @yes]
    {shuffle:
    - Mm. Good.
    - That is how it should be.
    - Shh.
    }
    {rests > 7: -> farewell}
    -> rest
+ [(any) # hears: @anything]
    {shuffle:
    - Mm, nice.
    - How peaceful.
    - Good.
    - I am listening to it with you.
    }
    {rests > 7: -> farewell}
    -> rest

=== farewell
Now everything is said. The day is tidied away. Sleep well{comma_name()}. Good night.
-> quiet
= quiet
+ [(any) # hears: @anything]
    {shuffle:
    - Shh. Good night{comma_name()}.
    - Sleep well.
    - I am quiet now. Good night.
    - Mm. Until tomorrow.
    - Close your eyes. All is well.
    }
    -> quiet

=== winding_down
Now the day is done{comma_name()}. The blanket is warm, and the night is soft. Sleep well. Good night.
-> END
