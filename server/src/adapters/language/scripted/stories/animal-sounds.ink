INCLUDE common.ink
INCLUDE levels.ink

=== start
Let us guess animals{comma_name()}. I tell you about one, and you say who it is. If it is hard, just say hint.
-> next

=== next
~ asked++
{asked % 6 == 0: -> interlude}
{asked % 4 == 2: {next_one()}}
-> pick

=== interlude
{shuffle once:
- -> invite("Now you are the animal! Stomp like an elephant, boom, boom, boom. Are you stomping?", "I could almost feel the floor shake.", -> after)
- -> invite("Your turn to make a sound! Roar like a lion, as loud as you may. Did you roar?", "I only know words, so I cannot judge roars. I bet it was a good one.", -> after)
- -> invite("Let us stretch like a cat. Arms long, back round, and yawn. Does that feel good?", "Cats do that after every nap.", -> after)
- -> invite("Which animal would you like to be for one day?", "Oh, that would be quite a day.", -> after)
- -> invite("Hop like a rabbit three times. Hop, hop, hop. Did you do it?", "Rabbits hop sideways when they are happy. That is called a binky.", -> after)
- -> invite("Can you stand on one leg like a flamingo?", "Flamingos even sleep that way.", -> after)
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
- -> guess("I am pink and round, I roll in the mud, and I say oink, who am I?", "I have a curly tail.", "pig, piglet, piggy", "a pig", "Mud keeps its skin cool.", -> next)
- -> guess("I wake the farm in the morning. I say cock a doodle doo, who am I?", "The hens are my family.", "rooster, cockerel, cock, chicken, hen", "a rooster", "He sings before the sun is up.", -> next)
- -> guess("I gallop, and you can ride on my back. I say neigh, who am I?", "My baby is called a foal.", "horse, pony, foal", "a horse", "It can sleep standing up.", -> next)
- -> guess("I sit by the pond, jump far, and say ribbit, who am I?", "I am green.", "frog, toad, froggy", "a frog", "It drinks through its skin.", -> next)
- -> guess("I buzz from flower to flower. Bzzz, who am I?", "I make honey.", "bee, bumblebee, honey bee", "a bee", "It tells its friends about flowers by dancing.", -> next)
- -> guess("I am very big and grey, with a long, long nose, who am I?", "My nose is called a trunk.", "elephant", "an elephant", "It can pick up a peanut with its trunk.", -> next)
- -> guess("I am the tallest of all. My neck is so long, who am I?", "I eat leaves from the treetops.", "giraffe", "a giraffe", "Its tongue is blue.", -> next)
- -> guess("I swing in the trees and I love bananas. Oo oo, ah ah, who am I?", "I have long arms.", "monkey, ape, chimp, chimpanzee, gorilla", "a monkey", "Monkeys comb each other with their fingers.", -> next)
- -> guess("I have a big mane and I roar, who am I?", "People call me the king.", "lion", "a lion", "You can hear it from far, far away.", -> next)
- -> guess("I carry my house on my back and I am very slow, who am I?", "I leave a shiny trail.", "snail, slug, tortoise, turtle", "a snail", "It can sleep for months.", -> next)
- -> guess("I hop, I have long ears, and I nibble carrots, who am I?", "I have a fluffy tail.", "rabbit, bunny, hare", "a rabbit", "Its teeth never stop growing.", -> next)
- -> guess("I live in water, I have fins, and I make no sound. Blub, who am I?", "I have shiny scales.", "fish, goldfish", "a fish", "It sleeps with its eyes open.", -> next)
- -> guess("I am small, I squeak, and I love cheese, who am I?", "The cat would like to catch me.", "mouse, mice, rat", "a mouse", "It can slip through a hole as small as a coin.", -> next)
- -> guess("I come out at night and I say hoo, hoo, who am I?", "I have big round eyes.", "owl", "an owl", "It can turn its head almost all the way round.", -> next)
- -> guess("I am black and white, I waddle, and I live in the cold, who am I?", "I am a bird, but I swim.", "penguin", "a penguin", "The father keeps the egg warm on his feet.", -> next)
- -> guess("I was a caterpillar. Now I have colourful wings, who am I?", "I flutter without a sound.", "butterfly", "a butterfly", "It tastes with its feet.", -> next)
- -> guess("I am long, I have no legs, and I say sss, who am I?", "I slither through the grass.", "snake", "a snake", "It smells with its tongue.", -> next)
- -> guess("I am big and brown, and I sleep all winter, who am I?", "I like honey and fish.", "bear, teddy", "a bear", "Its cubs are as small as a cup when they are born.", -> next)
- -> guess("I am white with black stripes, and I look like a horse, who am I?", "I live in the grassland with the lions.", "zebra", "a zebra", "No two have the same stripes.", -> next)
- -> guess("I jump with big legs, and my baby rides in my pouch, who am I?", "I live in Australia.", "kangaroo, wallaby", "a kangaroo", "Its baby is called a joey.", -> next)
- -> guess("I am tiny and red, with black dots, who am I?", "I sit on a leaf.", "ladybird, ladybug, lady bug, beetle", "a ladybird", "It eats the little green lice on roses.", -> next)
}
-> at_level(2)

=== level_2
-> at_level(3)

=== level_3
{shuffle once:
- -> guess("I have three hearts and eight arms, who am I?", "I live in the sea and squirt ink.", "octopus, squid", "an octopus", "It can squeeze through a gap as wide as its eye.", -> next)
- -> guess("I sleep upside down and find my way by listening to echoes, who am I?", "I am the only furry animal that truly flies.", "bat", "a bat", "It calls so high that we cannot hear it.", -> next)
- -> guess("I am the biggest animal that ever lived, and I sing under water, who am I?", "I am bigger than any dinosaur.", "whale, blue whale", "the blue whale", "Its heart is as big as a small car.", -> next)
- -> guess("I can run faster than a car in town, but only for a short while. I have spots, who am I?", "I am a big cat.", "cheetah, leopard", "a cheetah", "It cannot roar. It purrs.", -> next)
- -> guess("I build dams in rivers with my teeth, who am I?", "My tail is flat like a paddle.", "beaver", "a beaver", "Its teeth are orange, because there is iron in them.", -> next)
- -> guess("My eyes look in two directions at once, and I can change colour, who am I?", "I catch flies with a very long tongue.", "chameleon, lizard", "a chameleon", "Its tongue is longer than its body.", -> next)
- -> guess("I have a beak like a duck, I lay eggs, and yet I give milk, who am I?", "I live in rivers in Australia.", "platypus, duck billed platypus", "a platypus", "The first scientists thought that somebody had made it up.", -> next)
- -> guess("I weave a net without hands and wait in the middle, who am I?", "I have eight legs.", "spider", "a spider", "Its thread is stronger than steel of the same width.", -> next)
- -> guess("I cross whole deserts, and my hump is full of fat, who am I?", "I can close my nose against the sand.", "camel, dromedary", "a camel", "It can drink a bathtub of water in a quarter of an hour.", -> next)
- -> guess("I hang in the trees and hurry for nobody. Moss grows in my fur, who am I?", "My name also means being lazy.", "sloth", "a sloth", "It comes down from its tree once a week.", -> next)
- -> guess("I look like a small dog, bark at the moon, and live in a family called a pack, who am I?", "All dogs come from me.", "wolf, wolves, coyote", "a wolf", "Its howl can be heard across a whole valley.", -> next)
- -> guess("I roll into a ball of spines when I am worried, who am I?", "I snuffle through gardens at night.", "hedgehog, porcupine", "a hedgehog", "It has about five thousand spines.", -> next)
- -> guess("I wear black and white, and all I want is bamboo, who am I?", "I come from China.", "panda", "a panda", "It eats for twelve hours a day.", -> next)
- -> guess("The father carries the babies in our family, and I swim standing up, who am I?", "My head looks like a tiny horse.", "seahorse, sea horse", "a seahorse", "It holds on to sea grass with its tail.", -> next)
- -> guess("I can beat my wings eighty times a second and hover like a helicopter, who am I?", "I drink from flowers with a long beak.", "hummingbird, humming bird", "a hummingbird", "It is the only bird that can fly backwards.", -> next)
- -> guess("I carry fifty times my own weight, and I have thousands of sisters, who am I?", "I live in a hill with many tunnels.", "ant, termite", "an ant", "Ants leave a trail of scent so that the others find the way.", -> next)
- -> guess("I am clever, I live in the sea, and I whistle a name of my own, who am I?", "I jump high out of the water.", "dolphin, porpoise", "a dolphin", "Each has its own whistle, like a name.", -> next)
- -> guess("I have lived on the earth longer than the dinosaurs, and I carry armour on land. I may grow older than your great-grandparents, who am I?", "I am famous for a race with a hare.", "tortoise, turtle", "a tortoise", "Some are more than a hundred and fifty years old.", -> next)
- -> guess("I hide my nuts and forget where. So I plant whole forests, who am I?", "I have a bushy tail and climb trees.", "squirrel, chipmunk", "a squirrel", "Its front teeth grow all its life.", -> next)
- -> guess("I can copy words and I may be green, red or blue, who am I?", "Pirates like to have me on the shoulder.", "parrot, parakeet, macaw, budgie", "a parrot", "It holds its food with one foot, and most are left-footed.", -> next)
- -> guess("I have a horn on my nose and skin like armour, yet I eat only plants, who am I?", "I am nearly as heavy as an elephant.", "rhino, rhinoceros", "a rhinoceros", "Its horn is made of the same stuff as your fingernails.", -> next)
- -> guess("I spend the day in the water and come out at night to eat grass. My mouth opens as wide as a door, who am I?", "My name means river horse.", "hippo, hippopotamus", "a hippopotamus", "It makes its own sun cream, and it is pink.", -> next)
- -> guess("I live on the ice, my fur looks white, and my skin below is black, who am I?", "I am the largest bear.", "polar bear, bear, ice bear", "a polar bear", "Each of its hairs is a tiny hollow tube.", -> next)
- -> guess("I dig tunnels in the dark and I can hardly see, who am I?", "I leave little hills on the lawn.", "mole", "a mole", "Its fur lies flat both ways, so it can go backwards.", -> next)
- -> guess("I am an insect with a lamp of my own, who am I?", "On summer nights I blink in the garden.", "firefly, glow worm, lightning bug, glowworm", "a firefly", "Its light is cold. It never gets hot.", -> next)
- -> guess("I am a bird with a fan of a hundred eyes on my tail, who am I?", "I am blue and green and rather proud.", "peacock", "a peacock", "The eyes on his feathers shine without any colour in them.", -> next)
}
-> at_level(4)

=== level_4
-> at_level(1)

=== all_done
You have guessed every animal I know{comma_name()}. I need to learn some new ones!
-> END

=== winding_down
{score > 1: You knew {score} animals today{comma_name()}. }
Now the animals are getting tired. The bee goes home, the owl closes one eye, and everybody curls up.
-> END
