INCLUDE common.ink
INCLUDE levels.ink

=== start
{shuffle:
- Let us guess animals{comma_name()}.
- Today we guess animals{comma_name()}.
- Time to guess animals{comma_name()}.
- Come and guess animals{comma_name()}!
- I am a zoo today{comma_name()}.
}
{not little: {say_hint()}}
-> next

=== function say_hint
{shuffle:
- If it is hard, just say hint.
- Say hint, and I help.
- A hint is always free.
}

=== next
~ asked++
{asked % 6 == 0: -> interlude}
{not little && asked % 4 == 2: {next_one()}}
-> pick

=== interlude
{shuffle once:
- -> invite("Can you stomp like an elephant, boom, boom, boom?", "I could almost feel the floor shake.", -> after)
- -> invite("Can you roar like a lion, as loud as you may?", "I bet the whole savanna heard it.", -> after)
- -> invite("Can you stretch like a cat, with a big yawn?", "Cats do that after every nap.", -> after)
- -> invite("Which animal would you like to be for one day?", "Oh, that would be quite a day.", -> after)
- -> invite("Can you hop like a rabbit, hop, hop, hop?", "Happy rabbits twist in the air.", -> after)
- -> invite("Can you stand on one leg like a flamingo?", "Flamingos even sleep that way.", -> after)
- -> invite("Which animal would you like to meet in real life?", "I hope you will, one day.", -> after)
- -> invite("Can you waddle like a penguin, feet turned out?", "Now you only need some snow.", -> after)
- -> invite("Can you make yourself as small as a mouse?", "Squeak, squeak.", -> after)
- -> invite("Which animal is the softest, do you think?", "Mmm, I would cuddle that.", -> after)
- -> invite("Can you slither like a snake, sss?", "Snakes know every floor.", -> after)
- -> invite("Which animal makes you laugh?", "Ha, I can picture it.", -> after)
}
-> pick
= after
-> pick

=== level_1
{shuffle once:
- -> guess("I stand in the meadow and eat grass. I say moo, who am I?", "I give milk.", "cow, calf, moo cow, bull", "a cow", "She chews her grass twice.", -> next)
- -> guess("I wag my tail when you come home. I say woof, who am I?", "I like bones and balls.", "dog, puppy, doggy, doggie", "a dog", "A dog can smell what you had for lunch.", -> next)
- -> guess("I am soft, I purr, and I say meow, who am I?", "I love to sleep in the sun.", "cat, kitten, kitty, pussycat", "a cat", "Cats sleep most of the day.", -> next)
- -> guess("I swim on the pond and I say quack, who am I?", "I have a flat beak.", "duck, duckling, ducky", "a duck", "Water just rolls off its feathers.", -> next)
- -> guess("I have a woolly coat and I say baa, who am I?", "Your warm jumper may come from me.", "sheep, lamb", "a sheep", "It gets a haircut every spring.", -> next)
- -> guess("I am pink, I roll in the mud, and I say oink, who am I?", "I have a curly tail.", "pig, piglet, piggy", "a pig", "Mud keeps its skin cool.", -> next)
- -> guess("I wake the farm in the morning. I say cock a doodle doo, who am I?", "The hens are my family.", "rooster, cockerel, cock, chicken, hen", "a rooster", "He sings before the sun is up.", -> next)
- -> guess("I gallop, and you can ride on my back. I say neigh, who am I?", "My baby is called a foal.", "horse, pony, foal", "a horse", "It can sleep standing up.", -> next)
- -> guess("I sit by the pond, jump far, and say ribbit, who am I?", "I am green.", "frog, toad, froggy", "a frog", "It drinks through its skin.", -> next)
- -> guess("I buzz from flower to flower. Bzzz, who am I?", "I make honey.", "bee, bumblebee, honey bee", "a bee", "It tells its friends about flowers by dancing.", -> next)
- -> guess("I am very big and grey, with a long, long nose, who am I?", "My nose is called a trunk.", "elephant", "an elephant", "It can pick up a peanut with its trunk.", -> next)
- -> guess("I am the tallest of all, with a very long neck, who am I?", "I eat leaves from the treetops.", "giraffe", "a giraffe", "Its tongue is blue.", -> next)
- -> guess("I swing in the trees and I love bananas. Oo oo, ah ah, who am I?", "I have long arms.", "monkey, ape, chimp, chimpanzee, gorilla", "a monkey", "Monkeys comb each other with their fingers.", -> next)
- -> guess("I have a big mane and I roar, who am I?", "People call me the king.", "lion", "a lion", "You can hear it from far, far away.", -> next)
- -> guess("I carry my house on my back and I am very slow, who am I?", "I leave a shiny trail.", "snail, slug, tortoise, turtle", "a snail", "It can sleep for months.", -> next)
- -> guess("I hop, I have long ears, and I nibble carrots, who am I?", "I have a fluffy tail.", "rabbit, bunny, hare", "a rabbit", "Its teeth never stop growing.", -> next)
- -> guess("I live in water, I have fins, and I make no sound. Blub, who am I?", "I have shiny scales.", "fish, goldfish", "a fish", "It sleeps with its eyes open.", -> next)
- -> guess("I am small, I squeak, and I love cheese, who am I?", "The cat would like to catch me.", "mouse, mice, rat", "a mouse", "It can slip through a hole as small as a coin.", -> next)
- -> guess("I come out at night and I say hoo, hoo, who am I?", "I have big round eyes.", "owl", "an owl", "It can turn its head almost all the way round.", -> next)
- -> guess("I am black and white, and I waddle in the cold, who am I?", "I am a bird, but I swim.", "penguin", "a penguin", "The father keeps the egg warm on his feet.", -> next)
- -> guess("I was a caterpillar. Now I have colourful wings, who am I?", "I flutter without a sound.", "butterfly", "a butterfly", "It tastes with its feet.", -> next)
- -> guess("I am long, I have no legs, and I say sss, who am I?", "I slither through the grass.", "snake", "a snake", "It smells with its tongue.", -> next)
- -> guess("I am big and brown, and I sleep all winter, who am I?", "I like honey and fish.", "bear, teddy", "a bear", "Its cubs are as small as a cup when they are born.", -> next)
- -> guess("I am white with black stripes, and I look like a horse, who am I?", "I live in the grassland with the lions.", "zebra", "a zebra", "No two have the same stripes.", -> next)
- -> guess("I jump with big legs, and my baby rides in my pouch, who am I?", "I live in Australia.", "kangaroo, wallaby", "a kangaroo", "Its baby is called a joey.", -> next)
- -> guess("I am tiny and red, with black dots, who am I?", "I sit on a leaf.", "ladybird, ladybug, lady bug, beetle", "a ladybird", "It eats the little green lice on roses.", -> next)
- -> guess("I have a beard and horns, and I say meh, who am I?", "I climb on everything.", "goat, billy goat, kid", "a goat", "It can climb trees.", -> next)
- -> guess("I have a red chin, and I say gobble gobble, who am I?", "I spread my tail like a fan.", "turkey", "a turkey", "Its head changes colour when it is excited.", -> next)
- -> guess("I sit on my eggs and say cluck, cluck, who am I?", "You eat my eggs for breakfast.", "hen, chicken, chick", "a hen", "She talks to her chicks while they are still in the egg.", -> next)
- -> guess("I am tiny and yellow, and I say cheep, who am I?", "I just came out of an egg.", "chick, chicken, baby chick", "a chick", "It knows its mother's voice right away.", -> next)
- -> guess("I have long ears like a rabbit, but I say hee haw, who am I?", "I carry bags up the hill.", "donkey, mule", "a donkey", "It remembers every path.", -> next)
- -> guess("I am orange with black stripes, and I am a very big cat, who am I?", "I growl.", "tiger", "a tiger", "It loves to swim.", -> next)
- -> guess("I am a big white bird with a long neck on the lake, who am I?", "The ugly duckling became me.", "swan, goose", "a swan", "It carries its babies on its back.", -> next)
- -> guess("I have a hard shell, and I pull my head inside, who am I?", "I walk very, very slowly.", "turtle, tortoise", "a turtle", "Its shell is part of its bones.", -> next)
- -> guess("I am green, with a big mouth, and I say snap, who am I?", "I lie in the river.", "crocodile, alligator, croc", "a crocodile", "It carries its babies gently in its mouth.", -> next)
- -> guess("I walk sideways on the beach, and I have claws that pinch, who am I?", "Click, clack.", "crab, lobster", "a crab", "It can grow a new claw.", -> next)
}
-> at_level(2)

=== level_2
{shuffle once:
- -> guess("I run in a wheel at night and fill my cheeks with food, who am I?", "I live in a cage with straw.", "hamster, gerbil, mouse", "a hamster", "Its cheeks reach back to its shoulders.", -> next)
- -> guess("I have red fur and a bushy tail, and I am clever, who am I?", "I live in a den in the woods.", "fox, vixen", "a fox", "It hears a mouse under the snow.", -> next)
- -> guess("I have antlers on my head and jump through the forest, who am I?", "Bambi is one of us.", "deer, stag, reindeer, moose, elk", "a deer", "The antlers fall off and grow again each year.", -> next)
- -> guess("I pull a sleigh in the far, cold north, who am I?", "Father Christmas knows me.", "reindeer, deer, husky", "a reindeer", "Its feet click when it walks.", -> next)
- -> guess("I am pink, and I stand on one leg in the water, who am I?", "My neck is long and thin.", "flamingo", "a flamingo", "It is pink because of what it eats.", -> next)
- -> guess("I clap my flippers and balance a ball on my nose, who am I?", "I bark like a dog and swim like a fish.", "seal, sea lion, sealion", "a sea lion", "It closes its nose under water.", -> next)
- -> guess("I have five arms and lie on the sand under the sea, who am I?", "I look like something in the night sky.", "starfish, star fish, sea star", "a starfish", "It can grow a new arm.", -> next)
- -> guess("I am see-through, and I float like an umbrella in the sea, who am I?", "Do not touch me, I sting.", "jellyfish, jelly fish", "a jellyfish", "It has no brain and no bones.", -> next)
- -> guess("I have a fin on my back and many rows of teeth, who am I?", "I am a big fish.", "shark", "a shark", "It gets new teeth all its life.", -> next)
- -> guess("I knock on trees all day with my beak, who am I?", "Tock, tock, tock.", "woodpecker, wood pecker", "a woodpecker", "It knocks twenty times in a second.", -> next)
- -> guess("I call my own name from the forest in spring, who am I?", "A clock is named after me.", "cuckoo, cuckoo bird", "a cuckoo", "Other birds bring up its children.", -> next)
- -> guess("I wriggle in the soil and come out when it rains, who am I?", "I am long, thin and pink.", "worm, earthworm", "an earthworm", "It makes the soil good for flowers.", -> next)
- -> guess("I jump through the grass and chirp with my legs, who am I?", "I am green and have very long back legs.", "grasshopper, cricket, locust", "a grasshopper", "It jumps twenty times its own length.", -> next)
- -> guess("I eat leaves all day and want to become a butterfly, who am I?", "I have many little feet.", "caterpillar", "a caterpillar", "It grows and grows out of its skin.", -> next)
- -> guess("I am grey and cuddly, and I sleep in a tree in Australia, who am I?", "I eat only one kind of leaves.", "koala, koala bear", "a koala", "It sleeps twenty hours a day.", -> next)
- -> guess("I have soft wool, and I spit when I am cross, who am I?", "I live in South America.", "llama, alpaca, lama", "a llama", "It hums to its babies.", -> next)
- -> guess("I am the biggest bird, and I cannot fly, but I can run, who am I?", "My egg is as big as a melon.", "ostrich, emu", "an ostrich", "It runs faster than a bicycle.", -> next)
- -> guess("I catch fish with the big bag under my beak, who am I?", "I am a large white bird.", "pelican", "a pelican", "Its bag holds more than its tummy.", -> next)
- -> guess("I bring babies in old tales, and I clap my beak, who am I?", "I am white and black with red legs.", "stork", "a stork", "It flies to Africa for the winter.", -> next)
- -> guess("I have a mask over my eyes and open bins at night, who am I?", "My tail has rings.", "raccoon, racoon", "a raccoon", "It feels with its paws like we do with our eyes.", -> next)
- -> guess("I have stripes on my face and dig a big home, who am I?", "I live in the woods and come out at night.", "badger, skunk", "a badger", "It airs its bed of leaves in the sun.", -> next)
- -> guess("When I spray, everyone holds their nose, who am I?", "I am black with a white stripe.", "skunk", "a skunk", "It stamps its feet first, as a warning.", -> next)
- -> guess("I catch fish in the river and slide in the mud, who am I?", "I am furry and long.", "otter, sea otter, beaver", "an otter", "It closes its ears under water.", -> next)
- -> guess("I am a spotted cat, and I eat up in a tree, who am I?", "I am not a cheetah.", "leopard, jaguar, cheetah", "a leopard", "It can carry more than its own weight.", -> next)
- -> guess("I look like a little dragon and lie on warm stones, who am I?", "I can drop my tail and grow a new one.", "lizard, gecko, salamander", "a lizard", "Some can run up a wall.", -> next)
- -> guess("I am small and brown, and I hum around your ear in summer, who am I?", "I leave an itchy spot.", "mosquito, gnat, midge, fly", "a mosquito", "Only the mothers bite.", -> next)
- -> guess("I coo on the roof and nod my head when I walk, who am I?", "I live in the city and like crumbs.", "pigeon, dove", "a pigeon", "It finds its way home from far away.", -> next)
- -> guess("I swim up the river and jump over waterfalls, who am I?", "I am a big silver fish.", "salmon, fish, trout", "a salmon", "It smells its way back to where it was born.", -> next)
- -> guess("I am like a huge, woolly cow, and I run on the prairie, who am I?", "I have horns and a hump.", "bison, buffalo, ox, yak", "a bison", "It is the heaviest land animal in America.", -> next)
- -> guess("I stand up tall and whistle when danger comes, who am I?", "I live in holes high in the mountains.", "marmot, groundhog, meerkat, gopher", "a marmot", "It sleeps half of the year.", -> next)
- -> guess("I am as small as a seed, and dogs scratch because of me, who am I?", "I hop very far.", "flea", "a flea", "If you could jump like that, you would jump over a tower.", -> next)
}
-> at_level(3)

=== level_3
{shuffle once:
- -> guess("I have three hearts and eight arms, who am I?", "I live in the sea and squirt ink.", "octopus, squid", "an octopus", "It can squeeze through a gap as wide as its eye.", -> next)
- -> guess("I sleep upside down and find my way by listening to echoes, who am I?", "I am the only furry animal that truly flies.", "bat", "a bat", "It calls so high that we cannot hear it.", -> next)
- -> guess("I am the biggest animal ever, and I sing under water, who am I?", "I am bigger than any dinosaur.", "whale, blue whale", "the blue whale", "Its heart weighs more than two grown-ups.", -> next)
- -> guess("I have spots, and I run faster than a car in town, who am I?", "I am a big cat.", "cheetah, leopard", "a cheetah", "It cannot roar. It purrs.", -> next)
- -> guess("I build dams in rivers with my teeth, who am I?", "My tail is flat like a paddle.", "beaver", "a beaver", "Its teeth are orange, because there is iron in them.", -> next)
- -> guess("My eyes look in two directions at once, and I can change colour, who am I?", "I catch flies with a very long tongue.", "chameleon, lizard", "a chameleon", "Its tongue is longer than its body.", -> next)
- -> guess("I have a beak and lay eggs, and yet I give milk, who am I?", "I live in rivers in Australia.", "platypus, duck billed platypus", "a platypus", "The first scientists thought that somebody had made it up.", -> next)
- -> guess("I weave a net without hands and wait in the middle, who am I?", "I have eight legs.", "spider", "a spider", "Its thread is stronger than steel of the same weight.", -> next)
- -> guess("I cross whole deserts, and my hump is full of fat, who am I?", "I can close my nose against the sand.", "camel, dromedary", "a camel", "It can drink a bathtub of water in a quarter of an hour.", -> next)
- -> guess("I hurry for nobody, and moss grows in my fur, who am I?", "My name also means being lazy.", "sloth", "a sloth", "It comes down from its tree once a week.", -> next)
- -> guess("I look like a big grey dog, and I howl at night, who am I?", "All dogs come from me.", "wolf, wolves, coyote", "a wolf", "Its howl can be heard across a whole valley.", -> next)
- -> guess("I roll into a ball of spines when I am worried, who am I?", "I snuffle through gardens at night.", "hedgehog, porcupine", "a hedgehog", "It has about five thousand spines.", -> next)
- -> guess("I wear black and white, and all I want is bamboo, who am I?", "I come from China.", "panda", "a panda", "It eats for twelve hours a day.", -> next)
- -> guess("I swim standing up, and fathers carry our babies, who am I?", "My head looks like a tiny horse.", "seahorse, sea horse", "a seahorse", "It holds on to sea grass with its tail.", -> next)
- -> guess("I beat my wings so fast that I hover like a helicopter, who am I?", "I drink from flowers with a long beak.", "hummingbird, humming bird", "a hummingbird", "It is the only bird that can fly backwards.", -> next)
- -> guess("I am tiny and carry fifty times my own weight, who am I?", "I live in a hill with many tunnels.", "ant, termite", "an ant", "Ants leave a trail of scent so that the others find the way.", -> next)
- -> guess("I live in the sea and whistle a name of my own, who am I?", "I jump high out of the water.", "dolphin, porpoise", "a dolphin", "Each has its own whistle, like a name.", -> next)
- -> guess("I walk in armour, and I may grow older than your great-grandparents, who am I?", "I am famous for a race with a hare.", "tortoise, turtle", "a tortoise", "Some are more than a hundred and fifty years old.", -> next)
- -> guess("I hide my nuts, forget them, and so I plant forests, who am I?", "I have a bushy tail and climb trees.", "squirrel, chipmunk", "a squirrel", "Its front teeth grow all its life.", -> next)
- -> guess("I can copy words and I may be green, red or blue, who am I?", "Pirates like to have me on the shoulder.", "parrot, parakeet, macaw, budgie", "a parrot", "It holds its food with one foot, and many are left-footed.", -> next)
- -> guess("I have a horn on my nose and skin like armour, who am I?", "I am one of the heaviest animals on land.", "rhino, rhinoceros", "a rhinoceros", "Its horn is made of the same stuff as your fingernails.", -> next)
- -> guess("I sit in the water, and my mouth opens like a door, who am I?", "My name means river horse.", "hippo, hippopotamus", "a hippopotamus", "It makes its own sun cream, and it is pink.", -> next)
- -> guess("I live on the ice, and my skin is black under white fur, who am I?", "I am the largest bear.", "polar bear, bear, ice bear", "a polar bear", "Each of its hairs is a tiny hollow tube.", -> next)
- -> guess("I dig tunnels in the dark and I can hardly see, who am I?", "I leave little hills on the lawn.", "mole", "a mole", "Its fur lies flat both ways, so it can go backwards.", -> next)
- -> guess("I am an insect with a lamp of my own, who am I?", "On summer nights I blink in the garden.", "firefly, glow worm, lightning bug, glowworm", "a firefly", "Its light is cold. It never gets hot.", -> next)
- -> guess("I have a hundred eyes on the fan of my tail, who am I?", "I am blue and green and rather proud.", "peacock", "a peacock", "The eyes on his feathers shine without any colour in them.", -> next)
}
-> at_level(4)

=== level_4
{shuffle once:
- -> guess("My paws are like snowshoes, and I have tufts on both ears, who am I?", "I am a shy wild cat of the north.", "lynx, bobcat, wild cat", "a lynx", "It sees a mouse from seventy metres away.", -> next)
- -> guess("I build the tallest towers of all insects, with air conditioning, who am I?", "I eat wood, and people mix me up with ants.", "termite, termites", "a termite", "Its towers stay cool in the hottest sun.", -> next)
- -> guess("I can freeze solid in winter and hop away in spring, who am I?", "I croak and live in North America.", "frog, wood frog", "a wood frog", "Sugar in its body keeps the ice from doing harm.", -> next)
- -> guess("I have the largest eyes in the animal world, as big as footballs, who am I?", "I live deep in the sea and have ten arms.", "squid, giant squid, colossal squid", "a giant squid", "Hardly anybody has ever seen one alive.", -> next)
- -> guess("I look like a snake, and cross an ocean to lay eggs, who am I?", "I am a long, slippery fish.", "eel", "an eel", "Nobody has ever watched them lay their eggs.", -> next)
- -> guess("I fly from the Arctic to the Antarctic and back every year, who am I?", "I am a small white seabird with a black cap.", "tern, arctic tern", "an Arctic tern", "It sees more daylight than any other animal.", -> next)
- -> guess("I dive through the air faster than any other animal moves, who am I?", "I am a bird that lives on towers and cliffs.", "falcon, peregrine, peregrine falcon, hawk, eagle", "a peregrine falcon", "It is as fast as a racing car.", -> next)
- -> guess("I walk on water, and my feet never get wet, who am I?", "I am a thin insect on the pond.", "pond skater, water strider, water skater, skater, strider", "a pond skater", "Tiny hairs on its feet hold air.", -> next)
- -> guess("I am a mammal that wears scales like a pine cone, who am I?", "I roll up and eat ants with a long tongue.", "pangolin, armadillo", "a pangolin", "Its tongue is nearly as long as its body.", -> next)
- -> guess("I sleep with only one half of my brain at a time, who am I?", "I am a clever swimmer with a smile.", "dolphin, whale, porpoise", "a dolphin", "One eye stays open, too.", -> next)
- -> guess("My tooth grows in a spiral, as long as a tall man, who am I?", "I am called the unicorn of the sea.", "narwhal", "a narwhal", "Its tooth can feel how salty the water is.", -> next)
- -> guess("I look like a flower in the sea, and I sting, who am I?", "Clownfish live with me.", "anemone, sea anemone", "a sea anemone", "It can walk, very slowly.", -> next)
- -> guess("I am tiny, and with my sisters I build reefs under the sea, who am I?", "The Great Barrier Reef is ours.", "coral, corals, polyp", "a coral", "The biggest reef can be seen from space.", -> next)
- -> guess("I live between stinging arms and feel nothing, who am I?", "I am orange and white, and star in a film.", "clownfish, clown fish, nemo", "a clownfish", "A coat of slime protects it.", -> next)
- -> guess("I am a father and carry our eggs around my legs, who am I?", "I croak like a little bell.", "toad, frog, midwife toad", "a midwife toad", "He carries them to the water when they are ready.", -> next)
- -> guess("I spin golden threads, strong enough for a cape, who am I?", "I have eight legs.", "spider, orb weaver", "a golden spider", "It took a million of them to make the cape.", -> next)
- -> guess("Each of my eyes is as big as my brain, who am I?", "I am a tiny cousin of the monkeys, in Asia.", "tarsier, bush baby, bushbaby, loris, lemur, monkey", "a tarsier", "It can turn its head like an owl.", -> next)
- -> guess("I live in Madagascar, and I have a long, striped tail, who am I?", "I sunbathe with my arms wide open.", "lemur, ring tailed lemur", "a lemur", "The mothers are the bosses.", -> next)
- -> guess("I clean the teeth of big fish, and they never eat me, who am I?", "I am a small fish with a blue stripe.", "cleaner fish, cleaner, wrasse, shrimp, cleaner wrasse, fish", "a cleaner fish", "The big ones queue up like at the dentist.", -> next)
- -> guess("I hammer all day, and my tongue wraps around my skull, who am I?", "I look for insects in the bark.", "woodpecker", "a woodpecker", "It never gets a headache.", -> next)
- -> guess("I am the largest lizard, and I live on an island in Asia, who am I?", "My name is that of the island, and then dragon.", "komodo dragon, komodo, dragon, monitor", "a Komodo dragon", "It smells with its forked tongue.", -> next)
- -> guess("My droppings are shaped like dice, who am I?", "I live in Australia, and I am round and furry.", "wombat", "a wombat", "It stacks its cubes to mark its home.", -> next)
- -> guess("I am small, and I punch so fast that the water flashes, who am I?", "I am a shrimp, named after a praying insect.", "mantis shrimp, shrimp, mantis", "a mantis shrimp", "Some aquariums need thick glass for it.", -> next)
- -> guess("I dance an eight to show my sisters the flowers, who am I?", "We make honey.", "bee, honey bee, honeybee", "a honey bee", "The dance shows the way and how far it is.", -> next)
- -> guess("I swim slowly through cold water for up to four hundred years, who am I?", "I am a shark of the north.", "greenland shark, shark", "a Greenland shark", "Some were born before there were trains.", -> next)
- -> guess("I am smaller than a dot, and I can live through space, who am I?", "I am called a bear, but I live in moss.", "tardigrade, water bear, waterbear", "a water bear", "It dries up, waits for years, and wakes in a drop of water.", -> next)
- -> guess("I break shells with a stone on my belly, who am I?", "I hold hands while I sleep on the water.", "otter, sea otter", "a sea otter", "It has the thickest fur of all animals.", -> next)
- -> guess("I can count, make tools from twigs, and remember a face for years, who am I?", "I am black and I caw.", "crow, raven, rook, jackdaw", "a crow", "Some bring presents to people who feed them.", -> next)
- -> guess("I live in New Zealand and have a third eye, who am I?", "I look like a lizard and begin with tua.", "tuatara, lizard", "a tuatara", "Its family is older than most dinosaurs.", -> next)
- -> guess("I shoot insects off a leaf with a jet of water, who am I?", "I am a fish, named after someone with a bow.", "archerfish, archer fish, archer, fish", "an archerfish", "It rarely misses.", -> next)
- -> guess("I even sleep in the air, and may not land for months, who am I?", "I look like a swallow, and my name means quick.", "swift, common swift, swallow", "a swift", "On the ground it can hardly walk.", -> next)
}
-> at_level(1)

=== all_done
You have guessed every animal I know{comma_name()}. I need to learn some new ones!
-> END

=== winding_down
{score > 1: You knew {score} animals today{comma_name()}. }
Now the animals are getting tired. The bee goes home, the owl closes one eye, and everybody curls up.
-> END
