import { expect, test } from 'vitest'
import { matchChoice } from './match-choice.ts'
import { wordSimilarity } from './word-similarity.ts'

const pairs = (text: string) =>
  text
    .trim()
    .split(' ')
    .map((pair) => pair.split('/') as [string, string])

const childish = pairs(
  'wabbit/rabbit wion/lion fwog/frog bwue/blue lellow/yellow ephant/elephant elefant/elephant ' +
    'efelant/elephant nana/banana pasketti/spaghetti hangaburger/hamburger aminal/animal poon/spoon ' +
    'nake/snake fumb/thumb muvver/mother brudder/brother bruvver/brother teef/teeth birfday/birthday ' +
    'fursday/thursday wobot/robot pwincess/princess dwagon/dragon twain/train twee/tree ' +
    'cwocodile/crocodile cwown/crown gween/green gwass/grass gwapes/grapes bwown/brown bwead/bread ' +
    'bwidge/bridge pway/play fwower/flower cwoud/cloud bwack/black bawoon/balloon yion/lion ' +
    'wadybug/ladybug wamp/lamp widdle/little tat/cat tastle/castle tookie/cookie tangaroo/kangaroo ' +
    'dirl/girl doat/goat dorilla/gorilla seep/sheep sark/shark tair/chair ticken/chicken dungle/jungle ' +
    'zebwa/zebra tiwaffe/giraffe jiwaffe/giraffe giwaffe/giraffe monkee/monkey dinosaw/dinosaur ' +
    'dinosore/dinosaur hippopamus/hippopotamus hippotamus/hippopotamus buttafwy/butterfly ' +
    'caterpiwar/caterpillar puwple/purple owange/orange siwver/silver tomowwow/tomorrow ' +
    'hewicopter/helicopter wocket/rocket wiver/river fowest/forest tawt/cart skwirl/squirrel ' +
    'squiwwel/squirrel stwawbewwy/strawberry stawberry/strawberry choclate/chocolate chocwate/chocolate ' +
    'vegable/vegetable umbwella/umbrella umbwewa/umbrella pengwin/penguin octapus/octopus spida/spider ' +
    'pider/spider mouf/mouth baf/bath toof/tooth bavroom/bathroom ',
)

const realWords = pairs(
  'scored/scared shared/scared stared/scared scared/scored house/mouse mouse/house sad/said said/sad ' +
    'know/no knew/new bear/pear pear/bear wing/ring sink/think free/tree top/stop sick/stick cat/cap ' +
    'cap/cat cat/cut dog/dig fog/frog wed/led lake/rake wake/lake light/right right/white night/light ' +
    'kitchen/chicken chicken/kitchen kitten/kitchen horse/house nose/rose moon/noon balloon/moon ' +
    'train/rain plane/train brown/crown down/brown fish/dish wish/fish witch/rich tiger/bigger ' +
    'finger/tiger castle/cattle bottle/battle little/middle slow/snow snow/show crow/grow snail/nail ' +
    'whale/snail tail/whale crab/grab grass/glass class/glass thumb/some mother/brother brother/mother ' +
    'father/feather weather/feather station/ratio six/socks fox/box box/fox seven/heaven eleven/seven ' +
    'cow/how now/cow happy/nappy hungry/angry angry/hungry cave/brave wave/cave forest/first first/forest ' +
    'blue/glue true/blue shoe/blue yellow/fellow hello/yellow ship/sheep sheep/ship shop/chop river/liver ' +
    'winter/window window/winter dragon/wagon drum/plum table/stable bird/bread heart/hat garden/carton ' +
    'flower/flour banana/bandana pencil/penguin orange/arrange monkey/money money/monkey zebra/bra ',
)

test('words as small children pronounce them are understood', () => {
  expect(childish.length).toBeGreaterThanOrEqual(80)
  expect(childish.filter(([said, meant]) => wordSimilarity(said, meant) === 0)).toEqual([])
})

test('a real word is not taken for another word that sounds alike', () => {
  expect(realWords.length).toBeGreaterThanOrEqual(80)
  expect(realWords.filter(([said, meant]) => wordSimilarity(said, meant) > 0)).toEqual([])
})

test('a childish answer chooses, and a sentence with a similar word does not', () => {
  const index = (said: string, ...hears: string[]) =>
    matchChoice(said, [{ index: 0, label: null, hears }])?.index ?? null
  expect(index('is it a wion', 'lion')).toBe(0)
  expect(index('the bwue one', 'blue')).toBe(0)
  expect(index('I scored two goals', 'scared')).toBeNull()
  expect(index('I know', '@no')).toBeNull()
  expect(index('she said so', 'sad')).toBeNull()
})

test('numbers are understood as small children say them', () => {
  const number = (said: string, meant: string) =>
    matchChoice(said, [{ index: 0, label: null, hears: [meant] }]) !== null
  const said: [string, string][] = [
    ['fwee', '3'],
    ['free', '3'],
    ['one two fwee', '3'],
    ['one, two, free', '3'],
    ['one, to, three', '3'],
    ['sebben', '7'],
    ['firty', '30'],
    ['firty free', '33'],
    ['free hundwed', '300'],
    ['twenny one', '21'],
    ['eleben', '11'],
    ['fitty', '50'],
    ['fibe', '5'],
  ]
  expect(said.filter(([text, meant]) => !number(text, meant))).toEqual([])
  const other: [string, string][] = [
    ['this is for you', '4'],
    ['three for me', '4'],
    ['I want to go', '2'],
    ['the tree is big', '3'],
    ['I ate it', '8'],
  ]
  expect(other.filter(([text, meant]) => number(text, meant))).toEqual([])
})
