import { describe, expect, test } from 'vitest'
import type { Verdict } from '../events.ts'
import { safeReply } from '../texts/en/replacements.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const safe: Verdict = { isSafe: true }
const listening = () =>
  judge(createTestConversation({ hasJudge: true }).start().coachSays('Hello!'), safe).childHearsAll()
type TestConversation = ReturnType<typeof createTestConversation>
const judgeEffects = ({ allEffects }: TestConversation) => allEffects.filter((effect) => effect.type === 'judge')
const judge = (conversation: TestConversation, verdict: Verdict) =>
  conversation.serverEvent({ type: 'judged', id: judgeEffects(conversation).at(-1)?.id ?? '', verdict })
const failJudge = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'judge-failed', id: judgeEffects(conversation).at(-1)?.id ?? '' })

describe('a reply with a judge', () => {
  test('the judge gets the whole reply, and no word is spoken before its verdict', () => {
    const conversation = listening().childSays('hi').modelWrites('A fox came. It was ').modelWrites('red. ')
    expect(conversation.spoken).toEqual(['Hello!'])
    conversation.modelFinishes()
    expect(judgeEffects(conversation).at(-1)).toMatchObject({
      text: 'A fox came. It was red.',
      childText: 'hi',
      age: 5,
    })
    expect(conversation.spoken).toEqual(['Hello!'])
    expect(judge(conversation, safe).childHearsAll().spoken).toEqual(['Hello!', 'A fox came.', 'It was red.'])
  })

  test('a reply that the judge rejects is not spoken, and the parent gets a flag', () => {
    const conversation = judge(listening().childSays('hi').coachSays('You are a silly goose.'), {
      isSafe: false,
      category: 'cruelty',
    })
    expect(conversation.childHearsAll().transcript.join()).not.toContain('goose')
    expect(conversation.spoken.at(-1)).toBe('What shall we do next?')
    expect(conversation.flags).toEqual(['coach: cruelty medium'])
  })

  test('a reply that the judge approves is still checked as a whole before its first word', () => {
    const conversation = judge(listening().childSays('hi').coachSays('What a day. What is your home address?'), safe)
    expect(conversation.childHearsAll().spoken).not.toContain('What a day.')
    expect(conversation.flags).toEqual([expect.stringContaining('personal-data')])
  })

  test('without a verdict the coach says a safe sentence, and the second time the scripted coach takes over', () => {
    const conversation = failJudge(listening().childSays('hi').coachSays('A fox came.'))
    expect(conversation.childHearsAll().transcript.at(-1)).toBe(`coach: ${safeReply}`)
    failJudge(conversation.childSays('hi again').coachSays('A fox came.'))
    expect(conversation.thinkEffects.at(-1)?.source).toBe('scripted-coach')
    expect(conversation.coachSays('From the script.').childHearsAll().spoken.at(-1)).toBe('From the script.')
    expect(conversation.spoken).not.toContain('A fox came.')
  })

  test('a judge that hangs is given up, and the child hears fillers meanwhile', () => {
    const conversation = listening().childSays('hi').coachSays('A fox came.')
    for (let second = 0; second < 11; second++) conversation.advanceTime(1_000).childHearsAll()
    expect(conversation.spoken.join(' ')).toContain(safeReply)
    expect(conversation.spoken).not.toContain('A fox came.')
  })

  test('a late verdict about an interrupted reply changes nothing', () => {
    const conversation = listening().childSays('hi').coachSays('A fox came.')
    const late = judgeEffects(conversation).at(-1)?.id ?? ''
    conversation.childSays('wait').serverEvent({ type: 'judged', id: late, verdict: safe })
    expect(conversation.spoken).not.toContain('A fox came.')
  })

  test('the scripted coach, whose words are written by people, is not judged', () => {
    const conversation = createTestConversation({ hasJudge: true, replySource: 'scripted-coach' }).start()
    expect(conversation.coachSays('Hello!').spoken).toEqual(['Hello!'])
    expect(judgeEffects(conversation)).toEqual([])
  })
})
