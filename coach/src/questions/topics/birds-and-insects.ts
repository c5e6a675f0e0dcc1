import type { AnsweredQuestion } from '../answered-question.ts'

export const birdsAndInsects: AnsweredQuestion[] = [
  {
    asks: 'how do birds fly; why can birds fly',
    younger: 'Birds have light bones and strong wings that push the air down.',
    older:
      'Birds have hollow bones, strong chest muscles and curved wings. The wings push air down, and that carries the bird up.',
  },
  {
    asks: 'why do birds sing; why do birds chirp; why do birds tweet',
    younger: 'They sing to say, here I live, and, do you like me?',
    older:
      'Birds sing to mark the place where they live and to find a partner. Many learn their songs from their parents.',
  },
  {
    asks: 'why can penguins not fly; can penguins fly; why do penguins not fly',
    younger: 'A penguin’s wings are like flippers. It flies under water instead!',
    older:
      'Penguin wings became stiff flippers, and their bones are heavy. That is bad for flying, but very good for diving.',
  },
  {
    asks: 'why do penguins not get cold; how do penguins stay warm; why do penguins stand together',
    younger: 'They have thick feathers and fat, and they cuddle up together.',
    older:
      'Dense feathers and a layer of fat keep them warm. In storms emperor penguins huddle and take turns in the warm middle.',
  },
  {
    asks: 'where do penguins live',
    younger: 'In the south of the world, many of them on ice.',
    older:
      'Nearly all in the southern half of the earth: on Antarctica, but also on warmer coasts of Africa, South America, Australia and New Zealand.',
  },
  {
    asks: 'why do flamingos stand on one leg; how can a flamingo stand on one leg',
    younger: 'One leg stands very steady, and the other stays warm.',
    older:
      'Their leg can lock so that standing on one costs hardly any strength, and the other one keeps warm in the feathers.',
  },
  {
    asks: 'why are flamingos pink; what makes flamingos pink',
    younger: 'Their food makes them pink! They eat tiny red shrimps and algae.',
    older: 'Flamingos are born grey. The colour comes from algae and small shrimps that they eat.',
  },
  {
    asks: 'why do owls hoot; why are owls awake at night; do owls sleep in the day',
    younger: 'Most owls sleep by day. At night they hoot, here I live!',
    older:
      'Owls hunt at night, when mice are about, and they see and hear extremely well. They hoot to mark their place and to find a partner.',
  },
  {
    asks: 'can owls turn their heads all the way around; how far can an owl turn its head',
    younger: 'Nearly! They can look right behind themselves.',
    older:
      'They can turn it about three quarters of a circle. They have to, because their eyes cannot move in their sockets.',
  },
  {
    asks: 'why do birds fly south in winter; where do birds go in winter; why do birds migrate',
    younger: 'Winter has little food. They fly somewhere warm and return in spring.',
    older:
      'Many birds find no insects here in winter, so they fly to warmer lands. They find the way by sun, stars and the earth’s magnetism.',
  },
  {
    asks: 'why do birds fly in a v; why do geese fly in a v shape',
    younger: 'Each bird gets a little lift from the one in front.',
    older:
      'Each wing leaves rising air behind. The bird behind uses it and saves strength, and they take turns in front.',
  },
  {
    asks: 'why do birds lay eggs; what is inside an egg',
    younger: 'In the egg a little bird can grow, safe and warm.',
    older:
      'Carrying heavy babies would make flying hard, so birds lay eggs and keep them warm. The yolk feeds the chick inside.',
  },
  {
    asks: 'what came first the chicken or the egg; which came first chicken or egg',
    younger: 'The egg! Dinosaurs laid eggs long before there were chickens.',
    older:
      'If any egg counts, the egg came first, because animals laid eggs long before there were chickens. People love to argue about it.',
  },
  {
    asks: 'is there a chick in every egg; is there a baby chicken in my egg; why is there no chick in my breakfast egg',
    younger: 'No. In the eggs we eat there is no chick.',
    older:
      'No. A chick only grows if there was a rooster and a hen keeps the egg warm. Eggs for eating are not like that.',
  },
  {
    asks: 'why do woodpeckers peck; why does a woodpecker not get a headache; why do woodpeckers knock on trees',
    younger: 'It looks for beetles and makes a cave for its babies.',
    older:
      'Woodpeckers peck for insects, to build nest holes, and to drum messages. Strong neck muscles and a stiff skull let them do it unharmed.',
  },
  {
    asks: 'how do parrots talk; why can parrots talk; can parrots really talk',
    younger: 'Parrots copy sounds very well. They repeat what they hear often.',
    older:
      'Parrots are great at copying sounds and learn from their group, which can be a family of people. Some learn to use words in a fitting way.',
  },
  {
    asks: 'what is the biggest bird; which bird is the biggest; can ostriches fly',
    younger: 'The ostrich. It is too heavy to fly, but runs very fast.',
    older:
      'The ostrich, up to about two and a half metres tall. It cannot fly, but it can run as fast as a car in town.',
  },
  {
    asks: 'what is the smallest bird; which bird is the smallest',
    younger: 'The bee hummingbird. It is as small as a big bee.',
    older: 'The bee hummingbird from Cuba. It is about as long as your thumb and lighter than a coin.',
  },
  {
    asks: 'do ostriches put their heads in the sand; why do ostriches bury their heads',
    younger: 'No, that is only a saying. They bend down to their eggs.',
    older:
      'No. They turn the eggs in their nest on the ground, and from afar that looks as if the head was in the sand.',
  },
  {
    asks: 'why do peacocks have beautiful feathers; why does a peacock open its tail',
    younger: 'The father peacock shows off to the mother bird.',
    older: 'The male shows his feathers to impress females. They choose the one whose fan they like best.',
  },
  {
    asks: 'why do roosters crow; why does the rooster crow in the morning',
    younger: 'He says, good morning, this is my place!',
    older: 'A rooster has an inner clock and crows before sunrise to tell others that this is his place.',
  },
  {
    asks: 'how do bees make honey; why do bees make honey; where does honey come from',
    younger: 'Bees make it from flower juice. It is food for the winter.',
    older:
      'Bees bring flower nectar to the hive, pass it on and fan it with their wings until it is thick. Honey is their winter store.',
  },
  {
    asks: 'what do bees eat; what do bees drink; what food do bees eat',
    younger: 'Sweet juice, yellow dust from flowers, and honey in winter.',
    older: 'Bees live on nectar and pollen from flowers. In winter they eat the honey that they have stored.',
  },
  {
    asks: 'why do bees sting; do bees die when they sting; why do bees sting people',
    younger: 'Bees only protect themselves and their home. Stay calm, they fly on.',
    older:
      'Bees sting to defend themselves or the hive. A honey bee’s sting has hooks and stays in the skin, so it can sting a person only once.',
  },
  {
    asks: 'why do bees buzz; how do bees buzz',
    younger: 'Their wings beat so fast that we hear it.',
    older: 'The buzzing is the sound of their wings, which beat about two hundred times a second.',
  },
  {
    asks: 'why are bees important; why do we need bees; what would happen without bees',
    younger: 'They carry flower dust around. So apples and cherries can grow.',
    older:
      'While they collect nectar, bees carry pollen from flower to flower. Without that, many fruits and vegetables would hardly grow.',
  },
  {
    asks: 'what is the difference between a bee and a wasp; are wasps and bees the same',
    younger: 'Bees are furry and like flowers. Wasps are smooth and like juice.',
    older:
      'Bees are hairy and live on nectar and pollen. Wasps are smooth and slim, catch insects and like sweet things, too.',
  },
  {
    asks: 'how does a caterpillar become a butterfly; how do butterflies grow; where do butterflies come from',
    younger: 'A caterpillar wraps itself up and changes. Out comes a butterfly!',
    older:
      'The caterpillar turns into a pupa. Inside, its body is rebuilt completely, and weeks later a butterfly climbs out and unfolds its wings.',
  },
  {
    asks: 'what do butterflies eat; how do butterflies drink',
    younger: 'They drink sweet juice from flowers with a long curled tongue.',
    older: 'Butterflies suck nectar with a tongue like a rolled up straw. Some like ripe fruit, too.',
  },
  {
    asks: 'why do ladybirds have spots; do the spots of a ladybird show its age; how old is a ladybug; why do ladybugs have spots',
    younger: 'Spots do not show its age. The colours say, I taste bad!',
    older: 'The number of spots shows the kind, not the age. The bright colours warn birds that it tastes bitter.',
  },
  {
    asks: 'why do ants walk in a line; why do ants follow each other',
    younger: 'The first ant leaves a smell. The others follow it to food.',
    older: 'An ant that found food leaves a scent trail on its way home. The others follow it and make it stronger.',
  },
  {
    asks: 'how strong is an ant; are ants strong; how much can an ant carry',
    younger: 'An ant can carry things much heavier than itself.',
    older: 'Ants can carry many times their own weight. Small bodies have strong muscles for their size.',
  },
  {
    asks: 'why do mosquitoes bite; why do mosquito bites itch; why do mosquitoes drink blood',
    younger: 'Mother mosquitoes take a tiny sip for their eggs. Their spit itches.',
    older:
      'Only females bite, because they need a tiny sip from us for their eggs. They leave a bit of spit, and your body’s defence against it makes the itch.',
  },
  {
    asks: 'why do fireflies glow; how do fireflies glow; why do glow worms shine',
    younger: 'They make light in their tummy to find each other.',
    older: 'In their bodies two substances meet and give off light without heat. With flashes they find a partner.',
  },
  {
    asks: 'why do moths fly to the light; why do insects fly to lamps',
    younger: 'A lamp confuses them. They think it shows which way is up.',
    older:
      'Night insects seem to turn their back to the brightest place, which used to be the sky. A lamp confuses them, so they circle around it.',
  },
  {
    asks: 'how many legs does an insect have; how many legs does a bee have; how many legs does an ant have',
    younger: 'Six legs.',
    older: 'All insects have six legs. With more legs it is something else, such as a spider with eight.',
  },
  {
    asks: 'how many legs does a centipede have; how many legs does a millipede have; does a millipede have a thousand legs',
    younger: 'Very many, but each kind has a different number.',
    older:
      'Centipedes have from about thirty to over three hundred legs. Most millipedes have a few hundred, though one kind was found with more than a thousand.',
  },
  {
    asks: 'do worms have eyes; what do worms eat; why are worms good; do worms have a head',
    younger: 'Worms have no eyes. They eat old leaves and make good soil.',
    older:
      'Earthworms have no eyes but sense light with their skin. They eat dead leaves and turn them into rich soil, and their tunnels let in air.',
  },
  {
    asks: 'why do worms come out in the rain; why are worms on the ground after rain',
    younger: 'Worms must stay wet. In the rain they can safely come up.',
    older:
      'Nobody is quite sure. In wet weather they can travel above ground without drying out, and drumming raindrops may make them come up.',
  },
  {
    asks: 'why are snails slimy; why do snails have slime; why are snails so slow',
    younger: 'Slime helps it slide along and protects its foot.',
    older:
      'The slime lets it glide even over sharp things and keeps it moist. Snails crawl on one big muscle, and that is slow.',
  },
  {
    asks: 'do snails leave their house; can a snail leave its shell; where does a snail get its shell',
    younger: 'The shell grows along with the snail. It can never leave it.',
    older:
      'A snail is born with a tiny shell and builds on to it all its life. It is attached to it, so it cannot move out.',
  },
]
