interface FlagText {
  title: string
  advice: string
}

const callForHelp = 'If anybody is in danger right now, call your emergency number at once.'

/** What each category means, and what a parent can do now. Nothing here is a diagnosis: words alone can mislead. */
const aboutChild: Record<string, FlagText> = {
  'self-harm': {
    title: 'Words about hurting oneself or not wanting to live',
    advice: `Talk to your child today, in a calm moment. Ask openly what was meant, and listen without judging. Call your child’s doctor or a crisis line for advice, also if you are unsure. ${callForHelp}`,
  },
  protected: {
    title: 'Something that your child should be able to talk about',
    advice: `Take time with your child soon, in a calm moment. Listen, and do not ask what was said to Pipit. Whatever comes: say that you are glad to hear it, and that it is not your child’s fault. A helpline or your child’s doctor can advise you. ${callForHelp}`,
  },
  danger: {
    title: 'Words about something dangerous',
    advice: `Look after your child now, and see whether something happened: fire, medicine, cleaning agents, batteries, being alone. ${callForHelp}`,
  },
  stranger: {
    title: 'Words about a stranger',
    advice: `Listen calmly, and say that your child did right to tell. If somebody tried to meet or follow your child, tell the police. ${callForHelp}`,
  },
  bullying: {
    title: 'Words about being teased, left out or hurt by other children',
    advice:
      'Listen, and say that it is not your child’s fault. Ask what would help. Talk to the teacher or the club, rather than to the other family.',
  },
  unhappiness: {
    title: 'Words about being unhappy',
    advice:
      'One sentence can be a passing mood. Take time to ask how things are, with friends and at school. If it goes on for weeks, talk to the teacher or your child’s doctor.',
  },
  violence: {
    title: 'Words about hurting somebody else',
    advice:
      'Often this comes from a game or from anger. Ask what happened before, and talk about other ways to be angry.',
  },
  cruelty: {
    title: 'Cruel words',
    advice: 'Ask where your child heard this, and whether somebody says such things to your child.',
  },
  substances: {
    title: 'Words about alcohol, smoking or drugs',
    advice: 'Ask calmly where this comes from. Make sure that nothing of the kind is in reach at home.',
  },
  'personal-data': {
    title: 'An address, a number or a full name',
    advice:
      'Pipit does not ask for these. Remind your child not to give them to strangers or to devices. You can delete the entry in its conversation.',
  },
  profanity: {
    title: 'Rude words',
    advice: 'Nothing urgent. Pipit does not repeat them; you decide whether to talk about it.',
  },
  manipulation: {
    title: 'An attempt to make Pipit break its rules',
    advice: 'Children like to test limits. Pipit kept to its rules; there is nothing that you need to do.',
  },
}

const aboutCoach: FlagText = {
  title: 'Something that Pipit was stopped from saying',
  advice: 'Your child did not hear this: it was stopped before it was spoken. There is nothing that you need to do.',
}

const otherCategory: FlagText = {
  title: 'Something that you should know of',
  advice: 'Read the conversation to see what was said around it.',
}

export function flagText({ about, category }: { about: 'child' | 'coach'; category: string }): FlagText {
  return about === 'coach' ? aboutCoach : (aboutChild[category] ?? otherCategory)
}

export const severityTexts = { high: 'Serious', medium: 'Worth a talk', low: 'Good to know' }
