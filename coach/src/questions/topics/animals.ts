import type { AnsweredQuestion } from '../answered-question.ts'

export const animals: AnsweredQuestion[] = [
  {
    asks: 'why do zebras have stripes; what are stripes for; are zebras black or white',
    younger: 'Nobody is quite sure. Stripes seem to keep biting flies away.',
    older:
      'Scientists still discuss it. Tests show that biting flies land badly on stripes, so that may be the main reason.',
  },
  {
    asks: 'why do giraffes have long necks; why is a giraffe’s neck so long; why is the giraffe so tall',
    younger: 'With a long neck it reaches leaves that nobody else can reach.',
    older:
      'A long neck reaches leaves high up where few others can eat, and it helps to see far. Males also wrestle with their necks.',
  },
  {
    asks: 'what is the tallest animal; which animal is the tallest; how tall is a giraffe',
    younger: 'The giraffe. It could look into a window upstairs.',
    older: 'The giraffe. Big males grow to more than five metres, as high as a house with two floors.',
  },
  {
    asks: 'why do elephants have big ears; why are elephants’ ears so big',
    younger: 'Elephants get hot. Their big ears flap like fans and cool them.',
    older: 'Their ears are full of blood vessels. When they flap them, the blood cools down, and so does the elephant.',
  },
  {
    asks: 'why do elephants have trunks; what is an elephant’s trunk for; what does an elephant do with its trunk',
    younger: 'It is a nose, a hand and a hose in one.',
    older:
      'The trunk is a long nose without bones. Elephants smell, breathe, grab, greet and suck up water with it, and then squirt it into the mouth.',
  },
  {
    asks: 'are elephants afraid of mice; are elephants scared of mice',
    younger: 'Not really, that is from stories. But a sudden squeak surprises them.',
    older:
      'That is mostly a tale. Elephants do not see well up close, so anything that darts around at their feet may startle them.',
  },
  {
    asks: 'do elephants never forget; do elephants have a good memory',
    younger: 'Elephants remember very well. They know old friends after many years.',
    older:
      'Elephants have an excellent memory. Old elephants remember water holes and other elephants after many years, and that helps the whole herd.',
  },
  {
    asks: 'why do lions roar; how loud is a lion',
    younger: 'A lion roars to say, here I am, this is my place.',
    older:
      'Lions roar to call their family and to warn others. On a still night you can hear it up to eight kilometres away.',
  },
  {
    asks: 'why do lions have manes; why does a lion have a mane; why do only boy lions have manes',
    younger: 'The mane makes the father lion look big and strong.',
    older:
      'Only grown males have a mane. It makes them look strong to other lions, and females seem to like dark, full ones.',
  },
  {
    asks: 'is the lion the king of the jungle; why is the lion called king; where do lions live',
    younger: 'It looks so proud, like a king. Most lions live in grassland.',
    older:
      'It is called a king because of its mane and roar. In fact most lions live in African grassland, not in the jungle.',
  },
  {
    asks: 'what do lions eat; what do tigers eat',
    younger: 'They eat meat from other animals.',
    older: 'Lions and tigers are hunters and eat meat. They catch animals such as deer, antelopes and wild pigs.',
  },
  {
    asks: 'why do tigers have stripes',
    younger: 'Stripes hide the tiger. In tall grass they look like shadows.',
    older:
      'The stripes break up its shape between grass and shadows, so its prey does not notice it. Every tiger has its own pattern.',
  },
  {
    asks: 'what is the fastest animal; which animal runs the fastest; how fast is a cheetah; which animal is the fastest',
    younger: 'On land, the cheetah. It can run as fast as a car.',
    older:
      'On land it is the cheetah, with about a hundred kilometres an hour for a short sprint. A diving peregrine falcon is even faster.',
  },
  {
    asks: 'what is the slowest animal; which animal is the slowest; why are sloths so slow',
    younger: 'The sloth is very slow. Leaves give it only a little strength.',
    older:
      'Sloths are among the slowest. Leaves give little energy, so they move as little as possible, and hunters hardly notice them.',
  },
  {
    asks: 'what is the biggest animal; which animal is the biggest in the world; how big is a blue whale',
    younger: 'The blue whale. It is longer than two buses.',
    older:
      'The blue whale. It grows to around thirty metres and is the biggest animal that has ever lived, as far as we know.',
  },
  {
    asks: 'what is the biggest land animal; which is the biggest animal on land',
    younger: 'The African elephant.',
    older: 'The African elephant. A big male can weigh six tonnes, as much as several cars.',
  },
  {
    asks: 'what is the smallest animal; which is the smallest mammal; which animal is the smallest',
    younger: 'Some you cannot see. One bat is as small as a bumblebee.',
    older:
      'Many animals are too small to see without a microscope. Among mammals the bumblebee bat from Thailand is one of the tiniest.',
  },
  {
    asks: 'what is the strongest animal; which animal is the strongest',
    younger: 'Elephants carry the most. But beetles are very strong for their size!',
    older:
      'Elephants lift the heaviest loads. For its size a dung beetle is far stronger: it can pull hundreds of times its own weight.',
  },
  {
    asks: 'which animal lives the longest; what is the oldest animal; how old do turtles get',
    younger: 'Giant tortoises can get older than a hundred years.',
    older:
      'Giant tortoises can live well over a hundred years. Greenland sharks seem to get several hundred years old.',
  },
  {
    asks: 'why do bears sleep in winter; why do animals hibernate; what is hibernation; which animals sleep in winter',
    younger: 'Winter has little food. So some animals sleep and use their fat.',
    older:
      'Food is scarce in winter. Hedgehogs, dormice and bats cool down and sleep deeply. Bears rest, too, and live on their fat.',
  },
  {
    asks: 'are polar bears white; why are polar bears white; what colour is a polar bear’s skin',
    younger: 'Their fur looks like snow and hides them. Their skin is black!',
    older:
      'The hairs are see-through and look white as snow does, which hides the bear. Under the fur the skin is black.',
  },
  {
    asks: 'do polar bears eat penguins; do polar bears and penguins meet; why do polar bears not eat penguins',
    younger: 'They never meet. Polar bears live up north, penguins down south.',
    older:
      'They never meet in the wild. Polar bears live around the North Pole, and nearly all penguins live in the southern half of the earth.',
  },
  {
    asks: 'what do pandas eat; why do pandas eat bamboo',
    younger: 'Pandas eat bamboo nearly all day long.',
    older: 'Almost only bamboo. It has little nourishment, so a panda eats for many hours every day.',
  },
  {
    asks: 'what do koalas eat; is a koala a bear; are koalas bears',
    younger: 'Koalas eat eucalyptus leaves. They are not bears, but cousins of kangaroos.',
    older:
      'They live on eucalyptus leaves. They are no bears but marsupials, like kangaroos: the baby grows in a pouch.',
  },
  {
    asks: 'why do kangaroos have pouches; what is a kangaroo’s pouch for; what is in a kangaroo’s pouch',
    younger: 'The baby lives in there. It is warm and has milk.',
    older:
      'A newborn kangaroo is as small as a bean. It climbs into the pouch, drinks milk there and grows for months.',
  },
  {
    asks: 'why do kangaroos jump; why do kangaroos hop; how far can a kangaroo jump',
    younger: 'Their strong legs work like springs. Hopping is easy for them.',
    older:
      'Their big tendons store energy like springs, so hopping saves strength. A big kangaroo can jump about eight metres in one leap.',
  },
  {
    asks: 'why do camels have humps; what is in a camel’s hump; is there water in a camel’s hump',
    younger: 'In the hump is fat, not water. It is food for later.',
    older:
      'The hump stores fat, not water. When food is scarce, the camel lives on it. And it can drink a great deal at once.',
  },
  {
    asks: 'why do hedgehogs have spikes; why do hedgehogs have prickles; why do hedgehogs roll up',
    younger: 'The spines keep it safe. Nobody wants to bite a prickly ball!',
    older:
      'A hedgehog has thousands of spines, which are stiff hairs. When it rolls up, its soft belly is safe inside.',
  },
  {
    asks: 'are bats blind; how do bats see in the dark; how do bats find their way',
    younger: 'Bats are not blind. They call high and hear the echo.',
    older:
      'Bats can see, but at night they send out very high calls and listen to the echo. It tells them where things are.',
  },
  {
    asks: 'why do bats hang upside down; how do bats sleep',
    younger: 'Their toes hold on by themselves. They let go and fly.',
    older:
      'A hanging bat’s weight pulls its claws closed, so it costs no strength. To take off it simply lets go and flies.',
  },
  {
    asks: 'can snakes hear; do snakes have ears; how do snakes hear',
    younger: 'Snakes have no outside ears. They feel sounds through the ground.',
    older:
      'Snakes have no outer ears, but they have inner ones. They feel shaking in the ground with their jaws and hear deep sounds.',
  },
  {
    asks: 'why do snakes stick out their tongue; why do snakes have a forked tongue',
    younger: 'A snake smells with its tongue!',
    older:
      'The tongue picks up tiny traces from the air and brings them to a smelling organ in the mouth. With two tips it knows which side the smell is stronger.',
  },
  {
    asks: 'why do snakes shed their skin; why do snakes lose their skin',
    younger: 'The snake grows, but its skin does not. So it slips out.',
    older:
      'A snake’s outer skin does not grow with it. When it gets too tight, the snake slips out of it, and a new one is ready below.',
  },
  {
    asks: 'do snakes have bones; how do snakes move without legs; how do snakes move',
    younger: 'Yes, many, many little bones! They wiggle along with strong muscles.',
    older:
      'A snake has hundreds of ribs and back bones. Its muscles push against the ground in waves, and its belly scales grip.',
  },
  {
    asks: 'why do chameleons change colour; how do chameleons change colour',
    younger: 'Their colour shows how they feel, and warms or cools them.',
    older:
      'Tiny crystals in a chameleon’s skin move and reflect other colours. It shows mood and helps with warmth, more than hiding.',
  },
  {
    asks: 'why do turtles have shells; can a turtle come out of its shell; can turtles leave their shell',
    younger: 'The shell keeps it safe. It is part of the turtle’s body.',
    older: 'The shell is grown together with its ribs and back. It protects the turtle, and it can never leave it.',
  },
  {
    asks: 'what is the difference between a turtle and a tortoise; what is a tortoise',
    younger: 'Tortoises live on land. Turtles mostly live in water.',
    older: 'A tortoise lives on land and has thick legs. Most turtles live in water and have flippers or webbed feet.',
  },
  {
    asks: 'why do frogs croak; why are frogs so loud',
    younger: 'Father frogs call, here I am! They hope a mother comes.',
    older: 'Male frogs croak to call females. Many have a sac at the throat that makes the sound louder.',
  },
  {
    asks: 'how does a tadpole become a frog; what is a tadpole; how do frogs grow',
    younger: 'A tadpole is a baby frog. Legs grow, and the tail goes.',
    older:
      'Frog eggs hatch into tadpoles with gills and a tail. They grow legs and lungs, the tail shrinks, and a little frog climbs out.',
  },
  {
    asks: 'how many legs does a spider have; are spiders insects',
    younger: 'Eight legs. Insects have only six, so spiders are no insects.',
    older: 'Eight. Insects have six legs, so spiders are not insects but arachnids, like scorpions.',
  },
  {
    asks: 'how do spiders make webs; why do spiders make webs; what are spider webs made of; where do spiders get their thread',
    younger: 'Spiders make silk in their bodies. Their webs catch flies.',
    older:
      'Spiders press liquid silk out of their back end, and it hardens into thread. With it they build nets to catch insects.',
  },
  {
    asks: 'why do spiders not stick to their own web; why does a spider not get stuck in its web',
    younger: 'Some threads are not sticky, and the spider walks on those.',
    older:
      'Only some of the threads are sticky. The spider mostly uses the dry ones, and its feet touch the threads only lightly.',
  },
  {
    asks: 'why do monkeys have tails; what are tails for; why do animals have tails',
    younger: 'Tails help to balance, swing, shoo flies or talk without words.',
    older: 'Tails are for many things: balance in trees, steering, shooing flies, keeping warm, and showing feelings.',
  },
  {
    asks: 'are monkeys related to us; do people come from monkeys; are we monkeys; did humans come from apes',
    younger: 'Long, long ago, apes and people had the same great, great grandparents.',
    older:
      'Humans and apes share ancestors that lived millions of years ago. So chimpanzees are something like our cousins, not our grandparents.',
  },
  {
    asks: 'what do squirrels do in winter; why do squirrels hide nuts; why do squirrels bury nuts',
    younger: 'They hide nuts in autumn and eat them in winter.',
    older:
      'Squirrels bury nuts as stores for the winter. They find many again by memory and smell, and from forgotten ones trees may grow.',
  },
  {
    asks: 'why do skunks stink; why do skunks smell',
    younger: 'It sprays a bad smell when it is afraid. Then everybody leaves.',
    older:
      'When it feels in danger, a skunk sprays a stinking liquid from under its tail. Most enemies keep away after that.',
  },
  {
    asks: 'what is a mammal; which animals are mammals',
    younger: 'Mammals have hair, and their babies drink milk. You are one, too.',
    older: 'Mammals are animals with hair whose babies drink their mother’s milk: dogs, whales, bats, and people.',
  },
  {
    asks: 'are unicorns real; do unicorns exist; is there a real unicorn',
    younger: 'Unicorns live in stories. But some real rhinos have one horn.',
    older:
      'Unicorns live in stories and pictures only. Long ago people took the narwhal’s long tooth for the horn of one.',
  },
  {
    asks: 'are dragons real; do dragons exist; were dragons real',
    younger: 'Dragons live in stories. But one big lizard is called Komodo dragon.',
    older:
      'Dragons live in stories all over the world. Perhaps old dinosaur bones gave people the idea. The Komodo dragon is a real, very big lizard.',
  },
]
