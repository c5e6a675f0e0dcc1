/** What the coach says without a language model. */

export const fixedPhrases = {
  hello: 'Hello! I am happy to see you. What shall we talk about?',
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
