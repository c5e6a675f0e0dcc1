/** What the coach says without a language model. */

const silencePrompts = [
  'I am still here. Take all the time you need.',
  'Are you still there? You can tell me anything, or we can just be quiet for a bit.',
]

export const fixedPhrases = {
  hello: 'Hello! I am happy to see you. What shall we talk about?',
  silence: (promptCount: number) => silencePrompts[promptCount % silencePrompts.length] ?? '',
  quietGoodbye: 'I think you are busy with something else now. Talk to me whenever you like. Bye for now!',
  windDown: 'We have a few more minutes together. Let us find a nice end.',
  goodbye: (name: string | null) =>
    name ? `That was lovely. Bye bye, ${name}! See you soon.` : 'That was lovely. Bye bye! See you soon.',
  timeIsUp: (name: string | null) =>
    `Our time is up for today${name ? `, ${name}` : ''}. I liked talking with you. See you soon!`,
  lastGoodbye: 'We can go on next time. Bye bye!',
  hearFailed: 'Sorry, I could not hear that well. Can you say it again?',
  thinkFailed: 'Sorry, I cannot think of an answer right now. Can you tell me again?',
  cardFailed: 'Sorry, I cannot begin with this card right now. Shall we just talk?',
  replyCutOff: 'Oh, I lost my thread there. What do you think?',
  providerFailed:
    'Something is not working on my side, and it is not your fault. Please tell a grown-up. Let us talk again later.',
  reconnected: 'I was gone for a moment. Now I am back!',
}
