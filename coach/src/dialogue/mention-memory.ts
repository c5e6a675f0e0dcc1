import type { Fact } from '@pipit/conversation/facts/fact'
import { seedOf } from '../seeded-random.ts'
import type { ScriptedTurn } from './turn.ts'

/** The coach never brings up fears, family and friends. */
const mentions: Partial<Record<Fact['kind'], (fact: Fact) => string>> = {
  'pet-name': ({ value }) => `Say hello to ${value} from me.`,
  pet: ({ value }) => `I remember that you have ${value}.`,
  favourite: ({ subject, value }) => `I remember that your favourite ${subject} is ${value}.`,
  likes: ({ value }) => `I remember that you like ${value}.`,
  can: ({ value }) => `I remember that you can ${value}.`,
  'wants-to-be': ({ value }) => `I remember that you want to be ${value}.`,
}

/** Every second conversation begins with one such sentence; the others get an empty text. */
export function mentionMemory({ context, facts, mayEcho }: ScriptedTurn): string {
  const seed = seedOf(`${context.conversationId} memory`)
  if (seed % 2 === 1) return ''
  const sayable = facts.filter(({ kind, value }) => kind in mentions && mayEcho(value))
  const fact = sayable[Math.floor(seed / 2) % sayable.length]
  return (fact && mentions[fact.kind]?.(fact)) ?? ''
}

/** Stories can read these; a text is empty where the child has not told it. */
export function factVariables({ facts, mayEcho }: ScriptedTurn) {
  const latest = (kind: Fact['kind'], subject?: string) =>
    facts.findLast((fact) => fact.kind === kind && (subject ?? fact.subject) === fact.subject && mayEcho(fact.value))
      ?.value ?? ''
  return {
    pet_name: latest('pet-name'),
    favourite_colour: latest('favourite', 'colour'),
    favourite_animal: latest('favourite', 'animal'),
    favourite_food: latest('favourite', 'food'),
  }
}
