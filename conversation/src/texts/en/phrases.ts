import type { Phrases } from '../texts.ts'

const to = (name: string | null) => (name ? `, ${name}` : '')

export const phrases: Phrases = {
  hello: 'Hello! I am happy to see you. What shall we talk about?',
  windDown: 'We have two more minutes together. Let us find a nice end.',
  moreTime: 'Good news! We have a little more time.',
  goodbye: (name) => `That was lovely. Bye bye${to(name)}! See you soon.`,
  timeIsUp: (name) => `Our time is up for today${to(name)}. I liked talking with you. See you soon!`,
  quietTimeBegins: (name, resumption) =>
    `It is quiet time now${to(name)}. I liked talking with you. I am back ${resumption}.`,
  paused: (name) => `A grown-up has paused me for now${to(name)}. We can talk again later. Bye bye!`,
  timeWasUp: (name, resumption) => `Our time is up for today${to(name)}. I am back ${resumption}.`,
  resting: (name, resumption) => `I am resting now${to(name)}. I am back ${resumption}.`,
  wakeGrownUp: 'If something is wrong, wake a grown-up.',
  lastGoodbye: 'We can go on next time. Bye bye!',
  hearFailed: 'Sorry, I could not hear that well. Can you say it again?',
  thinkFailed: 'Sorry, I cannot think of an answer right now. Can you tell me again?',
  cardFailed: 'Sorry, I cannot begin with this card right now. Shall we just talk?',
  replyCutOff: 'Oh, I lost my thread there. What do you think?',
  providerFailed:
    'Something is not working on my side, and it is not your fault. Please tell a grown-up. Let us talk again later.',
  reconnected: 'I was gone for a moment. Now I am back!',
}
