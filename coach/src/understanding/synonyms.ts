/** Each line has the word that counts, then the others that a child may say for it. */
const groups = `
mum mummy mom mommy mama mamma mother mumma
dad daddy papa father dada
grandma granny nana nan gran grandmother nanny oma
grandpa grandad granddad gramps grandfather opa
brother bro
sister sis
dog doggy doggie puppy pup
cat kitty kitten pussycat
rabbit bunny
fish goldfish
pee wee piddle tinkle
poo poop
toilet loo potty bathroom washroom restroom
tummy belly stomach
ache hurt sore pain painful hurty
ill sick poorly unwell
hungry starving starved peckish
thirsty parched
tired sleepy exhausted knackered
sad unhappy miserable
angry mad furious cross
scared afraid frightened terrified
happy glad cheerful
funny hilarious
stupid dumb idiot dummy
biggest largest hugest
fastest quickest
child kid kiddo
you your yours u ur
favourite favorite
neighbour neighbor
colour color
okay ok okey
yes yeah yep yup yah yea
no nope nah
big large huge giant enormous gigantic
sea ocean
plane aeroplane airplane
bike bicycle
car automobile
television tv telly
earth world
stone rock
film movie
begin start
end finish
speak talk
school preschool nursery kindergarten daycare
break smash wreck ruin
hit punch smack slap thump
teddy teddybear
phone telephone mobile cellphone
holiday vacation
`

export const synonyms = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other) => [other, first] as const)
    }),
)
