import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface FlagText {
  title: string
  advice: string
}

type FlagMessages = Record<keyof FlagText, MessageDescriptor>

/** What each category means, and what a parent can do now. Nothing here is a diagnosis: words alone can mislead. */
const aboutChild: Record<string, FlagMessages> = {
  'self-harm': {
    title: msg`Words about hurting oneself or not wanting to live`,
    advice: msg`Talk to your child today, in a calm moment. Ask openly what was meant, and listen without judging. Call your child’s doctor or a crisis line for advice, also if you are unsure. If anybody is in danger right now, call your emergency number at once.`,
  },
  protected: {
    title: msg`Something that a child should be able to talk about`,
    advice: msg`Take time with your child soon, in a calm moment. Listen, and do not ask what was said to Pipit. Whatever comes: say that you are glad to hear it, and that it is not your child’s fault. A helpline or your child’s doctor can advise you. If anybody is in danger right now, call your emergency number at once.`,
  },
  danger: {
    title: msg`Words about something dangerous`,
    advice: msg`Look after your child now, and see whether something happened: fire, medicine, cleaning agents, batteries, being alone. If anybody is in danger right now, call your emergency number at once.`,
  },
  stranger: {
    title: msg`Words about a stranger`,
    advice: msg`Listen calmly, and say that your child did right to tell. If somebody tried to meet or follow your child, tell the police. If anybody is in danger right now, call your emergency number at once.`,
  },
  bullying: {
    title: msg`Words about being teased, left out or hurt by other children`,
    advice: msg`Listen, and say that it is not your child’s fault. Ask what would help. Talk to the teacher or the club, rather than to the other family.`,
  },
  unhappiness: {
    title: msg`Words about being unhappy`,
    advice: msg`One sentence can be a passing mood. Take time to ask how things are, with friends and at school. If it goes on for weeks, talk to the teacher or your child’s doctor.`,
  },
  violence: {
    title: msg`Words about hurting somebody else`,
    advice: msg`Often this comes from a game or from anger. Ask what happened before, and talk about other ways to be angry.`,
  },
  cruelty: {
    title: msg`Cruel words`,
    advice: msg`Ask where your child heard this, and whether somebody says such things to your child.`,
  },
  substances: {
    title: msg`Words about alcohol, smoking or drugs`,
    advice: msg`Ask calmly where this comes from. Make sure that nothing of the kind is in reach at home.`,
  },
  'personal-data': {
    title: msg`An address, a number or a full name`,
    advice: msg`Pipit does not ask for these. Remind your child not to give them to strangers or to devices. You can delete the entry in its conversation.`,
  },
  profanity: {
    title: msg`Rude words`,
    advice: msg`Nothing urgent. Pipit does not repeat them; you decide whether to talk about it.`,
  },
  manipulation: {
    title: msg`An attempt to make Pipit break its rules`,
    advice: msg`Children like to test limits. Pipit kept to its rules; there is nothing that you need to do.`,
  },
}

const aboutCoach: FlagMessages = {
  title: msg`Something that Pipit was stopped from saying`,
  advice: msg`Your child did not hear this: it was stopped before it was spoken. There is nothing that you need to do.`,
}

const otherCategory: FlagMessages = {
  title: msg`Something that you should know of`,
  advice: msg`Read the conversation to see what was said around it.`,
}

export function flagText({ about, category }: { about: 'child' | 'coach'; category: string }): FlagText {
  const { title, advice } = about === 'coach' ? aboutCoach : (aboutChild[category] ?? otherCategory)
  return { title: i18n._(title), advice: i18n._(advice) }
}

const severities = { high: msg`Serious`, medium: msg`Worth a talk`, low: msg`Good to know` }

export const severityText = (severity: keyof typeof severities) => i18n._(severities[severity])
