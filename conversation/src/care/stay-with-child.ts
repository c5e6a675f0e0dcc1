import { endAfterSaying } from '../turns/end-after-saying.ts'
import { isTimeUp } from '../time-left.ts'
import type { ConversationEndReason } from '../effects.ts'
import type { Category, Finding } from '../findings.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { say } from '../turns/coach-turn.ts'
import { apologize, requestReply } from '../turns/generate-reply.ts'
import type { Care, CareKind, CareStep } from '../state.ts'
import { careKindOf, moreUrgent } from './care-kind.ts'
import { nextStepText, nextText } from './care-text.ts'
import { mentionedHelpers } from './mentioned-helpers.ts'
import { textsFor } from '../texts/catalogues.ts'
import type { WordingsByAge } from '../texts/wordings.ts'
import { understandChild, wantsToTalk, type ChildAnswer } from './understand-child.ts'
import type { ChildRemark } from '../texts/child-remarks.ts'
import { languagesOf } from './understanding/languages.ts'

/** A child that was misunderstood, or plays on in its own way, is not asked for ever. */
const maxAlarms = 8
const maxUnclearChoices = 2

/** The instructions mention a concern for this many turns after care, and at one of them the coach comes back to it. */
const concernTurns = 5
const reminderAtTurn = 3

/** Returns the finding that is the most urgent to care for, or null. */
export function findMostUrgent(findings: Finding[]): Finding | null {
  const serious = findings.filter((finding) => careKindOf(finding) !== null)
  const [first, ...others] = serious
  if (!first) return null
  return others.reduce(
    (worst, each) => (moreUrgent(kindOf(worst), kindOf(each)) === kindOf(worst) ? worst : each),
    first,
  )
}

const kindOf = (finding: Finding): CareKind => careKindOf(finding) ?? 'comfort'

/** Every disclosure gets care, even a repeated one, and one in the middle of a goodbye. */
export function startCare(step: Step, finding: Finding, text: string): Step {
  const { care, concern, endingWith } = step.state
  const found = kindOf(finding)
  const kind = care ? moreUrgent(care.kind, found) : found
  const answer = understandChild(text, languagesOf(step.state))
  const before = care ?? concern
  const isNew = before?.kind !== kind || (found === kind && before.category !== finding.category)
  const started: Care = {
    kind,
    category: care && kind !== found ? care.category : finding.category,
    step: kind === 'emergency' ? 'alarm' : 'opening',
    asked: care?.step === 'alarm' ? care.asked : 0,
    mentionedHelpers: [...new Set([...(care?.mentionedHelpers ?? []), ...mentionedHelpers(text)])],
    resumeWith: care?.resumeWith ?? 'resume',
  }
  const opened = change(step, {
    care: started,
    concern: { category: started.category, kind, turns: concernTurns },
    ...(endingWith === 'provider-failed' ? {} : { endingWith: null, goodbyeCount: 0 }),
  })
  if (kind === 'emergency' && care?.step === 'alarm') return answerAlarm(opened, started, answer)
  // "Please keep it secret" is a finding of its own, but the child waits for an answer to it.
  const hasQuestion = before?.kind === kind && answeredFirst.has(answer.remark)
  if ((isNew && !hasQuestion) || kind === 'emergency') return speakOpening(opened, started)
  return speakRepeatedOpening(opened, started, kind, answer.remark)
}

function speakOpening(step: Step, { kind, category }: Care): Step {
  const { openings } = textsFor(step.state)
  const wordings: Partial<Record<Category, WordingsByAge>> = openings[kind]
  return speakText(nextText(step, 'opening', wordings[category] ?? openings.disclosure.abuse))
}

/** These questions and fears need their own answer, even in a sentence that is a disclosure itself. */
const answeredFirst = new Set<ChildRemark>(['fault', 'secrecy', 'cannotTell', 'notHeard'])

function speakRepeatedOpening(step: Step, care: Care, kind: 'disclosure' | 'comfort', remark: ChildRemark): Step {
  return answeredFirst.has(remark)
    ? answerAndSpeak(step, { ...care, step: 'helper' }, remark)
    : speakText(nextText(step, `repeated ${kind}`, textsFor(step.state).repeatedOpenings[kind]))
}

/** The safeguards have found nothing new to care for in these words. */
export function continueCare(step: Step, care: Care, text: string): Step {
  const noted = { ...care, mentionedHelpers: [...new Set([...care.mentionedHelpers, ...mentionedHelpers(text)])] }
  const answer = understandChild(text, languagesOf(step.state))
  if (care.step === 'alarm') return answerAlarm(step, noted, answer)
  if (care.step === 'choice' || care.step === 'quiet') return answerChoice(step, noted, answer)
  if (answer.notMeant) return speakAndAskToChoose(step, noted, 'allIsWell')
  if (answer.wish === 'play') return answerAndSpeak(step, { ...noted, step: 'choice', asked: 0 }, answer.remark)
  return answerAndSpeak(step, { ...noted, step: stepAfter(care), asked: 0 }, answer.remark)
}

/** They end when the child chooses whether to play on. In an emergency they begin once a grown-up is there. */
const careSteps: Record<CareKind, CareStep[]> = {
  emergency: ['opening', 'support', 'choice'],
  disclosure: ['opening', 'support', 'helper', 'choice'],
  comfort: ['opening', 'helper', 'choice'],
}

function stepAfter({ kind, step }: Care): CareStep {
  if (step === 'listen') return 'helper'
  const steps = careSteps[kind]
  return steps[steps.indexOf(step) + 1] ?? 'choice'
}

function answerAlarm(step: Step, care: Care, answer: ChildAnswer): Step {
  const { grownUpThere, nobodyThere, notMeant, confirms, no } = answer
  const wasAsked = care.asked > 0
  if (grownUpThere || (wasAsked && confirms && !nobodyThere))
    return speakText(nextStepText(change(step, { care: { ...care, step: 'opening', asked: 0 } }), 'grownUpThere'))
  if (notMeant) return speakAndAskToChoose(step, care, 'allIsWell')
  const asked = { ...care, asked: care.asked + 1 }
  if (care.asked >= maxAlarms) return answerAndSpeak(step, { ...asked, step: 'support', asked: 0 }, 'other')
  const isAlone = nobodyThere || (wasAsked && no)
  return speakText(nextStepText(change(step, { care: asked }), isAlone ? aloneText(care) : alarmText(care)))
}

const alarmText = ({ category }: Care) => (category === 'self-harm' ? 'selfHarmAlarm' : 'alarm')
const aloneText = ({ category }: Care) => (category === 'self-harm' ? 'selfHarmNobodyThere' : 'nobodyThere')

function answerChoice(step: Step, care: Care, answer: ChildAnswer): Step {
  const isChoice = care.step === 'choice'
  const choice = answer.wish ?? (isChoice ? choiceOf(answer, isTimeUp(step.state)) : null)
  if (choice === 'talk') return speakText(nextStepText(change(step, { care: { ...care, step: 'listen' } }), 'listen'))
  if (choice === 'play' || choice === 'leave') return resume(step, care)
  if (choice === 'quiet') {
    return speakText(nextStepText(change(step, { care: { ...care, step: 'quiet', asked: 0 } }), 'quiet'))
  }
  if (isChoice && care.asked >= maxUnclearChoices) return resume(step, care)
  return answerAndSpeak(step, { ...care, step: 'choice', asked: care.asked + 1 }, answer.remark)
}

/** "Yes" accepts what the coach has named first: to play, or when the time is up, to be quiet together. */
function choiceOf({ yes, no }: ChildAnswer, timeIsUp: boolean) {
  const [accepted, declined] = timeIsUp ? (['quiet', 'leave'] as const) : (['play', 'quiet'] as const)
  return yes ? accepted : no ? declined : null
}

function speakAndAskToChoose(step: Step, care: Care, name: 'allIsWell'): Step {
  const [named, text] = nextStepText(change(step, { care: { ...care, step: 'choice', asked: 0 } }), name)
  const [asked, question] = nextStepText(named, textNameOf(named, 'choice', care))
  return speakText([asked, `${text} ${question}`])
}

function answerAndSpeak(step: Step, care: Care, remark: ChildRemark): Step {
  const [answered, answer] = nextText(change(step, { care }), `answer ${remark}`, textsFor(step.state).answers[remark])
  const [named, text] = nextStepText(answered, textNameOf(answered, care.step, care))
  return speakText([named, `${answer} ${text}`])
}

function textNameOf(step: Step, next: CareStep, { kind }: Care) {
  if (next === 'helper') return kind === 'comfort' ? 'comfortHelper' : 'helper'
  if (next === 'choice') return isTimeUp(step.state) ? 'choiceWithoutPlay' : 'choice'
  return next === 'opening' || next === 'alarm' ? 'support' : next
}

/** Leaves out the sentences that the child has heard in the turn before. */
function speakText([step, text]: [Step, string]): Step {
  const sentences = text.split(/(?<=[.!?]) /)
  const newSentences = sentences.filter((sentence) => !step.state.lastCareText.includes(sentence))
  const lastCareText = (newSentences.length > 0 ? newSentences : sentences).join(' ')
  const noted = change(step, { lastCareText })
  return noted.state.offlineSince === null
    ? say(noted, lastCareText)
    : change(noted, { unplayedSentences: [lastCareText] })
}

/** The activity goes on where it was, unless the time is up by now. */
function resume(step: Step, { resumeWith }: Care): Step {
  if (isTimeUp(step.state) && step.state.offlineSince === null) return leaveCare(step, step.state.limits.endReason)
  const free = change(step, { care: null })
  if (free.state.refused) return free
  if (free.state.offlineSince !== null) return change(free, { unansweredPurpose: resumeWith })
  return requestReply(speakText(nextStepText(free, 'resume')), resumeWith)
}

/** A card shows what the child would like to do; care comes first, and asks. */
export function showCardInCare(step: Step, care: Care): Step {
  const waiting: Care = { ...care, resumeWith: 'start-activity' }
  if (care.step === 'alarm') return speakText(nextStepText(change(step, { care: waiting }), alarmText(care)))
  return speakText(nextStepText(change(step, { care: { ...waiting, step: 'choice', asked: 0 } }), 'choice'))
}

const maxSilencePrompts = 5

export function breakSilenceInCare(step: Step, care: Care): Step {
  const { silencePrompts } = step.state
  if (silencePrompts >= maxSilencePrompts) return leaveCare(step, 'silence')
  const prompted = change(step, { silencePrompts: silencePrompts + 1 })
  if (care.step !== 'alarm') return speakText(nextStepText(prompted, 'silence'))
  return speakText(nextStepText(change(prompted, { care: { ...care, asked: care.asked + 1 } }), 'alarmSilence'))
}

/** Nobody has to repeat something hard because a machine did not hear it. */
export function apologizeInCare(step: Step, care: Care): Step {
  const [named, text] = nextStepText(step, care.step === 'alarm' ? alarmText(care) : 'hearFailed')
  return apologize(named, 'stt-failed', text)
}

export function leaveCare(step: Step, reason: ConversationEndReason): Step {
  const [named, text] = nextStepText(change(step, { care: null }), 'goodbye')
  return endAfterSaying(named, reason, text)
}

/** The child comes back to it while it plays. */
export function reopenCare(step: Step, text: string): Step | null {
  const { concern } = step.state
  if (!concern || !wantsToTalk(text, languagesOf(step.state))) return null
  const { kind, category } = concern
  const care: Care = { kind, category, step: 'listen', asked: 0, mentionedHelpers: [], resumeWith: 'resume' }
  return speakText(nextStepText(change(step, { care }), 'listen'))
}

/** A turn or two after play went on, the coach comes back to it once. */
export function remindOfConcern(step: Step): Step {
  const { concern, care } = step.state
  if (!concern || care) return step
  const counted = change(step, { concern: concern.turns > 1 ? { ...concern, turns: concern.turns - 1 } : null })
  if (counted.state.concern?.turns !== reminderAtTurn) return counted
  return speakText(nextStepText(counted, concern.kind === 'comfort' ? 'comfortReminder' : 'reminder'))
}
