import type { Fact } from './fact.ts'

export interface StoredFact extends Fact {
  id: string
  saidAt: Date
  /** This is what the child was understood to say before a parent corrected it; null means that nobody has. */
  originalValue: string | null
}

interface FactChanges {
  /** The child has told these again, so they are as new as the statement. */
  renewed: string[]
  /** The statement replaces or contradicts these. */
  removed: string[]
  isNew: boolean
}

/** Tells what a new statement changes in the facts of a child. */
export function mergeFact(stored: StoredFact[], told: Fact): FactChanges {
  const same = stored.filter((fact) => isSame(fact, told))
  if (same.length > 0) return { renewed: same.map(({ id }) => id), removed: [], isNew: false }
  if (told.kind === 'pet' && stored.some(({ kind, subject }) => kind === 'pet-name' && told.value.endsWith(subject)))
    return { renewed: [], removed: [], isNew: false }
  return { renewed: [], removed: stored.filter((fact) => isReplaced(fact, told)).map(({ id }) => id), isNew: true }
}

function isSame(fact: StoredFact, told: Fact) {
  if (fact.kind !== told.kind || fact.subject !== told.subject) return false
  return [fact.value, fact.originalValue].some((value) => value?.toLowerCase() === told.value.toLowerCase())
}

const opposites: Partial<Record<Fact['kind'], Fact['kind']>> = { likes: 'dislikes', dislikes: 'likes' }

function isReplaced(fact: StoredFact, told: Fact) {
  switch (told.kind) {
    case 'favourite':
    case 'wants-to-be':
    case 'birthday':
      return fact.kind === told.kind && fact.subject === told.subject
    case 'pet-name':
      return fact.kind === 'pet' && fact.value.endsWith(told.subject)
    default:
      return fact.kind === opposites[told.kind] && fact.value.toLowerCase() === told.value.toLowerCase()
  }
}

const isOver =
  /\b(?:died|dead|dies|dying|passed away|heaven|ran away|run away|got lost|is gone|put (?:him |her |it )?(?:down|to sleep)|any ?more|no longer|gave (?:him|her|it|them) away|not my friend|isn'?t my friend|not friends|not my favou?rite|isn'?t my favou?rite|do not like|don'?t like|dont like|hate)\b/

/** Tells whether a fact no longer holds, so that the coach does not ask after a pet that has died. */
export function isOutdatedBy({ kind, subject, value }: Fact, text: string): boolean {
  const words = text.toLowerCase().replaceAll('’', "'")
  if (!isOver.test(words)) return false
  const mentioned =
    kind === 'pet-name' ? [value, subject] : [value.replace(/^(?:a|an|two|three) /, '').replace(/s$/, '')]
  return mentioned.some((each) => new RegExp(`\\b${escapeRegExp(each.toLowerCase())}`, 'u').test(words))
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
