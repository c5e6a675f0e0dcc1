import { checkCoach } from '@pipit/conversation/safeguards/check'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { expect, test } from 'vitest'
import { splitIntoSentences } from '../dialogue/turn.ts'
import { matchRemark } from './match-remark.ts'
import { remarks } from './remarks/all-remarks.ts'
import { wordingsAboutGames } from './testing/wordings-about-games.ts'

/** Other wordings than those in the data. */
const wordings: Record<string, string[]> = {
  ...wordingsAboutGames,
  'parents-quarrel': ['my parents are fighting', 'mummy and daddy were shouting again', 'my daddy shouts'],
  'somebody-is-unhappy': ['my mum is sad', 'daddy was crying', 'my big sister is really upset'],
  'somebody-is-ill': ['my granny is in hospital', 'my fish is sick', 'grandpa had to go to hospital'],
  'dead-animal': ['I saw a dead bird', 'we found a dead mouse in the garden'],
  'where-is-somebody': ['where’s mummy', 'where did daddy go'],
  'somebody-came': ['daddy is home', 'my friend is here', 'granny is back'],
  'who-listens': ['is mummy listening', 'can my dad hear this'],
  'teacher-trouble': ['I don’t like my teacher', 'my new teacher is so mean'],
  'my-age': ['I am five', 'I’m four now'],
  noise: ['what’s that noise', 'I heard a strange sound'],
  'weather-outside': ['it’s raining outside', 'it is really dark outside'],
  'new-thing': ['I got a new bike today', 'we got a big new television', 'I got glasses'],
  'not-tired': ['I’m not tired', 'it’s not bedtime yet', 'I want to get up'],
  'until-morning': ['how long until morning', 'is it morning yet'],
  'good-night': ['good night Pipit', 'night night', 'sleep tight'],
  'stay-with-me': ['can you stay with me', 'will you be here tomorrow', 'please don’t go'],
  'pipit-sleep': ['are you sleeping too', 'what do you dream about', 'do you ever sleep'],
  'pipit-takes-a-part': ['can you be the baby', 'will you be the captain'],
  'wants-it-in-the-story': ['can I be the doctor', 'can the bear be called Stinky', 'I want to be a princess'],
  'only-in-stories': ['that’s silly, bears can’t talk', 'dogs cannot fly'],
  'go-home': ['no, I want to go home', 'let’s go home'],
  'knows-it-already': ['I know this story already', 'we did that one yesterday'],
  'own-voice': ['can you tell it in a funny voice', 'you sound funny'],
  laughs: ['haha', 'haha that’s so funny'],
  'better-than-pipit': ['my mum reads better than you', 'my friend Leo is smarter than you'],
  'how-to-play': ['how do I play this', 'how does this go', 'what do I have to do'],
  'why-pipit-asks': ['why do you want to know', 'why are you asking me'],
  'asked-before': ['you already asked that', 'you asked me that before', 'you always say the same'],
  misheard: ['I said dog not frog', 'I didn’t say that', 'that’s not what I said'],
  'offers-it': ['do you want to hold it', 'do you want one'],
  'fun-fact': ['tell me a fun fact', 'tell me something'],
  'asks-permission': ['can I jump on the sofa', 'may I go outside'],
  'game-not-known': ['can we play football', 'let’s play mums and dads', 'I want to play Roblox', 'I want to watch tv'],
  'left-out-by-friend': ['my friend has got a new friend', 'my best friend likes Tom more than me'],
  'what-happens-next': ['what happens then', 'how does the story end'],
  'come-along': ['may my teddy come with us', 'can my sister play too'],
  'is-it-real': ['is this story true', 'did that really happen'],
  'how-long': ['how long is the story', 'how long does this take'],
  'start-again': ['can we start over', 'I want to hear it from the beginning'],
  'call-somebody': ['can you phone my mum', 'could you call the police'],
  'pipit-itself': ['tell me something about yourself', 'tell me about you'],
  'pipit-size': ['why are you so little', 'how big are you'],
  'pipit-knows-somebody': ['do you know my teacher', 'do you know my cat Minka'],
  accident: ['Oh no, I peed my pants', 'my pants are all wet'],
  toilet: [
    'I need to go to the bathroom',
    'I really have to pee',
    'can I go to the loo please',
    'I gotta poop',
    'I need a wee',
  ],
  pain: [
    'my tooth really hurts',
    'Ow! I bumped my head',
    'I’ve got a tummy ache',
    'I have a headache',
    'my ears are sore',
    'I fell off my bike',
    'I scraped my elbow',
  ],
  ill: ['I’m feeling poorly', 'I feel a bit sick', 'I have a fever', 'I threw up'],
  hungry: ['I’m starving', 'I am so hungry', 'can I have a snack', 'I want something to eat'],
  thirsty: ['I’m really thirsty', 'I need a drink', 'can I have some water'],
  'cannot-sleep': ['I can’t sleep', 'I don’t want to go to bed'],
  tired: ['I need a break', 'I’m very sleepy', 'I’m so tired now', 'I wanna sleep'],
  wait: ['hold on a second', 'wait a minute'],
  back: ['I’m back', 'hey, I am back again'],
  'pet-died': ['my hamster died yesterday', 'our old dog is dead', 'my sister’s bunny died', 'my cat Minka has died'],
  'plant-died': ['my little sunflower died', 'our tree is dead'],
  'person-died': [
    'my granny died',
    'I’m sad because my grandpa died',
    'my great grandmother passed away',
    'grandad is dead',
    'my uncle just died',
  ],
  'parents-part': ['my mummy and daddy are getting divorced', 'my parents split up', 'dad moved out'],
  'missing-somebody': [
    'I miss my daddy so much',
    'I want my mummy',
    'my best friend moved away',
    'my friend is moving away',
  ],
  'lost-something': ['I lost my teddy', 'I can’t find my shoes', 'somebody stole my bike'],
  broken: ['my tower fell down', 'my toy car is broken', 'I broke my bracelet'],
  'wants-to-hit': ['I’m gonna kick him', 'I wanna smack my brother', 'I want to hurt somebody', 'I feel like hitting'],
  'somebody-broke-it': [
    'my brother smashed my castle',
    'he knocked over my tower',
    'she took my doll',
    'they won’t share',
  ],
  quarrel: [
    'I had a fight with my best friend',
    'me and my sister were fighting',
    'we argued',
    'she is not my friend anymore',
  ],
  'somebody-was-mean': [
    'a boy was mean to me',
    'they wouldn’t let me play',
    'the other kids laughed at me',
    'that’s not fair',
  ],
  'annoying-sibling': ['my little brother is so annoying'],
  'bad-dream': ['I had a really bad dream', 'last night I had a nightmare'],
  monsters: ['there is a monster under my bed', 'I’m scared of the dark', 'are ghosts real'],
  'school-worry': ['I don’t want to go to school', 'I have a test tomorrow', 'I’m nervous about school'],
  doctor: ['I have to go to the dentist', 'I’m getting a shot'],
  scared: ['I’m a bit frightened', 'I am so scared', 'that’s too scary', 'I’m worried'],
  'lost-tooth': ['I just lost a tooth', 'my front tooth fell out', 'I’ve got a wobbly tooth'],
  'scored-or-won': [
    'I scored two goals',
    'we won the match',
    'I got a gold medal',
    'I beat my dad at chess',
    'I came first in the race',
  ],
  'lost-a-game': ['we lost the match', 'I never win'],
  'new-skill': [
    'I can ride my bike without training wheels',
    'I learned to swim',
    'I did it all by myself',
    'I can tie my shoes',
    'I can whistle',
  ],
  'my-birthday': ['it’s my birthday today', 'today is my birthday', 'I turned six today'],
  'birthday-soon': ['my birthday is next week', 'it’s my mum’s birthday'],
  'new-baby': ['my mum is having a baby', 'I have a new baby sister', 'I’m going to be a big brother'],
  'new-pet': ['we got a puppy', 'we are getting a new kitten'],
  trip: ['we’re going to the beach tomorrow', 'we are going on holiday', 'I can’t wait for Christmas'],
  favourite: ['my favorite colour is green'],
  sad: ['I’m really sad', 'I feel so unhappy', 'I had a bad day', 'I am crying', 'I don’t feel good'],
  lonely: ['I feel lonely', 'nobody wants to play with me', 'I have no friends'],
  angry: ['I’m so mad', 'I am really cross', 'that makes me angry', 'I’m annoyed'],
  jealous: ['I’m jealous of my brother'],
  bored: ['I’m so bored', 'there’s nothing to do'],
  proud: ['I’m really proud', 'my teacher is proud of me'],
  excited: ['I’m so excited', 'I can’t wait'],
  happy: ['I’m happy today', 'I had a great day', 'this is so fun'],
  shy: ['I’m a bit shy'],
  'pipit-feelings': ['do you have feelings', 'are you sad', 'how are you', 'can you feel things', 'do you ever cry'],
  'pipit-what': ['are you a robot', 'are you a real person', 'what are you', 'are you alive'],
  'pipit-doing': ['what are you doing'],
  'pipit-name': ['what’s your name', 'who are you'],
  'pipit-age': ['how old are you', 'when is your birthday'],
  'pipit-home': ['where do you live', 'where are you'],
  'pipit-body-and-family': ['do you have a mummy', 'can you swim', 'do you drink', 'what do you eat'],
  'pipit-maker': ['who made you', 'how can you talk', 'how do you work'],
  'pipit-likes': ['what’s your favourite colour', 'do you like pizza'],
  'pipit-loves-me': ['do you like me', 'are you my friend', 'will you be my friend'],
  affection: ['I love you Pipit', 'I love you so much', 'you are funny', 'you’re the best', 'I like you'],
  insult: ['you are stupid', 'you’re so dumb', 'I hate you', 'shut up', 'you’re boring'],
  'hears-me': ['can you hear me', 'are you there', 'hello, are you listening'],
  secret: ['can you keep a secret', 'I have a secret'],
  thanks: ['thank you Pipit', 'thanks', 'thank you very much'],
  hello: ['hi Pipit', 'hello', 'good morning'],
  sorry: ['I’m sorry', 'sorry about that'],
  sneeze: ['achoo', 'I have the hiccups'],
  bye: ['I have to go now', 'dinner is ready', 'it’s bedtime'],
  'what-can-you-do': ['what can you do', 'what games do you know', 'what else can we play'],
  'you-choose': ['you choose', 'you can decide', 'I don’t care', 'you pick one', 'up to you'],
  agreement: ['ok', 'sure', 'yeah', 'okay then', 'sounds good', 'alright'],
  slower: ['can you talk slower', 'slow down please', 'you’re too fast', 'not so fast'],
  louder: ['I can’t hear you', 'speak up', 'louder please'],
  quieter: ['you’re too loud', 'be quiet please', 'shh'],
  easier: ['this is too hard', 'make it easier', 'that’s really difficult', 'I want an easier one'],
  harder: ['this is too easy', 'that was so easy', 'give me a harder one', 'make it harder', 'this is for babies'],
  repeat: [
    'what did you say',
    'say that again please',
    'I didn’t hear you',
    'what was the question',
    'huh',
    'can you repeat that',
  ],
  stop: [
    'stop',
    'I don’t want to play anymore',
    'this is boring',
    'can we do something else',
    'I hate this game',
    'another game please',
  ],
  sing: ['can you sing a song', 'sing for me', 'sing me something'],
  'go-on': ['go on', 'let’s play', 'continue please'],
}

test.each(Object.entries(wordings))('the remark “%s” is recognized in other words', (id, said) => {
  const activity = remarks.find((remark) => remark.id === id)?.onlyIn?.[0] ?? null
  for (const each of said) expect([each, matchRemark(each, activity)?.id]).toEqual([each, id])
})

/** Answers and statements of a game that only look like remarks. */
const neighbours = [
  'the dragon is sad',
  'the bear feels lonely',
  'Bruno is angry because it rains',
  'he is scared',
  'a happy song',
  'the fox is hungry',
  'the cat needs to go to the forest',
  'my dog is brown',
  'my grandpa has a tractor',
  'the king died in the story',
  'I saw a bird in the tree',
  'I kick the ball',
  'I hit the drum',
  'I like fights with pillows',
  'the princess lost her shoe',
  'it is a tooth',
  'a birthday cake',
  'seven',
  'the forest',
  'I want to go to the cave',
  'I push harder',
  'the turtle is slower',
  'he sings louder and louder',
  'mummy sings to her',
  'I got a new bike',
  'we win if we find it',
  'I shared my cookie',
  'I stared at the moon',
  'I built a tower with my brother',
  'my sister likes lego',
  'we played football',
  'I have a rabbit',
  'love rhymes with dove',
  'I love pancakes',
  'it stops',
  'the easy way',
  'the hard stone',
  'I am a pirate',
  'I am not sad',
  'I am not hungry',
  'I don’t need to pee',
  'I do not love broccoli',
  'is it a robot',
  'a loud lion',
  'the fast train',
  'because it is so nice there and then we all ate some cake',
  'we went to the zoo with granny',
  'my cat ate a shoe',
  'my baby sister cries a lot',
  'I was nervous but it went well',
  'let me think, a cloud',
  'I said ten',
  'we speak Polish at home',
  'my sister whispered it',
  'what time did it happen',
]

test('answers of a game that sound like a remark are none', () => {
  const found = neighbours.map((said) => [said, matchRemark(said, 'make-believe')?.id ?? null])
  expect(found).toEqual(found.map(([said]) => [said, null]))
})

test.each([
  ['fanks', 'thanks'],
  ['I’m firsty', 'thirsty'],
  ['my bwother bwoke my tower', 'somebody-broke-it'],
  ['I wuv you', 'affection'],
])('“%s” is understood although it is pronounced as small children do', (said, id) => {
  expect(matchRemark(said, null)?.id).toBe(id)
})

test('every remark has other wordings in this test, and its name once', () => {
  const ids = remarks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !wordings[id])).toEqual(['cold-or-hot'])
})

const maxWords = { younger: 26, older: 40 }

test('every reply is short, ends without a second question and passes the safeguards for the youngest', () => {
  const problems = remarks.flatMap(({ younger, older = younger, followUp = [], after }) => [
    ...[...younger, ...older, ...followUp].flatMap(refusedSentences),
    ...younger.filter((reply) => reply.split(' ').length > maxWords.younger),
    ...older.filter((reply) => reply.split(' ').length > maxWords.older),
    ...(after === undefined ? [...younger, ...older].filter((reply) => reply.endsWith('?')) : []),
  ])
  expect(problems).toEqual([])
})

function refusedSentences(reply: string) {
  const sentences = splitIntoSentences(reply.replace('{comma_name}', ', Mia'))
  const check = { findProfanity, maturity: 'toddler' }
  return sentences.filter(
    (sentence, index) => checkCoach(sentence, { ...check, before: sentences.slice(0, index).join(' ') }) !== null,
  )
}
