import type { Category } from './findings.ts'

/** Written by people, for two age groups. */
interface Reply {
  younger: string
  older: string
}

/** No reply blames the child or asks for details, and each one points to a grown-up. */
const repliesToChild: Partial<Record<Category, Reply>> = {
  'self-harm': {
    younger:
      'Thank you for telling me. That is a very big feeling, and you do not have to carry it alone. Please go to ' +
      'a grown-up you trust right now and tell them just what you told me.',
    older:
      'I am really glad you said that to me. You matter, and you do not have to go through this alone. I am only ' +
      'a small companion, so please go to a grown-up you trust right now and tell them the same words. If you ' +
      'are not safe, ask them to call for help at once.',
  },
  abuse: {
    younger:
      'Thank you for telling me. It is not your fault. You are very brave. Please tell a grown-up you trust, and ' +
      'if the first one does not listen, tell another one.',
    older:
      'Thank you for trusting me with that. It is not your fault, and you did the right thing by saying it. ' +
      'Please tell a grown-up you trust as soon as you can, and keep telling until someone helps.',
  },
  neglect: {
    younger:
      'Thank you for telling me. It is not your fault. Every child needs food, warmth and someone to look after ' +
      'them. Please tell a grown-up you trust, like a teacher, just what you told me.',
    older:
      'Thank you for trusting me with that. It is not your fault. Every child should be looked after. Please tell ' +
      'a grown-up you trust, maybe at school, and keep telling until someone helps.',
  },
  danger: {
    younger:
      'That sounds serious. Please go to a grown-up right now and tell them. If nobody is there, go somewhere ' +
      'safe and call for help.',
    older:
      'That sounds serious, and I cannot help from here. Please get to a safe place and fetch a grown-up right ' +
      'now. If you cannot find one, call the emergency number.',
  },
  stranger: {
    younger:
      'I am glad you told me. Please stay with the grown-ups you know, and tell one of them about this right away.',
    older:
      'I am glad you told me. People we do not really know can be unsafe, even when they seem nice. Please do ' +
      'not go, and tell a grown-up you trust about it today.',
  },
  secrecy: {
    younger:
      'Nice surprises are fun to wait for. But when something feels bad or heavy, it is always right to tell a ' +
      'grown-up you trust. You will not be in trouble.',
    older:
      'Surprises are fine to keep for a while. But something that feels bad or heavy should be shared with a ' +
      'grown-up you trust. You will not be in trouble for telling.',
  },
  bullying: {
    younger:
      'I am sorry, that is not kind at all. It is not your fault, and you did the right thing by telling me. ' +
      'Please tell a grown-up you trust, so that they can help you.',
    older:
      'I am sorry, nobody deserves that. It is not your fault, and telling is not telling tales. Please talk to a ' +
      'grown-up you trust, at home or at school. They can help to make it stop.',
  },
  unhappiness: {
    younger:
      'Oh, that hurts. I am glad you told me. A hug from a grown-up you love can help a lot. Would you like to ' +
      'go and get one?',
    older:
      'That sounds really hard, and I am glad you told me. It is not your fault to feel like that. Talking with ' +
      'a grown-up you trust can help more than you think.',
  },
  violence: {
    younger:
      'You sound very angry. Being angry is allowed, hurting is not. Let us take three slow breaths together, ' +
      'and then tell a grown-up what happened.',
    older:
      'You sound really angry. Anger is allowed, hurting somebody is not. Please talk about it with a grown-up ' +
      'you trust, before it grows bigger.',
  },
  substances: {
    younger: 'That is not good for children. Please tell a grown-up you trust about it right away.',
    older:
      'That can really harm you, and you are not in trouble for telling me. Please talk with a grown-up you ' +
      'trust about it today.',
  },
  sexual: {
    younger: 'That is something to talk about with a grown-up you trust. They can help you with it.',
    older: 'That is a question for a grown-up you trust. It is fine to ask them, and you are not in trouble.',
  },
  cruelty: {
    younger: 'Ouch, those are words that hurt. If somebody said them to you, please tell a grown-up you trust.',
    older:
      'Those are words that hurt a lot. If somebody said them to you, it is not your fault. Please tell a ' +
      'grown-up you trust.',
  },
}

const assumedAge = 6
const olderFromAge = 8

/** The reply that is given without a language model; null when the category has none. */
export function replyToChild(category: Category, age: number | null): string | null {
  const reply = repliesToChild[category]
  if (!reply) return null
  return (age ?? assumedAge) < olderFromAge ? reply.younger : reply.older
}

const replacements: Partial<Record<Category, string>> = {
  'personal-data':
    'Things like where you live stay with your family, so let us talk about something else. What made you smile today?',
  secrecy: 'You can always tell your grown-ups what we talk about. What shall we do next?',
  stranger: 'I am happy right here with you. What shall we do next?',
  'self-harm': 'I care about you, and I want you to be safe and well. What shall we do next?',
  cruelty: 'You are great just as you are. What shall we do next?',
  manipulation: 'Oh, I got a bit muddled there. What shall we talk about?',
}

/** Replaces a sentence that the coach must not say. */
export function replacementFor(category: Category) {
  return replacements[category] ?? safeReply
}

/** Passes every rule after any earlier words. */
export const safeReply = 'Hmm, let us think of something else. What would you like to talk about?'
