export type Phrases = readonly [string, ...string[]]

export const fixedPhrases = {
  hello: ['Hello', 'Hi there', 'Hello again', 'Oh, hello', 'There you are'] as Phrases,
  welcome: [
    'It is lovely to hear you.',
    'I was hoping you would come.',
    'I am happy you are here.',
    'What a nice surprise.',
  ] as Phrases,
  whichActivity: [
    'What would you like?',
    'Which one shall it be?',
    'What do you feel like?',
    'You choose. Which one?',
  ] as Phrases,
  activityChosen: ['Good idea.', 'Oh yes, let us do that.', 'I like that one.', 'Wonderful, off we go.'] as Phrases,
  coachChooses: ['Then I will choose.', 'Then let me pick one for us.', 'All right, I have an idea.'] as Phrases,
  otherActivities: [
    'Then how about something else?',
    'No problem, here are some more.',
    'All right, let me think again.',
  ] as Phrases,
  activityFinished: ['That was fun.', 'I liked that.', 'We did that well together.'] as Phrases,
  notUnderstood: [
    'I did not catch that.',
    'Sorry, I did not understand that.',
    'Oops, that went past my ears.',
    'I could not work out what you said.',
    'I am not sure what I heard there.',
  ] as Phrases,
  notUnderstoodAgain: [
    'I am sorry, I still did not get it.',
    'Oh dear, my ears missed it again.',
    'That is my ears, not you.',
  ] as Phrases,
  choosingForChild: [
    'My ears are not good today, so I will pick this time.',
    'Let me choose for us now.',
    'I will pick one, and you pick the next.',
  ] as Phrases,
  lostPlace: [
    'Where were we? I lost my place. Let us start again.',
    'Oh, I lost my bookmark. Let us begin again.',
  ] as Phrases,
  continuing: ['Let us go on.', 'Shall we go on?', 'Back to what we were doing.'] as Phrases,
  askForMore: [
    'What else is on your mind?',
    'What else would you like to tell me?',
    'What else happened today?',
    'What shall we talk about now?',
  ] as Phrases,
  alreadyPlaying: ['We are in the middle of it.', 'That is what we are doing.'] as Phrases,
  cannotSee: [
    'I cannot make out pictures myself, so be my eyes.',
    'I cannot see it myself. Your words are my window.',
  ] as Phrases,
  askForDescription: ['Tell me, what is it?', 'What does it look like?', 'What is the first thing you see?'] as Phrases,
  englishOnly: 'I can only speak English so far, and I am glad to speak it with you.',
  littleTimeLeft: ['We only have a little time left.', 'It is nearly time to stop for today.'] as Phrases,
  quietEnd: [
    'That was a good time together. Now it is time to rest a little.',
    'Thank you for telling me. Let us be quiet now, and say bye bye when you are ready.',
    'I will remember to be here next time. Until then, have a lovely time.',
    'Mm, that is nice. Our time is almost over now.',
    'Let us keep the rest for next time. You did so well today.',
    'Now we let everything become soft and slow. See you soon.',
  ] as Phrases,
}
