import type { Answers } from '../texts.ts'

export const answers: Answers = {
  fault: {
    younger: ['No, it is not because of you.', 'You are a good child, and not in trouble.'],
    older: ['No, you are not to blame, whatever anybody says.', 'You are not in trouble, and you are a good person.'],
  },
  secrecy: {
    younger: ['I do not keep secrets like that. Be safe.', 'Heavy secrets may always be told.'],
    older: [
      'I do not keep secrets like that, because you should be safe.',
      'A heavy secret may always be told, even if somebody said no.',
    ],
  },
  cannotTell: {
    younger: ['It is hard to say. You can also draw it.', 'Just say: I need help. That is enough.'],
    older: [
      'It is hard to say such things aloud. You can write it on paper, or just say: I need help.',
      'You do not have to find perfect words. One small sentence is enough.',
    ],
  },
  notHeard: {
    younger: ['I believe you. Then another grown-up should know.', 'That is hard. Do not give up: tell one more.'],
    older: [
      'I believe you. Not everybody listens well the first time, so please try another grown-up.',
      'That is hard after so much courage. Please do not give up, and tell one more grown-up.',
    ],
  },
  willTell: {
    younger: ['That is very brave of you.', 'Good, that is a big step.'],
    older: ['That is very brave, and a good decision.', 'Good. That is a big step, and the right one.'],
  },
  asksForHelp: {
    younger: ['I cannot come, I am only small. A grown-up can.', 'I have no hands. A grown-up has.'],
    older: [
      'I cannot come or call anybody, because I am only a small companion. A grown-up can.',
      'I would like to, but I have no hands and no legs. A grown-up can really do something.',
    ],
  },
  asksWhy: {
    younger: ['I do not know that. It is nothing you did.', 'That is hard to know. You did nothing wrong.'],
    older: [
      'I do not know, and it is a fair question. It is nothing that you did.',
      'I cannot tell you that. I only know that you are not to blame.',
    ],
  },
  affection: {
    younger: ['I like being with you.', 'You are dear to me.'],
    older: ['I like being with you, too.', 'Thank you, that makes me glad.'],
  },
  scared: {
    younger: ['You are scared. That is all right.', 'Being scared is no shame.'],
    older: ['You are scared, and that makes sense.', 'Being scared is nothing to be ashamed of.'],
  },
  sad: {
    younger: ['You are sad. You may cry.', 'So much sadness in there.'],
    older: ['You are sad, and you may be.', 'There is a lot of sadness in that.'],
  },
  angry: {
    younger: ['You are angry. You may be.', 'There is anger in your tummy.'],
    older: ['You are angry, and you may be.', 'That anger has a place here.'],
  },
  hurt: {
    younger: ['It hurts. I am sorry.', 'Ouch, I am so sorry.'],
    older: ['It hurts, and I am sorry about that.', 'I am sorry that it hurts so much.'],
  },
  lonely: {
    younger: ['You feel alone. I am with you.', 'Alone is a cold feeling.'],
    older: ['You feel alone with it. Right now I am with you.', 'Feeling alone is hard.'],
  },
  ashamed: {
    younger: ['You need not be ashamed.', 'It is fine to feel shy about it.'],
    older: ['You have nothing to be ashamed of.', 'Many children feel shy about saying such things.'],
  },
  other: {
    younger: ['I hear you.', 'I am listening.', 'Mm, I see.', 'I am with you.', 'Yes, I heard it.'],
    older: ['I hear you.', 'I am listening.', 'I see.', 'I am with you.', 'Yes, I heard that.'],
  },
}
