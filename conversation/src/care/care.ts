import type { ReplyPurpose } from '../effects.ts'
import type { Category, Finding } from '../safeguards/findings.ts'

/** Care is the part of a conversation in which the coach stays with a child that has said something serious. */
export interface Care {
  kind: CareKind
  category: Category
  /** What the coach has said last. */
  step: CareStep
  /** How often in a row the coach has asked for a grown-up, or has asked whether play shall go on. */
  asked: number
  /** Helpers that the child has mentioned: one of them may be the person concerned, so none is suggested. */
  mentionedHelpers: string[]
  /** How the activity goes on afterwards: a card may have been shown meanwhile. */
  resumeWith: Extract<ReplyPurpose, 'resume' | 'start-activity'>
}

/** From the most urgent to the lightest. */
export const careKinds = ['emergency', 'disclosure', 'comfort'] as const
export type CareKind = (typeof careKinds)[number]

/** `alarm`: an emergency in which no grown-up is there yet. */
export type CareStep = 'alarm' | 'opening' | 'support' | 'helper' | 'listen' | 'choice' | 'quiet'

/** The steps until the child has chosen whether to play on. In an emergency they begin once a grown-up is there. */
export const careSteps: Record<CareKind, CareStep[]> = {
  emergency: ['opening', 'support', 'choice'],
  disclosure: ['opening', 'support', 'helper', 'choice'],
  comfort: ['opening', 'helper', 'choice'],
}

const emergencies = ['danger', 'self-harm', 'substances'] as const satisfies Category[]
const disclosures = [
  'abuse',
  'neglect',
  'sexual',
  'stranger',
  'secrecy',
  'bullying',
  'unhappiness',
] as const satisfies Category[]
const onlyComforted = ['violence', 'cruelty'] as const satisfies Category[]

export type Emergency = (typeof emergencies)[number]
export type Disclosure = (typeof disclosures)[number]
/** All of them, since what is of medium severity is comforted. */
export type Comforted = Emergency | Disclosure | (typeof onlyComforted)[number]

const isOneOf = <Kind extends Category>(kinds: readonly Kind[], category: Category): category is Kind =>
  kinds.some((kind) => kind === category)
const isEmergency = (category: Category) => isOneOf(emergencies, category)
const isDisclosure = (category: Category) => isOneOf(disclosures, category)
const isOnlyComforted = (category: Category) => isOneOf(onlyComforted, category)

type FindingKind = Pick<Finding, 'category' | 'severity' | 'isUncertain'>

/** Null for findings that only the parent is notified of. */
export function careKindOf({ category, severity, isUncertain }: FindingKind): CareKind | null {
  const known = isEmergency(category) || isDisclosure(category) || isOnlyComforted(category)
  if (!known || severity === 'low' || isUncertain) return null
  if (severity === 'medium' || isOnlyComforted(category)) return 'comfort'
  return isEmergency(category) ? 'emergency' : 'disclosure'
}

export const moreUrgent = (one: CareKind, other: CareKind) =>
  careKinds.indexOf(one) <= careKinds.indexOf(other) ? one : other
