import type { AnsweredQuestion } from '../answered-question.ts'

/** Children ask these in the middle of rhymes, riddles and animal sounds. */
export const gamesAndAnimalVoices: AnsweredQuestion[] = [
  {
    asks: 'what is a rhyme; what does rhyme mean; what are rhymes; what is rhyming',
    younger: 'Words rhyme when they end alike, such as cat and hat.',
    older: 'Two words rhyme when their ends sound alike, such as mouse and house.',
  },
  {
    asks: 'what is a riddle; what does riddle mean; what are riddles',
    younger: 'A riddle describes something, and you guess what it is.',
    older: 'A riddle is a question with a trick in it. It describes something, and you find out what it is.',
  },
  {
    asks: 'what is a poem; what are poems; what does poem mean',
    younger: 'A poem plays with words. It often rhymes.',
    older: 'A poem says something in few words that sound good together. Many poems rhyme, but they do not have to.',
  },
  {
    asks: 'does orange rhyme with anything; what rhymes with orange; is there a rhyme for orange',
    younger: 'Hardly anything rhymes with orange.',
    older: 'Hardly anything does. There is a hill in Wales called Blorenge, and that is nearly all.',
  },
  {
    asks: 'what does a giraffe say; what sound does a giraffe make; do giraffes make sounds; what noise does a giraffe make',
    younger: 'Giraffes are mostly quiet. At night some hum softly.',
    older: 'Giraffes are mostly quiet, but they can snort and bleat, and at night some hum very low.',
  },
  {
    asks: 'can fish talk; do fish talk; what does a fish say; what sound does a fish make; do fish make sounds',
    younger: 'Fish have no words, but many click, grunt or hum.',
    older: 'Not with words. But many fish click, grunt or drum with a bag of air inside them.',
  },
  {
    asks: 'what does a rabbit say; what sound does a rabbit make; do rabbits make sounds; what noise does a bunny make',
    younger: 'Rabbits are very quiet. They thump with their feet.',
    older: 'Rabbits are mostly quiet. They thump with a back foot to warn others, and grunt a little.',
  },
  {
    asks: 'what does a fox say; what does the fox say; what sound does a fox make; what noise does a fox make',
    younger: 'Foxes bark and scream. It sounds quite spooky.',
    older: 'Foxes bark, yelp and scream, most of all in winter nights.',
  },
  {
    asks: 'what does a zebra say; what sound does a zebra make; what noise does a zebra make',
    younger: 'Zebras bark and snort, a bit like dogs.',
    older: 'Zebras bark, snort and bray. A plains zebra sounds almost like a barking dog.',
  },
  {
    asks: 'what does a dinosaur say; what sound did dinosaurs make; how did dinosaurs sound; what noise did a dinosaur make',
    younger: 'Nobody has heard one. Perhaps they rumbled deeply.',
    older:
      'Nobody knows for sure. Many scientists think that they rumbled with a closed mouth, as crocodiles and some birds do.',
  },
]
