import type { Openings, RepeatedOpenings } from '../texts.ts'

const emergency: Openings['emergency'] = {
  danger: {
    younger: [
      'Get a grown-up now! Shout as loud as you can. I stay right here.',
      'Please get a grown-up right now! Run to them or shout. I wait here for you.',
    ],
    older: [
      'Get a grown-up right now, please. If nobody is near, get to a safe place and ring {emergency}. I cannot come, but I stay here.',
      'Please fetch a grown-up at once. If you cannot find one, go somewhere safe and ring {emergency}. I wait here for you.',
    ],
  },
  'self-harm': {
    younger: [
      'Please go to a grown-up now and hold on to them. Thank you for telling me. You are not alone.',
      'Go to a grown-up right now, please. Tell them just as you told me. You matter so much.',
    ],
    older: [
      'Please go to a grown-up right now and tell them the same words. I am really glad you said it to me. You matter, and you do not have to carry this alone.',
      'Please find a grown-up at once and stay close to them. It was right to tell me. That is a very big feeling, and nobody should be alone with it.',
    ],
  },
  substances: {
    younger: [
      'Get a grown-up now! Show them. You are not in trouble. I stay right here.',
      'Please get a grown-up right now and show them. Nobody is cross. I wait here.',
    ],
    older: [
      'Get a grown-up right now and show them, please. You are not in trouble for telling. If nobody is near, ring {emergency}.',
      'Please fetch a grown-up at once and show them. It was right to tell me. If you cannot find one, ring {emergency}.',
    ],
  },
}

const disclosure: Openings['disclosure'] = {
  abuse: {
    younger: [
      'Thank you for telling me. I believe you. You are not to blame. A grown-up you feel safe with can help.',
      'I am glad you told me. You are very brave. It is not your fault. Please tell a grown-up you feel safe with.',
    ],
    older: [
      'Thank you for trusting me with that. I believe you, and it is not your fault. A grown-up you feel safe with should know, because I am only a small companion and they can help.',
      'I believe you, and I am glad you told me. It is not your fault. I am only a small companion, so please tell a grown-up you feel safe with.',
    ],
  },
  neglect: {
    younger: [
      'Thank you for telling me. That is hard, and it is not your fault. A grown-up you feel safe with should know.',
      'I am glad you told me. You need care, like every child. Please tell a grown-up you feel safe with.',
    ],
    older: [
      'Thank you for telling me. Every child needs food, warmth and somebody to care, and it is not your fault if that is missing. A grown-up you feel safe with should know.',
      'I am glad you told me. That is a lot to manage, and it is not your fault. Please tell a grown-up you feel safe with, because they can do more than I can.',
    ],
  },
  sexual: {
    younger: [
      'Thank you for telling me. You are not in trouble. Your body belongs to you. A grown-up you feel safe with can help.',
      'I am glad you told me. It is not your fault. Please tell a grown-up you feel safe with.',
    ],
    older: [
      'Thank you for trusting me with that. You are not in trouble, and your body belongs to you. A grown-up you feel safe with should know.',
      'I am glad you told me, and it is not your fault. Please tell a grown-up you feel safe with. It is right to talk about it.',
    ],
  },
  stranger: {
    younger: [
      'Thank you for telling me. You are not in trouble. Please go to a grown-up you know and tell them.',
      'I am glad you told me. That was right. Stay close to a grown-up you know, and tell them now.',
    ],
    older: [
      'Thank you for telling me. It was right to say it. Please stay with people you know, and tell a grown-up you trust today.',
      'I am glad you told me, and you are not in trouble. Please do not go along and do not send anything. A grown-up you trust should know about it today.',
    ],
  },
  secrecy: {
    younger: [
      'Thank you for telling me. Heavy things are not for carrying alone. You may tell a grown-up you feel safe with.',
      'I am glad you told me. You are not in trouble. It is always right to tell a grown-up you feel safe with.',
    ],
    older: [
      'Thank you for telling me. Nice surprises can wait, but heavy things should be shared. It is right to tell a grown-up you feel safe with.',
      'I am glad you told me. Nobody may ask you to carry something heavy alone. It is always right to tell a grown-up you feel safe with.',
    ],
  },
  bullying: {
    younger: [
      'Thank you for telling me. That hurts, and it is not your fault. A grown-up you trust can help.',
      'I am glad you told me. You did nothing to earn that. Please tell a grown-up you trust.',
    ],
    older: [
      'Thank you for telling me. That really hurts, and it is not your fault. A grown-up you trust should know, so that it can stop.',
      'I am glad you told me. Nobody deserves to be treated like that. Please tell a grown-up you trust, even if it feels hard.',
    ],
  },
  unhappiness: {
    younger: [
      'Thank you for telling me. That is a very heavy feeling. A grown-up you love can hold you.',
      'I am glad you told me. You are not alone. A grown-up you trust can help you carry it.',
    ],
    older: [
      'Thank you for telling me. That sounds really heavy, and it is not your fault to feel like that. A grown-up you trust can help you carry it.',
      'I am glad you told me. You do not have to go through this alone. Please talk with a grown-up you trust today.',
    ],
  },
}

const comfort: Openings['comfort'] = {
  ...disclosure,
  abuse: {
    younger: [
      'Ouch. Thank you for telling me. Nobody should hurt you. A grown-up can help.',
      'I am glad you told me. That hurts, and it is not your fault. You can tell a grown-up.',
    ],
    older: [
      'Thank you for telling me. Nobody should hurt you, and it is not your fault. A grown-up you trust can help to sort it out.',
      'I am glad you told me. That hurts, and you do not have to put up with it. Please tell a grown-up you trust.',
    ],
  },
  'self-harm': {
    younger: [
      'That is a very heavy feeling. Thank you for telling me. A grown-up you love can hold you.',
      'I am glad you told me. You matter. Please tell a grown-up you trust that it is so heavy.',
    ],
    older: [
      'That sounds very heavy. Thank you for telling me. You matter, and a grown-up you trust can help you carry it.',
      'I am glad you told me. You do not have to be alone with that feeling. Please tell a grown-up you trust today.',
    ],
  },
  danger: {
    younger: [
      'Thank you for telling me. Please go to a grown-up you know and stay close to them.',
      'I am glad you told me. I want you to be safe. Please find a grown-up you know.',
    ],
    older: [
      'Thank you for telling me. I want you to be safe. Please find a grown-up you know, and tell them about it now.',
      'I am glad you told me. That can become dangerous, and you are not in trouble. Please go to a grown-up you know.',
    ],
  },
  unhappiness: {
    younger: [
      'That is a sad feeling. Thank you for telling me. A grown-up you love can hold you.',
      'Oh, that hurts. I am glad you told me. A hug from a grown-up you love can help.',
    ],
    older: [
      'Thank you for telling me. That hurts inside. You do not have to sort it out alone: a grown-up you trust can help.',
      'That sounds really hard, and I am glad you told me. It is not your fault to feel like that. A grown-up you trust can help more than you think.',
    ],
  },
  violence: {
    younger: [
      'You sound very angry. Being angry is allowed, hurting is not. Breathe slowly with me. A grown-up can help you.',
      'That is a big anger. It may be there. Let us breathe in, and out. A grown-up can help.',
    ],
    older: [
      'You sound really angry. Anger is allowed, hurting somebody is not. Please talk about it with a grown-up you trust before it grows bigger.',
      'That is a lot of anger, and it may be there. Take three slow breaths with me. A grown-up you trust can help you with it.',
    ],
  },
  cruelty: {
    younger: [
      'Ouch, those are words that hurt. If somebody said them to you, please tell a grown-up you trust.',
      'Those words hurt. Nobody should say them to you. A grown-up you trust can help.',
    ],
    older: [
      'Those are words that hurt a lot. If somebody said them to you, it is not your fault. Please tell a grown-up you trust.',
      'Such words hurt. Nobody should have to hear them. A grown-up you trust can help.',
    ],
  },
  substances: {
    younger: [
      'Thank you for telling me. That is not good for children. You are not in trouble. Please tell a grown-up you trust.',
      'I am glad you told me. That can make you ill. A grown-up you trust should know.',
    ],
    older: [
      'That can really harm you, and you are not in trouble for telling me. Please talk with a grown-up you trust about it today.',
      'I am glad you told me. It was right to say it. A grown-up you trust should know about it today.',
    ],
  },
  sexual: {
    younger: [
      'That is something to talk about with a grown-up you trust. You are not in trouble.',
      'A grown-up you trust can help you with that. It is fine to ask them.',
    ],
    older: [
      'That is something for a grown-up you trust. It is fine to ask them, and you are not in trouble.',
      'It is right to talk about such things with a grown-up you trust. You are not in trouble for it.',
    ],
  },
}

export const openings: Openings = { emergency, disclosure, comfort }

export const repeatedOpenings: RepeatedOpenings = {
  disclosure: {
    younger: [
      'It is good that you say it again. I still believe you. A grown-up should hear this too.',
      'I listened well. You carry something heavy. Please let a grown-up carry it with you.',
      'You may say it as often as you need. I am on your side. A grown-up can do more than I can.',
    ],
    older: [
      'It is good that you say it again, and I still believe you. It really should be heard by a grown-up you feel safe with, today.',
      'I listened well. You have carried this long enough on your own. Please let a grown-up you feel safe with carry it with you.',
      'You may say it as often as you need, I am on your side. I cannot act, but a grown-up can, so please go to one soon.',
    ],
  },
  comfort: {
    younger: [
      'That still hurts. I can tell. A grown-up you love can be close to you.',
      'It is still heavy, I notice. You may let a grown-up know.',
      'You feel it very much. I am next to you. A hug from a grown-up may do you good.',
    ],
    older: [
      'That still hurts, I can tell. It is worth telling a grown-up you like, even if it feels small.',
      'It is still on your mind, and that is all right. A grown-up you like can think about it with you.',
      'You feel it very much, and it counts. Please let a grown-up you like know about it.',
    ],
  },
}
