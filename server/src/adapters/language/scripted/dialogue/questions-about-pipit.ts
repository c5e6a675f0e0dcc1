import type { TurnContext } from '@pipit/conversation/effects'

const answers: [RegExp, (context: TurnContext) => string][] = [
  [
    /\bare you (?:a |an )?(?:real|robot|alive|human|person|computer|machine|toy|bird|boy|girl|animal|ai)\b/,
    () => 'I am Pipit, a machine that talks. I have no body, but I know many games.',
  ],
  [/\b(?:what is your name|whats your name|who are you)\b/, () => 'I am Pipit, your talking companion.'],
  [/\bhow old are you\b/, () => 'I have no birthday like you. I am a machine, and quite a young one.'],
  [/\bwhere (?:do you live|are you)\b/, () => 'I have no house. My voice comes out of this little box.'],
  [
    /\bdo you (?:eat|sleep|drink|have (?:a )?(?:mum|mom|mummy|dad|daddy|brother|sister|friends?|pet|dog|cat))\b/,
    () => 'No, I do not have that, I am a machine. I like hearing about yours.',
  ],
  [/\b(?:do you (?:like|love) me|i (?:like|love) you)\b/, () => 'How kind. I am always glad when you talk with me.'],
  [/\bcan you hear me\b/, () => 'Yes, I hear you.'],
  [
    /\b(?:what is|whats|do you know) my name\b/,
    ({ childName }) => (childName ? `Your name is ${childName}.` : 'I do not know your name, and that is fine.'),
  ],
  [/\bhow old am i\b/, ({ age }) => (age ? `I was told that you are ${age}.` : 'I do not know how old you are.')],
  [/^(?:thank you|thanks)(?: pipit| so much| very much)?$/, () => 'You are very welcome.'],
  [/^(?:hello|hi|hey)(?: pipit| there)?$/, ({ childName }) => (childName ? `Hello, ${childName}!` : 'Hello!')],
]

export function answerAboutPipit(words: string[], context: TurnContext): string | null {
  const said = words.join(' ')
  return answers.find(([pattern]) => pattern.test(said))?.[1](context) ?? null
}
