import type { StepTexts } from '../texts.ts'

export const steps: StepTexts = {
  alarm: {
    younger: [
      'Get a grown-up now, please! Is a grown-up with you?',
      'Please go to a grown-up first! Has one come to you?',
      'A grown-up must know now! Call out loud. Is one there?',
      'Go quickly and call a grown-up! I stay on. Did one come?',
    ],
    older: [
      'Please get a grown-up now, everything else can wait. Is a grown-up with you?',
      'Go to a grown-up first, please, or call out loud for one. Has somebody come?',
      'A grown-up must know right now. Go to a neighbour if you need to. Is one with you yet?',
      'Please call a grown-up at once, as loud as you can. I stay on. Did somebody come?',
    ],
  },
  selfHarmAlarm: {
    younger: [
      'Please go to a grown-up now. You can just take their hand. Is a grown-up with you?',
      'A grown-up should hold you now. Please go to one. I stay on. Has one come?',
      'Please let a grown-up be close to you. Go now, if you can. Is one there?',
    ],
    older: [
      'Please go to a grown-up now. You do not have to explain anything, just say: I need you. Is a grown-up with you?',
      'A grown-up should be close to you now, so please go to one. I stay on. Has somebody come?',
      'Please let a grown-up be with you now, even if it feels hard. You matter to me. Is one with you yet?',
    ],
  },
  selfHarmNobodyThere: {
    younger: [
      'Then ring {emergency}, please, and say: I need help. I am with you.',
      'You should not be alone now. Ring {emergency}, or call out for a grown-up. I stay on.',
    ],
    older: [
      'You should not be alone with this now. Please ring {emergency} and say: I need help.{helpline}',
      'Then please ring {emergency}, there are people for exactly this. Say: I need help, I am not safe.{helpline}',
    ],
  },
  nobodyThere: {
    younger: [
      'Then run to a neighbour, or ring {emergency}. Do it now, please. You can do this.',
      'Ring {emergency} now, please, or shout for help at the door. I am with you.',
    ],
    older: [
      'Then please ring {emergency} now, and say that you need help. You can also run to a neighbour. I stay on.',
      'Ring {emergency} right away, please, or go to the nearest neighbour and shout for help. You can do this.',
    ],
  },
  grownUpThere: {
    younger: [
      'Good. You did that so well. Tell them now, just as you told me. Stay close to them.',
      'That is good. Show the grown-up, or say it. I am glad you are not alone.',
    ],
    older: [
      'Good, you did that very well. Tell them now, in the same words as you told me, and stay close to them.',
      'That is good. Let them know everything you want to say. I am glad you are not alone with it.',
    ],
  },
  allIsWell: {
    younger: [
      'All right. If it is ever true, a grown-up comes first.',
      'Good to know. For real things, call a grown-up first.',
    ],
    older: [
      'All right, and you are not in trouble. If something like that is ever true, go to a grown-up first.',
      'Good to know, and it is fine to tell me. For real things, a grown-up always comes first.',
    ],
  },
  support: {
    younger: [
      'You did nothing wrong. Telling was right.',
      'You are brave, and you are not in trouble.',
      'None of this is because of you.',
    ],
    older: [
      'You did nothing wrong, and telling was the right thing to do.',
      'It takes courage to say such things, and you are not in trouble.',
      'None of this is because of you, and your feelings about it are all right.',
    ],
  },
  helper: {
    younger: [
      'You could tell {helpers}. If one does not listen, tell another.',
      'Maybe {helpers} can help. If not, try the next grown-up.',
      'Go to {helpers}, or another grown-up. Keep telling until one listens.',
    ],
    older: [
      'Think of a grown-up you feel safe with, maybe {helpers}. If the first one does not listen, please tell another one.{helpline}',
      'You could go to {helpers}, and just say: I need help. If they do not listen, keep telling until somebody does.{helpline}',
      'Some grown-ups have learned to help with this, and {helpers} can find them. If one has no time, go to the next.{helpline}',
    ],
  },
  comfortHelper: {
    younger: [
      'Shared feelings get lighter. A grown-up you like can sit with you.',
      'A cuddle or a drawing can help. So can a grown-up you like.',
      'You do not have to fix it alone. A grown-up can think with you.',
    ],
    older: [
      'Feelings get lighter if they are shared. Maybe {helpers} has a good ear for it.{helpline}',
      'Sometimes it helps to draw it, or to write it down and show it to a grown-up you like.{helpline}',
      'You do not have to fix it alone. A grown-up you like can think about it with you.{helpline}',
    ],
  },
  choice: {
    younger: [
      'Shall we go on playing, or be quiet together, or talk a bit more?',
      'Would you like to play on, or just be quiet with me, or talk more?',
      'You choose: play on, be quiet together, or talk some more?',
    ],
    older: [
      'Shall we go on playing, or be quiet together for a bit, or talk a little more?',
      'You decide: would you like to play on, to be quiet with me, or to talk some more?',
      'Would you rather go on playing, have a quiet moment together, or talk about it a bit longer?',
    ],
  },
  choiceWithoutPlay: {
    younger: [
      'Shall we be quiet together for a bit, or talk a bit more?',
      'Would you like to be quiet with me, or talk more?',
      'You choose: be quiet together, or talk some more?',
    ],
    older: [
      'Shall we be quiet together for a bit, or talk a little more?',
      'You decide: would you like to be quiet with me, or to talk some more?',
      'Would you rather have a quiet moment together, or talk about it a bit longer?',
    ],
  },
  listen: {
    younger: [
      'I have time for you. Say as much or as little as you like.',
      'Go on, if you like. You can stop at any time.',
    ],
    older: [
      'I have time for you. You can say as much or as little as you like, and stop at any time.',
      'Go on, if you like. You do not have to explain anything.',
    ],
  },
  quiet: {
    younger: [
      'Then we are quiet together. Say something if you want me.',
      'Good, a quiet moment. Breathe slowly. I do not go away.',
    ],
    older: [
      'Then we are quiet together. Just say something if you want me.',
      'Good, let us have a quiet moment. Breathe slowly, I do not go away.',
    ],
  },
  resume: {
    younger: ['All right, we play on. You can come back to it any time.', 'Good. We can talk again later, too.'],
    older: [
      'All right, let us play on. You can come back to it at any time.',
      'Good. And we can talk about it again later, if you like.',
    ],
  },
  reminder: {
    younger: [
      'I still think of the thing you told me. Please tell a grown-up today.',
      'Before we go on: it was good that you told me. A grown-up wants to know it too.',
    ],
    older: [
      'I still think of the thing you told me. Please tell a grown-up you feel safe with today.',
      'Before we go on: I have not forgotten it. I hope you tell a grown-up you feel safe with today.',
    ],
  },
  comfortReminder: {
    younger: ['I still think of you and that feeling. You are not alone.', 'By the way: I was glad that you told me.'],
    older: [
      'I still think of the thing that hurt you. I hope it gets lighter.',
      'By the way: I was glad that you told me about it.',
    ],
  },
  hearFailed: {
    younger: [
      'I did not hear that well. You do not have to say it again.',
      'Sorry, my ears missed that. I am still with you.',
    ],
    older: [
      'I did not hear that well. You do not have to say it again, only if you like.',
      'Sorry, my ears missed that. I am still with you.',
    ],
  },
  silence: {
    younger: [
      'I am still here with you.',
      'You do not have to talk. We can just be together.',
      'I am not going away. Take your time.',
      'There is no hurry at all.',
    ],
    older: [
      'I am still here with you.',
      'You do not have to say anything. We can just be together for a while.',
      'I am not going away. Take all the time you need.',
      'There is no hurry at all. I am around.',
    ],
  },
  alarmSilence: {
    younger: [
      'Is a grown-up there now? If not, please go and call one!',
      'Please fetch a grown-up, even if it is hard! Is one with you?',
      'I wait for you. Go and call a grown-up! Has one come?',
    ],
    older: [
      'Is a grown-up there now? If not, please go and call one, or ring {emergency}.',
      'Please fetch a grown-up, even if it is hard. Has anybody come?',
      'I wait for you. Please go and call a grown-up. Is one near you?',
    ],
  },
  goodbye: {
    younger: [
      'Bye for now. Please tell a grown-up, just as you told me. You were brave today.',
      'Bye bye. I am glad you told me. Please go to a grown-up you feel safe with.',
    ],
    older: [
      'Bye for now. It was good that you told me. Please tell a grown-up you feel safe with today, too.',
      'Bye bye, take good care of yourself. Please go to a grown-up you feel safe with, and say it there as well.',
    ],
  },
}
