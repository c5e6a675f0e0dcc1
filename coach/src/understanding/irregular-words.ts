/** No rule finds the basic form of these words. */

const wordsOf = (list: string) => list.trim().split(/\s+/)

/** Verbs such as "making" lose an e. */
export const verbsInE = new Set(
  wordsOf(`argue arrive divorce separate bake bathe battle behave believe bite bounce breathe bubble calculate care carve cause
    celebrate change chase choose circle close combine communicate compare confuse continue create cuddle cure cycle
    dance dare decide decorate dive divide double drive erase escape evaporate evolve examine exercise explode explore
    fire freeze giggle glue gobble guide handle hate hibernate hide hike hope ignore imagine imitate improve
    include invite involve joke juggle like live lose love make measure migrate move name observe operate paste
    pierce place please poke pollinate practice practise praise prepare produce prove provide raise race rattle
    receive recycle reduce remove rescue ride rise rotate save scare score scrape serve shake shape share shave
    shine shove skate slide smile smoke sneeze snore solve sparkle squeeze stare starve store strike stroke struggle
    surprise survive take taste tease tickle trace trade tune twinkle type use vibrate wake waste wave whistle wiggle
    wipe wobble wriggle write injure capture bore tire rhyme locate wrestle tumble inflate`),
)

/** These words only look like a plural or a verb. */
export const unchangedWords = new Set(
  wordsOf(
    `always anything boss bring bus ceiling chess christmas class cross doctor dress during evening everything gas glass grass guess hundred king kiss mars mess miss morning naked need news nothing pants princess ring seed something speed spring stairs string sugar thing this trousers venus wicked wing yes clothes tired bored scared excited worried frightened allowed interested shed bleed feed greed weed breed sled bed red`,
  ),
)

/** Each line has the basic form, then its other forms. */
const lines = `
be am is are was were been being
have has had having
get gets got gotten getting
do does did doing done
go goes went gone going
say says said
tell told
make made
take took taken
come came coming
give gave given giving
see saw seen
know knew known
think thought
feel felt
find found
leave left leaving
keep kept
lose lost
win won winning
hit hits hitting
break broke broken breaking
fall fell fallen
eat ate eaten
drink drank drunk
run ran
sing sang sung
swim swam swum
fly flew flown flies flying
draw drew drawn
grow grew grown
blow blew blown
throw threw thrown
write wrote written
ride rode ridden
drive drove driven
build built
buy bought
bring brought
catch caught
teach taught
fight fought
sleep slept
meet met
ring rang rung
sink sank sunk
stink stank
begin began begun
sit sat
stand stood
lie lies lying lied
die died dies dying dead
cry cried cries
try tried tries
spy spied spies
pee peed pees peeing
poo poop pooped pooping pooing
wee weeing
hear heard
hide hid hidden
bite bit bitten
freeze froze frozen
steal stole stolen
speak spoke spoken
wake woke woken
wear wore worn
tear tore torn
shake shook shaken
hold held
hurt hurts hurting
spell spelt
spill spilt
smell smelt
burn burnt
dream dreamt
learn learnt
mean meant
send sent
spend spent
pay paid
lay laid
sell sold
shoot shot
shine shone
choose chose chosen
forget forgot forgotten
forgive forgave forgiven
become became
understand understood
stick stuck
dig dug
hang hung
swing swung
spin spun
feed fed
bleed bled
lead led
slide slid
tooth teeth
foot feet
mouse mice
goose geese
man men
woman women
child children
person people
wolf wolves
leaf leaves
knife knives
shelf shelves
half halves
calf calves
wife wives
live lives lived living
life
fish fishes
bus buses busses
tomato tomatoes
potato potatoes
volcano volcanoes
hero heroes
echo echoes
octopus octopuses octopi
cactus cactuses cacti
dinosaur dino dinos
far farther further farthest furthest
marry married
sheep
purr purrs purred purring
mosquito mosquitoes
use used
owe owed
eye eyes
tie ties tied
pie pies
`

export const irregularForms = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const forms = wordsOf(line)
      return forms.map((form) => [form, forms[0] ?? form] as const)
    }),
)
