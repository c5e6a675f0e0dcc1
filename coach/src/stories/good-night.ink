INCLUDE common.ink
INCLUDE good-night-animal-stories.ink
INCLUDE good-night-travel-and-sky-stories.ink
VAR nice = ""
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
- The lights get small now{comma_name()}. Are you lying soft?
- Hush, the day is yawning{comma_name()}. Is your teddy near?
- The evening star is out{comma_name()}. Are your feet warm?
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
- What was new today?
- What made you laugh today?
- Which moment was soft today?
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
- Was there a bump in your day?
- Is something still in your head from today?
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
    - We put it into a paper boat. If it comes back, tell a grown-up.
    - It is good that you told me. A hug from a grown-up helps.
    - That was hard. A grown-up who loves you can help to carry it.
    - We hang it on the hook outside. Tell a grown-up about it tomorrow.
    - We leave it outside the door tonight. A grown-up can help tomorrow.
    }
- {shuffle:
- Is there somebody you would like to thank?
- Who was kind to you today?
- Whom would you like to wish a good night?
- Who made your day better?
- Who is nice to have around?
- Whom did you like to see today?
}
+ [(none) # hears: nobody, @unsure, @no]
    {shuffle:
    - Then we thank the day itself.
    - Then good night to the whole world.
    - Then a thank you to your pillow.
    }
+ [(thanks) # hears: @anything # stores: thanks]
    {thanks == "": A quiet thank you to everybody. | We send a quiet thank you to {thanks}.}
- {shuffle:
- Breathe in like smelling a flower, and out. Once more, or shall the body get sleepy?
- Take a slow breath, in, and out. Another one, or shall the body get sleepy?
- Breathe like the sea, in, and out. Again, or on to sleepy feet?
- Blow on your soup, very slowly. Once more, or shall we make the body sleepy?
- Breathe in a star, and breathe out a cloud. Again, or on to sleepy feet?
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
    {shuffle:
    - In, and the tummy rises like a wave. Out, and it sinks. Shall the body get sleepy now?
    - In, the sail fills. Out, the boat glides. Shall we go on with sleepy toes?
    - In, like a balloon. Out, like a soft wind. Is the body ready to be sleepy?
    }
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
{shuffle once:
- -> propose("a bear who lay awake", -> bear)
- -> propose("a small boat on a quiet lake", -> boat)
- -> propose("a very young star", -> star)
- -> propose("a sleepy cat", -> cat)
- -> propose("a slow night train", -> night_train)
- -> propose("a cloud who was tired", -> cloud)
- -> propose("a lighthouse lamp", -> lighthouse)
- -> propose("a snail going home", -> snail)
- -> propose("a dormouse in autumn", -> dormouse)
}
-> rest

=== propose(title, -> story)
{shuffle:
- Would you like a story about {title}?
- Shall I tell you about {title}?
- Do you want to hear of {title}?
- My next story is about {title}, shall I?
- I know a soft one about {title}, shall we?
}
+ [yes # hears: @yes, story, tell, hear, @unsure, that one]
    -> story
+ [another one # hears: @no, another, other, different]
    -> offer
+ [the quiet # hears: quiet, rest, sleep, breathing, tired, enough, no story]
    -> rest
+ [(any) # hears: @anything]
    -> story

=== after_story
{shuffle:
- Would you like one more story, or the quiet?
- Another quiet one, or shall we rest?
- Shh, one more story, or just breathing?
- One more, or is it time for the quiet?
- Shall there be another story, or a rest?
}
+ [one more # hears: more, another, again, @yes, story]
    -> offer
+ [the quiet # hears: quiet, rest, sleep, breathing, @no, enough, tired, @unsure]
    -> rest
+ [(other) # hears: @anything]
    -> rest

=== rest
~ rests++
{rests % 10 == 0: -> offer}
{shuffle once:
- -> settle("We listen to the quiet now. What is the softest sound that you can hear?")
- -> settle("Close your eyes and think of a good place. What is there?")
- -> settle("Let one more breath go out, as long as a ribbon. Is it gone?")
- -> settle("The pillow carries your head. Does it do it well?")
- -> settle("Think of tomorrow. Is there something small to look forward to?")
- -> settle("The blanket is like a big wing over you. Is it warm?")
- -> settle("All the toys are sleeping now. Who sleeps next to you?")
- -> settle("The clock goes slower. Do you hear how slow it is?")
- -> settle("A snail is walking home through the grass. Is she nearly there?")
- -> settle("The trees outside stand very still. Do they sleep standing up?")
- -> settle("A feather falls, and falls, and falls. Has it landed?")
- -> settle("Somewhere a train goes through the night. Where is it going?")
- -> settle("The kitchen is dark now. What do the spoons dream of?")
- -> settle("A cat turns around three times. Has she lain down?")
- -> settle("The moon looks in at your window. What would you tell it?")
- -> settle("The sea breathes in and out. Are you breathing with it?")
- -> settle("Your socks are asleep in the drawer. Are they still in pairs?")
- -> settle("A mouse brushes its teeth. Is it done?")
- -> settle("The stars are little holes in a blanket. What is behind them?")
- -> settle("A hedgehog pulls up a leaf. Is it cosy?")
- -> settle("Snow is falling in a faraway wood. Can you hear it?")
- -> settle("A fire in a small stove goes out. Is it still warm?")
- -> settle("A duck puts her head under her wing. What does she see there?")
- -> settle("The wind hums a song without words. Do you know it?")
- -> settle("An old dog sighs and lies down. What is he dreaming?")
- -> settle("A boat is tied to a post. Does it rock?")
- -> settle("The bread in the bakery is still asleep. What will it smell of?")
- -> settle("The road is empty and grey. Who went home last?")
- -> settle("A candle says good night to its shadow. Is it dark now?")
- -> settle("A bee sleeps in a flower. Which colour is the flower?")
- -> settle("The rain taps on the roof with soft fingers. What does it tell you?")
- -> settle("The teddy bears have a meeting. Do they whisper?")
- -> settle("A river goes round one more bend. Where is it now?")
- -> settle("Two clouds lie down on a hill. Are they soft?")
- -> settle("A lamp in a window goes out. Who lives there?")
- -> settle("The swing in the park hangs still. Is it dreaming of you?")
- -> settle("A fish stands still in the pond. Are its eyes open?")
- -> settle("Grandfather clock says tick, and forgets to say tock. Did you hear?")
- -> settle("The night nurse of the forest, the owl, counts everybody. Are you counted?")
- -> settle("A warm stone lies in the sand. Is it still warm from the sun?")
- -> settle("Your bed is an island. Is the sea calm?")
- -> settle("A leaf lets go of its tree. Where does it land?")
- -> settle("The shoes by the door rest their tongues. Are they tired?")
- -> settle("A lamb lies close to its mother. Can you feel the wool?")
- -> settle("The last bus is parked and closes its eyes. Is it snoring?")
- -> settle("A small light floats over a meadow. What is it?")
- -> settle("The mountain pulls up a blanket of fog. Is it tucked in?")
- -> settle("The house creaks once and is quiet. Was that a yawn?")
- -> settle("A moth folds its wings on the curtain. Can you see it?")
- -> settle("The stairs are tired of feet. Who went up last?")
- -> settle("A puddle holds the moon all night. Is it shaking?")
- -> settle("The hamster wheel stands still. Where did the hamster go?")
- -> settle("Your slippers wait side by side. Which one snores?")
- -> settle("The letter box is empty and dreams of letters. Who might write?")
- -> settle("A seagull sleeps on one leg. Does it wobble?")
- -> settle("The apple tree counts its apples. How many are there?")
- -> settle("Far away a dog barks once. What did he say?")
- -> settle("The tap lets one drop fall. Did you hear it?")
- -> settle("The library has closed its books. Which story sleeps on top?")
- -> settle("A ladybird hides under a leaf. Are its dots still there?")
- -> settle("The pond has a blanket of mist. Who is under it?")
- -> settle("The playground is asleep. What does the slide dream of?")
- -> settle("A lantern swings on a ship. Is the sea kind?")
}
-> farewell

=== settle(sleepy)
{sleepy}
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
- Hush.
- How soft.
- Warm and still.
- Yes, I think so, too.
- Let it be like that.
- Lighter and lighter.
- Good, so good.
- Quietly, then.
- Mm.
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
    - Hush now{comma_name()}.
    - The moon keeps watch.
    - Your pillow is waiting.
    - Nothing more to do today.
    - Breathe out, and let go.
    - The stars are turning slowly.
    - Sleep is on the stairs already.
    - One more breath, and then another.
    }
    -> quiet

=== winding_down
Now the day is done{comma_name()}. The blanket is warm, and the night is soft. Sleep well. Good night.
-> END
