INCLUDE common.ink
INCLUDE levels.ink

=== start
{shuffle:
- I love every why{comma_name()}. Will you ask me one, or shall I ask you?
- It is wondering time{comma_name()}. Do you have a why for me, or shall I begin?
- My head is full of question marks. Will you ask, or shall I?
- Why, why, why! Do you want to ask first, or shall I?
- Let us find out why things are as they are. Your question first, or mine?
}
-> listening

// The coach also comes here after it has answered a question of the child.
=== more
~ asked++
// The answers of the upper levels are too long for little children.
{little && level > 2:
    ~ level = 2
}
{asked % 6 == 0: -> your_turn}
-> pick

=== your_turn
{shuffle:
- What would you like to know, or shall I ask?
- Do you have a why, or do I?
- Ask me something, or shall I go on?
- Ask about an animal, or shall I ask?
- What do you wonder, or is it my turn?
- Any question for me, or shall I begin?
- Do you want to ask, or shall I?
- Is a question tickling you, or shall I start?
}
-> listening

=== listening
+ [(you ask) # hears: you ask, ask me, yours, one of yours, @yes, @unsure, @no, your question, you can, your turn, you, go on, you first, you begin, mine or yours]
    -> pick
+ [(I ask) # hears: me, I ask, I want to ask, my turn, me first, I have one, I will ask]
    {shuffle:
    - Then ask away, what do you want to know?
    - I am listening, what is your question?
    - Good, you are the asker now, so which question is it?
    - Here I am, what shall we find out?
    - Fire away{comma_name()}, what is it?
    - Lovely, what makes you wonder?
    - Your turn, why what?
    - I am curious, which why is it?
    }
    -> listening
+ [(question) # hears: @question, why]
    {shuffle:
    - Nobody has told me that yet. Find it out with a grown-up.
    - I would have to guess. A grown-up or a book may know.
    - I cannot say that for sure. Keep it and ask somebody you trust.
    }
    {shuffle:
    - Shall I ask you one instead?
    - Do you have a different why for me?
    - What else makes you wonder?
    }
    -> listening
+ [(other) # hears: @anything]
    {shuffle:
    - Then let me wonder aloud.
    - That makes me think of a question.
    - And I wonder about this.
    - I have a why for you.
    }
    -> pick

// Praise or thanks and what is true are one sentence: "Yes, because …"
=== wonder(question, hears, truth)
~ tries = 0
{question}
+ [(right) # hears: {hears}]
    ~ answered_right()
    {yes_it_is()} {truth}
    -> more
+ [(unsure) # hears: @unsure, @give-up, @no, @hint]
    ~ answered_wrong()
    {let_us_see()} {truth}
    -> more
+ [(idea) # hears: @anything]
    {your_idea()} {truth}
    -> more

=== function yes_it_is
{shuffle:
- Yes,
- Exactly,
- That is it,
- Right{comma_name()},
- You know it,
- Just so,
- Good thinking,
- Well found,
- True,
}

=== function let_us_see
{shuffle:
- I will tell you,
- Let us find out,
- It is like this,
- People have found out,
- Here is the secret,
- Here it is,
}

=== function your_idea
{guessed != "":
    {shuffle:
    - {guessed}, you say, and I say,
    - {guessed}, I see, and I think,
    - You think {guessed}, and people say,
    - {guessed}, maybe, and I have heard,
    }
- else:
    {shuffle:
    - Good idea, and I say,
    - Nice thought, and science says,
    - Thank you, and I think,
    - Perhaps, and I have heard,
    }
}

=== level_1
{shuffle once:
- -> wonder("Why do we wear a coat in winter?", "cold, warm, freeze, snow", "because it keeps our own warmth in.")
- -> wonder("Why do dogs wag their tails?", "happy, glad, like you, pleased", "because a tail is how a dog says, hello!")
- -> wonder("Why do we brush our teeth?", "clean, sugar, holes, bugs, dirty, healthy", "so that sugar and crumbs do not stay there.")
- -> wonder("Why do birds build nests?", "eggs, babies, baby birds, sleep", "because their eggs need a soft, safe place.")
- -> wonder("Why do we sleep?", "tired, rest, grow, night, sleepy", "because our body grows and our head tidies up.")
- -> wonder("Why do bees visit flowers?", "honey, nectar, pollen, eat, juice", "because they find sweet juice there.")
- -> wonder("Why do cats have whiskers?", "feel, touch, measure, dark", "because they feel with them in the dark.")
- -> wonder("Why does ice cream melt?", "sun, warm, hot, heat", "because ice turns to water when it gets warm.")
- -> wonder("Why do ducks stay dry in the rain?", "feathers, oil, water rolls off, fat", "because drops roll off their oily feathers.")
- -> wonder("Why does a ball bounce?", "air, rubber, squashed, jump", "because it is squashed and pops back.")
- -> wonder("Why do we wash our hands?", "clean, dirty, germs, dirt, mud", "because dirt and germs go down with the water.")
- -> wonder("Why do puddles go away?", "sun, dry, evaporate, ground, warm", "because the sun lifts the water into the air.")
- -> wonder("Why do leaves fall in autumn?", "winter, cold, sleep, tired, tree, wind", "because the tree gets ready for its winter sleep.")
- -> wonder("Why does a snail carry a house?", "hide, safe, home, sleep, bird", "so that it can hide and stay wet.")
- -> wonder("Why do we have two eyes?", "see, better, far, look", "because two eyes can tell how far things are.")
- -> wonder("Why does an elephant have a trunk?", "drink, eat, grab, water, nose, smell", "because it drinks, smells and grabs with it.")
- -> wonder("Why do fire engines have sirens?", "hurry, way, loud, cars, fire", "so that everybody makes way for them.")
- -> wonder("Why do plants stand by the window?", "sun, light, grow", "because they eat sunlight.")
- -> wonder("Why do rabbits have long ears?", "hear, listen, fox", "because they hear a fox from far away.")
- -> wonder("Why does your tummy rumble?", "hungry, empty, food, eat", "because it squeezes air when it is empty.")
- -> wonder("Why do we say please?", "nice, polite, kind, ask", "because it sounds friendly, and people like to help.")
- -> wonder("Why do boats need an anchor?", "float, away, stay, stop", "so that they do not float away at night.")
- -> wonder("Why do penguins stand close together?", "cold, warm, cuddle", "because together they stay warm.")
- -> wonder("Why do we need an umbrella?", "rain, wet, dry", "because it is a little roof to carry.")
- -> wonder("Why do caterpillars eat so much?", "butterfly, grow, hungry, big", "because they need strength to become butterflies.")
- -> wonder("Why do shoes have laces?", "tie, tight, fall off, fit", "so that they hold on to your feet.")
}
-> at_level(2)

=== level_2
{shuffle once:
- -> wonder("Why is the sky blue?", "light, blue light, air, sun, scatter", "because the air throws the blue light around{not little: like a ball}.")
- -> wonder("Where does the rain come from?", "cloud, clouds, sea, sky, water", "the clouds bring it from the sea.")
- -> wonder("Why does it get dark at night?", "earth turns, turn, sun, other side", "because the earth turns us away from the sun.")
- -> wonder("Why do zebras have stripes?", "flies, hide, lions, pattern, confuse", "because stripes seem to confuse biting flies.")
- -> wonder("Why do milk teeth fall out?", "new, big teeth, push, grow, bigger", "because big teeth push from below.")
- -> wonder("Why do onions make us cry?", "gas, sharp, eyes, smell, juice", "because they let out a sharp gas{not little:, and tears wash it away}.")
- -> wonder("Why do giraffes have long necks?", "leaves, high, trees, reach, eat", "because they reach leaves that nobody else can reach.")
- -> wonder("How can fish breathe under water?", "gills, gill", "with gills, which take oxygen from the water.")
- -> wonder("Why do we have two ears?", "where, sound, hear, direction", "because two ears tell where a sound comes from.")
- -> wonder("Why do cats purr?", "happy, cosy, calm, like it", "because they feel well, or want to calm themselves.")
- -> wonder("Why is the sea salty?", "salt, rivers, stones, river, rocks", "because rivers carry salt from the stones{not little:, and it stays there}.")
- -> wonder("How does a rainbow get its colours?", "drops, raindrop, sun, light, rain", "from sunlight, which every raindrop splits into colours.")
- -> wonder("What makes the wind blow?", "warm, air, sun, hot", "warm air goes up, and other air hurries in.")
- -> wonder("Why can you not tickle yourself?", "surprise, brain, know", "because a tickle needs a surprise.")
- -> wonder("Why does the moon seem to walk with you?", "far, far away, big", "because it is so far away{not little: that it never gets behind you}.")
- -> wonder("Why do we yawn?", "tired, bored, sleepy, air", "because we are tired{not little:, and it may cool the brain a little}.")
- -> wonder("Why do stars twinkle?", "air, far, wobble, light", "because our air wobbles, and the starlight with it.")
- -> wonder("Why do we get hiccups?", "muscle, jump, breath, eat fast, tummy", "because a breathing muscle jumps by mistake.")
- -> wonder("Why does a heavy ship float?", "water, hollow, air, pushes", "because it is hollow, and water pushes it up.")
- -> wonder("Why do flowers smell so nice?", "bees, butterflies, insects", "because they want to call the bees.")
- -> wonder("Why does bread have holes in it?", "air, yeast, bubbles, gas", "because yeast makes little bubbles in the dough.")
- -> wonder("Why do hedgehogs roll up?", "safe, scared, spikes, fox, hide", "because nobody bites a ball of spines.")
- -> wonder("Why do owls fly so quietly?", "feathers, soft, mice, hunt", "because their feathers are soft at the edges.")
- -> wonder("Why do we shiver when we are cold?", "warm, muscles, move", "because shaking muscles make warmth.")
- -> wonder("Why does a magnet stick to the fridge?", "iron, metal, steel, pull", "because it pulls the iron in the door.")
- -> wonder("Why do spiders not stick to their own web?", "feet, oil, dry threads, legs, some", "because they walk on the dry threads.")
- -> wonder("Why does popcorn pop?", "water, steam, hot, inside", "because a drop of water inside turns to steam.")
- -> wonder("Why do flamingos look pink?", "eat, food, shrimp, shrimps", "because there is pink colour in their food.")
- -> wonder("Why does soap make bubbles?", "air, water, skin, thin", "because soapy water stretches around the air.")
- -> wonder("Why do polar bears not freeze?", "fur, fat, thick, coat", "because thick fat and thick fur keep them warm.")
}
-> at_level(3)

=== level_3
{shuffle once:
- -> wonder("Why do you hear thunder after the lightning?", "light faster, faster, sound slower, slow, speed", "because light is much quicker than sound.")
- -> wonder("Why does the moon show only one side?", "turns, same, spin, rotate, speed", "because it turns once on each trip around us.")
- -> wonder("Why do leaves turn yellow and red?", "green, chlorophyll, colour goes, save", "because the green goes, and the other colours show.")
- -> wonder("Why does ice float on water?", "lighter, spreads, expands, air, less dense", "because freezing water spreads out and becomes lighter.")
- -> wonder("Why is it warmer in summer?", "tilt, lean, angle, sun higher, longer days", "because our half of the earth leans to the sun{not little:, not because it is nearer}.")
- -> wonder("Why does a feather fall so slowly?", "air, wind, air resistance", "because the air holds it back{not little:, and on the moon it falls like a stone}.")
- -> wonder("Why do astronauts float in the space station?", "falling, fall, gravity, round", "because they keep falling around the earth.")
- -> wonder("Why do your fingers get wrinkly in the bath?", "grip, nerves, hold, wet", "because your nerves pull the skin in{not little:, so that wet things slip less}.")
- -> wonder("Why do trees have bark?", "skin, protect, insects, coat", "because it protects them from heat, frost and insects.")
- -> wonder("How do planes stay up in the air?", "wings, air, fast, lift, push", "their wings push air down, and it pushes back.")
- -> wonder("Why do some animals glow in the deep sea?", "dark, food, fish, hunt, attract", "because they use light to call, hide or hunt.")
- -> wonder("Why do camels have humps?", "fat, food, store, energy", "because they store fat there{not little:, and not water as many people think}.")
- -> wonder("Why does metal feel colder than wood?", "heat, warmth, takes, conduct", "because it carries your warmth away faster.")
- -> wonder("Why are some lakes saltier than the sea?", "evaporate, no way out, sun, no river out", "because the water dries up, and the salt stays.")
- -> wonder("Why do we have fingernails?", "protect, scratch, grip, tips", "because they protect your fingertips{not little: and help to pick up tiny things}.")
- -> wonder("Why do geese fly in a v?", "wind, air, easier, energy, save", "because each goose lifts the one behind it.")
- -> wonder("Why does a spinning top not fall over?", "spin, spinning, fast, turn", "because a fast spin keeps its direction.")
- -> wonder("Why are deserts so cold at night?", "clouds, no clouds, dry, heat escapes", "because without clouds the warmth flies away.")
- -> wonder("Why do bats hang upside down?", "fly, drop, let go, legs", "because they just let go, and they fly.")
- -> wonder("Why does Antarctica have months of light?", "tilt, lean, pole, axis", "because the earth leans its pole towards the sun{not little: all summer}.")
- -> wonder("How do chameleons change colour?", "crystals, skin, light, mood", "with tiny crystals in the skin{not little: that throw back other colours}.")
- -> wonder("Why does bread get sweeter as you chew?", "spit, saliva, sugar, starch", "because your spit turns the starch into sugar.")
- -> wonder("Why do compasses point north?", "magnet, earth, magnetic, pole", "because the earth itself is a huge magnet.")
- -> wonder("Why do tears taste salty?", "salt, body", "because the water inside you is a bit salty.")
- -> wonder("Why is a beehive full of six-sided cells?", "space, gaps, wax, fit", "because six-sided rooms fit without gaps{not little: and need little wax}.")
- -> wonder("Why do we see our breath in winter?", "drops, water, steam, cold, cloud", "because the warm, wet air becomes a tiny cloud.")
- -> wonder("Why do some rocks float?", "holes, air, volcano, pumice", "because pumice from volcanoes is full of bubbles.")
- -> wonder("Why did the dinosaurs disappear?", "asteroid, rock, meteor, space, cold", "because a huge rock hit the earth{not little:, and it became dark and cold}.")
- -> wonder("Why do woodpeckers not get a headache?", "skull, small brain, strong, bone", "because their brain is tiny and sits very tight.")
- -> wonder("Why does a straw look bent in water?", "light, bends, refraction, water", "because light bends when it leaves the water.")
}
-> at_level(4)

=== level_4
{shuffle once:
- -> wonder("Why is Venus hotter than Mercury, though it is further from the sun?", "clouds, air, gas, greenhouse, atmosphere", "because its thick air keeps the heat in like a greenhouse.")
- -> wonder("Why do we have leap years?", "quarter, six hours, extra, 365, day", "because a year is about six hours longer than 365 days.")
- -> wonder("Why is the sunset red, when the day sky is blue?", "longer, air, scatter, far, way", "because the light comes a longer way, and the blue gets lost on it.")
- -> wonder("Why does a mirror swap left and right, but not up and down?", "front, back, does not, depth", "because it really swaps front and back, and we turn ourselves in our mind.")
- -> wonder("Why can you see stars that may be gone already?", "light, far, time, travel, years", "because their light has travelled for hundreds of years.")
- -> wonder("Why does time run differently in Tokyo and in Paris?", "earth turns, sun, time zones, zones, round", "because the earth turns, and noon is where the sun is highest.")
- -> wonder("Why do languages change?", "people, new words, mix, young, borrow", "because people borrow, shorten and invent words all the time.")
- -> wonder("Why do we forget most of what we see?", "brain, space, important, too much", "because the brain keeps what is useful or strong, and lets the rest go.")
- -> wonder("Why do identical twins have different fingerprints?", "womb, grow, touch, tummy, skin", "because fingerprints form by chance, while the skin grows before birth.")
- -> wonder("Why is there no up and down in space?", "gravity, no gravity, pull, ground", "because down is only where a planet pulls you.")
- -> wonder("Why do mountains with shells on top exist?", "sea, ocean, plates, pushed, under water", "because the sea floor was pushed up, slowly, over millions of years.")
- -> wonder("Why are there more tides than one each day?", "moon, pull, both sides, turns", "because the sea bulges on both sides of the earth, and we turn through both.")
- -> wonder("Why does hot air rise?", "lighter, spread, less dense, expand", "because warm air spreads out, so the same space weighs less.")
- -> wonder("Why do cats land on their feet?", "turn, twist, balance, ears, spine", "because they feel the fall in their inner ear and twist front and back apart.")
- -> wonder("Why is gold never rusty?", "react, oxygen, noble, air", "because it does not join with the oxygen in the air.")
- -> wonder("Why does salt melt ice on the road?", "freeze, lower, freezing, colder", "because salty water only freezes when it is much colder.")
- -> wonder("Why do we get goose bumps?", "hair, fur, ancestors, warm", "because our ancestors puffed up their fur, and our skin still tries.")
- -> wonder("Why are planets round?", "gravity, pull, middle, centre", "because gravity pulls everything to the middle from all sides.")
- -> wonder("Why does an echo come back later?", "wall, sound, far, travels, way", "because the sound travels to the wall and all the way back.")
- -> wonder("Why do some plants eat insects?", "soil, poor, food, nitrogen", "because their soil is poor, and insects are their extra meal.")
- -> wonder("Why do we use ten digits to count?", "fingers, ten fingers, hands", "because we have ten fingers, and others counted in twelves or twenties.")
- -> wonder("Why do maps of the world show Greenland too big?", "round, flat, ball, globe, stretch", "because a ball cannot be made flat without stretching something.")
- -> wonder("Why does a curved ball in football fly in a bow?", "spin, air, turn, pressure", "because the spin drags the air along, and the air pushes sideways.")
- -> wonder("Why do we say that trees clean the air?", "oxygen, carbon, dioxide, leaves", "because they take in carbon dioxide and give back oxygen.")
- -> wonder("Why is it so hard to look at your own blind spot?", "brain, fills, eye, nerve", "because the brain fills in the hole with what is around it.")
- -> wonder("Why do old stories tell of one-eyed giants? One idea has to do with bones.", "elephant, skull, bones, mammoth", "people may have found elephant skulls, and the hole for the trunk looks like one eye.")
- -> wonder("Why does your voice sound strange in a recording?", "bones, head, skull, inside", "because you normally hear yourself through your bones as well.")
- -> wonder("Why do rivers wind like snakes?", "water, fast, outside, bend, curve", "because water is faster on the outside of a bend and eats it away.")
}
-> at_level(1)

=== all_done
I have asked you all my questions{comma_name()}. We could write a thick book now!
-> END

=== winding_down
We wondered about a lot today{comma_name()}. Keep one why for tomorrow. Questions sleep well under a pillow.
-> END
