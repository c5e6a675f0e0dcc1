/** What the coach says without asking a model: when nobody answers, when the time is up, when something is broken. */

const silence = [
  'I am still here. Take all the time you need.',
  'Are you still there? You can tell me anything, or we can just be quiet for a bit.',
]

export const fixedPhrases = {
  hello: 'Hello! I am happy to see you. What shall we talk about?',
  silence: (times: number) => silence[times % silence.length] ?? '',
  quietGoodbye: 'I think you are busy with something else now. Talk to me whenever you like. Bye for now!',
  windDown: 'We have a few more minutes together. Let us find a nice end.',
  goodbye: (name: string | null) =>
    name ? `That was lovely. Bye bye, ${name}! See you soon.` : 'That was lovely. Bye bye! See you soon.',
  timeIsUp: (name: string | null) =>
    `Our time is up for today${name ? `, ${name}` : ''}. I liked talking with you. See you soon!`,
  lastGoodbye: 'We can go on next time. Bye bye!',
  notHeard: 'Sorry, I could not hear that well. Can you say it again?',
  notThought: 'Sorry, I cannot think of an answer right now. Can you tell me again?',
  noCard: 'Sorry, I cannot begin with this card right now. Shall we just talk?',
  lostThread: 'Oh, I lost my thread there. What do you think?',
  broken:
    'Something is not working on my side, and it is not your fault. Please tell a grown-up. Let us talk again later.',
  backAgain: 'I was gone for a moment. Now I am back!',
}
