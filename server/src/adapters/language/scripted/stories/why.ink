INCLUDE common.ink
VAR borrowed = false
VAR wonder = 0

=== start
I love questions that begin with why{comma_name()}. You can ask me one, about the sky, animals, or your body. Or shall I ask you one?
-> listening

=== more
{borrowed: -> END}
~ asked++
{shuffle:
- What else would you like to know, or shall I ask you something?
- Do you have another why, or shall I ask?
- Your next question, or one of mine?
- Ask me more, or say, you ask.
- What do you wonder about now? I have one too, if you like.
- Another one? You can ask, or I can.
}
-> listening

=== listening
+ [(sky) # hears: sky blue, sky is blue, blue sky]
    -> sky
+ [(rain) # hears: why rain, it rain, rain come, rain fall, where rain]
    -> rain
+ [(rainbow) # hears: rainbow]
    -> rainbow
+ [(night) # hears: night, dark, sun go down, sun go away, sun at night]
    -> night
+ [(moon) # hears: moon follow, moon change, moon shape, why moon, moon shine]
    -> moon
+ [(stars) # hears: stars twinkle, why stars, stars shine, star]
    -> stars
+ [(snow) # hears: snow, snowflake]
    -> snow
+ [(thunder) # hears: thunder, lightning, storm]
    -> thunder
+ [(wind) # hears: wind, windy]
    -> wind
+ [(leaves) # hears: leaves fall, leaves red, leaves change, leaf fall, autumn, leaves]
    -> leaves
+ [(sea) # hears: sea salty, sea salt, ocean salty, sea water, salt water, ocean salt]
    -> sea
+ [(cats) # hears: cat purr, why cat, cats purr]
    -> cats
+ [(dogs) # hears: dog wag, wag tail, dogs wag, dog bark, dogs bark]
    -> dogs
+ [(birds) # hears: birds fly, bird fly, birds sing, bird sing]
    -> birds
+ [(bees) # hears: bees honey, bee honey, bees make, bee sting, bees sting]
    -> bees
+ [(zebra) # hears: zebra, zebras]
    -> zebra
+ [(giraffe) # hears: giraffe]
    -> giraffe
+ [(elephant) # hears: elephant]
    -> elephant
+ [(sleep) # hears: why sleep, have to sleep, need sleep, go to bed, we sleep]
    -> sleep
+ [(yawn) # hears: yawn]
    -> yawn
+ [(tickle) # hears: tickle, ticklish]
    -> tickle
+ [(hiccups) # hears: hiccup, hiccups]
    -> hiccups
+ [(teeth) # hears: teeth fall, lose teeth, tooth fall, wobbly tooth, brush teeth, teeth]
    -> teeth
+ [(hair) # hears: hair grow, hair, haircut hurt]
    -> hair
+ [(cry) # hears: cry, tears]
    -> cry
+ [(grow) # hears: grow up, get bigger, how grow, we grow]
    -> grow
+ [(vegetables) # hears: vegetables, veggies, healthy, broccoli]
    -> vegetables
+ [(boats) # hears: boats float, ship float, boat float, ships swim]
    -> boats
+ [(planes) # hears: planes fly, plane fly, aeroplane, airplane]
    -> planes
+ [(magnet) # hears: magnet, magnets]
    -> magnet
+ [(ice) # hears: ice float, ice melt, ice slippery, why ice]
    -> ice
+ [(onion) # hears: onion]
    -> onion
+ [(dinosaurs) # hears: dinosaur, dinosaurs]
    -> dinosaurs
+ [(fish) # hears: fish breathe, fish sleep, fish under water]
    -> fish
+ [(ears) # hears: two ears, have ears, two eyes]
    -> ears
+ [(volcano) # hears: volcano]
    -> volcano
+ [(you ask) # hears: you ask, ask me, yours, one of yours, @yes, @unsure, @no, your question, you can]
    -> my_question
+ [(question) # hears: @question, why]
    {shuffle:
    - That is a real question, and I do not know the answer. Ask a grown-up, and find it out together.
    - Nobody has told me that yet. A grown-up or a book may know.
    - I cannot answer that one honestly. Keep it and ask somebody you trust.
    }
    {shuffle:
    - Shall I ask you one instead?
    - Do you have a different why for me?
    - What else makes you wonder?
    }
    -> listening
+ [(other) # hears: @anything]
    {shuffle:
    - I did not find a question in that. Shall I ask you one?
    - Hmm, I am not sure what you want to know. Try it with why, or say, you ask.
    - I did not quite get that. Ask me about the sky, an animal or your body?
    }
    -> listening

=== my_question
~ wonder++
{shuffle once:
- -> wonder_about("Why do you think the sky is blue?", -> sky)
- -> wonder_about("Why do we need to sleep, what do you think?", -> sleep)
- -> wonder_about("Where do you think the rain comes from?", -> rain)
- -> wonder_about("Why do you think zebras have stripes?", -> zebra)
- -> wonder_about("Why does a dog wag its tail?", -> dogs)
- -> wonder_about("Why can a heavy ship float, and a small stone sinks?", -> boats)
- -> wonder_about("Why do the leaves fall in autumn?", -> leaves)
- -> wonder_about("Why do you think an elephant has such big ears?", -> elephant)
- -> wonder_about("Why is the sea salty, what is your idea?", -> sea)
- -> wonder_about("Why do we have two ears and not one?", -> ears)
- -> wonder_about("Why do onions make us cry?", -> onion)
- -> wonder_about("How can fish breathe under water?", -> fish)
- -> wonder_about("Why do we get hiccups? What is your guess?", -> hiccups)
- -> wonder_about("Why do your milk teeth fall out?", -> teeth)
- -> wonder_about("Why does it get dark at night?", -> night)
- -> wonder_about("Why do you hear thunder after lightning?", -> thunder)
- -> wonder_about("Why do cats purr?", -> cats)
- -> wonder_about("How does a rainbow get its colours?", -> rainbow)
- -> wonder_about("What makes the wind blow?", -> wind)
- -> wonder_about("Why do we yawn, and why do others catch it?", -> yawn)
- -> wonder_about("What is every snowflake made of?", -> snow)
- -> wonder_about("Why can you not tickle yourself?", -> tickle)
- -> wonder_about("Why do birds have such light bones?", -> birds)
- -> wonder_about("What do bees need honey for?", -> bees)
- -> wonder_about("Why does the moon seem to walk with you?", -> moon)
- -> wonder_about("How do planes stay up in the air?", -> planes)
- -> wonder_about("Why do stars twinkle?", -> stars)
- -> wonder_about("What do you think your body does with vegetables?", -> vegetables)
- -> wonder_about("What is inside a volcano?", -> volcano)
- -> wonder_about("Why does a giraffe have a long neck?", -> giraffe)
}
I have asked you all my questions{comma_name()}. Now it is only your turn. What do you want to know?
-> listening

// What was told already is not asked.
=== wonder_about(question, -> truth)
{TURNS_SINCE(truth) >= 0: -> my_question}
{question}
+ [(unsure) # hears: @unsure, @give-up, @no]
    {shuffle:
    - Let us find out.
    - I will tell you what I know.
    - It is a puzzle, is it not?
    - Many grown-ups do not know it either.
    }
    -> truth
+ [(idea) # hears: @anything]
    {shuffle:
    - That is a way to think about it. I know it like this.
    - An idea is how all science begins. Here is what I know.
    - Good thinking. People found this out.
    - Thank you for your idea. Now mine.
    - Hmm, I like that you thought about it. Listen.
    }
    -> truth

=== sky
{older: Sunlight has all colours in it. The air scatters blue the most, so blue comes to your eyes from everywhere. | Sunlight has all colours hidden in it. The air throws the blue around like a ball, so we see it everywhere. }
-> more
=== rain
{older: The sun turns water into vapour. High up it cools to tiny drops, the drops join, and when they are too heavy, they fall. | The sun lifts water up from the sea, so fine that you cannot see it. Up there it becomes clouds, and then it drips down again. }
-> more
=== rainbow
When the sun shines into raindrops, each drop splits the light into its colours. That is why you need sun and rain together.
-> more
=== night
The earth turns like a slow merry-go-round. When we are on the side away from the sun, it is night for us, and day for somebody else.
-> more
=== moon
{older: The moon is so far away that it seems to keep up with you. We see only the part that the sun lights, so its shape changes. | The moon is very, very far away. So it looks as if it walks along with you, wherever you go. }
-> more
=== stars
Starlight has to come through our air, and the air wobbles. So the stars seem to blink at us.
-> more
=== snow
When it is very cold in a cloud, the water freezes into tiny stars of ice. Each has six arms, and hardly two are alike.
-> more
=== thunder
Lightning heats the air so fast that it bangs. Light is quicker than sound, so you see it first and hear it after.
-> more
=== wind
The sun warms some places more than others. Warm air goes up, and other air hurries in to take its place. That hurry is the wind.
-> more
=== leaves
{older: In autumn trees take the green out of their leaves and save it. Then yellow and red show, and the leaf is let go. | The tree gets ready for its winter sleep. It lets go of its leaves, so that it needs less water. }
-> more
=== sea
Rivers carry tiny bits of salt out of the stones into the sea. The water goes up again as clouds, but the salt stays.
-> more
=== cats
Cats purr with a little buzzing in the throat. They do it when they feel well, and sometimes to calm themselves.
-> more
=== dogs
A wagging tail is how a dog talks. Quick and loose mostly means, I am so happy to see you.
-> more
=== birds
Birds have hollow bones and strong wings that push the air down. And they sing to say, here I live, and here I am.
-> more
=== bees
Bees collect sweet juice from flowers and make it into honey. It is their food for the long winter.
-> more
=== zebra
Nobody is quite sure. Stripes seem to confuse biting flies, so that they miss their landing.
-> more
=== giraffe
With a long neck you reach leaves that nobody else can reach. And you see far over the grassland.
-> more
=== elephant
Elephants get hot, and big ears work like fans. They flap, and the wind cools them.
-> more
=== sleep
{older: While you sleep, your brain sorts what you learned, and your body repairs itself and grows. | When you sleep, your body grows, and your head tidies up everything from the day. }
-> more
=== yawn
We yawn when we are tired or bored, and it may cool the brain a little. Why it is catching, even scientists are still finding out.
-> more
=== tickle
A tickle needs a surprise. Your own brain knows where your fingers go, so there is no surprise.
-> more
=== hiccups
Under your lungs there is a muscle that helps you breathe. When it jumps by mistake, you say, hic.
-> more
=== teeth
Your mouth is growing, and milk teeth are too small for it. Big teeth push from below until the little ones wobble out.
-> more
=== hair
Hair grows out of tiny pockets in your skin. The part you see feels nothing, so a haircut does not hurt.
-> more
=== cry
Tears wash your eyes. And when we are very sad or very happy, crying lets a big feeling out. That is good for you.
-> more
=== grow
Your food becomes building blocks, and while you sleep your body adds them on. A little every night.
-> more
=== vegetables
Vegetables have tiny helpers called vitamins. Your body uses them to repair things and to keep you well.
-> more
=== boats
A ship is hollow and pushes away a lot of water. The water pushes back and holds it up. A stone is too small and heavy for that.
-> more
=== planes
The wings are shaped so that fast air pushes them up from below. The engines keep the plane fast. No speed, no flying.
-> more
=== magnet
In a magnet all the tiny parts point the same way, so they pull together. They like iron, and they do not care for wood.
-> more
=== ice
When water freezes, it spreads out a little and becomes lighter than water. So ice floats, and fish stay warm below.
-> more
=== onion
When you cut an onion, it lets out a sharp gas. Your eyes make tears to wash it away.
-> more
=== dinosaurs
{older: A huge rock from space hit the earth long ago, and it became dark and cold. But the birds are the grandchildren of dinosaurs. | Dinosaurs lived long, long ago, before people. Their grandchildren are still here, the birds! }
-> more
=== fish
Fish have gills behind the head. Water flows through them, and they take the air out of the water.
-> more
=== ears
With two ears you can tell where a sound comes from. Close your eyes and try it one day.
-> more
=== volcano
Deep in the earth it is so hot that stone melts. A volcano is a chimney where it comes out.
-> more

=== winding_down
We wondered about a lot today{comma_name()}. Keep one why for tomorrow. Questions sleep well under a pillow.
-> END
