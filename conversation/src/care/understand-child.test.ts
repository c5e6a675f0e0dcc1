import { expect, test } from 'vitest'
import { help } from '../texts/en/help.ts'
import { suggestHelpers } from '../texts/fill-in.ts'
import { mentionedHelpers } from './mentioned-helpers.ts'
import { understandChild, wantsToTalk, type ChildAnswer } from './understand-child.ts'

const table: [Partial<ChildAnswer>, string[]][] = [
  [
    { grownUpThere: true },
    [
      'mummy is here',
      'mummy’s here now',
      'daddy came',
      'I got my granny',
      'somebody is coming',
      'my teacher is with me',
      'I told my mum',
      'mum is calling the doctor',
    ],
  ],
  [
    { grownUpThere: false },
    [
      'mummy is not here',
      'mummy won’t wake up',
      'nobody is coming',
      'ok',
      'he is here',
      'I can’t find mummy',
      'I don’t want to tell my mum',
      'daddy is asleep',
      'mummy is coming later',
    ],
  ],
  [{ nobodyThere: true }, ['nobody is here', 'I am all alone', 'my mum isn’t home', 'I can’t find anyone']],
  [{ notMeant: true }, ['I was only joking', 'it was just a game', 'I made it up', 'it’s not real', 'just pretend']],
  [{ notMeant: false }, ['it is real', 'he was mean', 'yes']],
  [{ wish: 'play' }, ['let’s play', 'go on', 'I want the story', 'I don’t want to talk about it', 'can we play now']],
  [{ wish: 'talk' }, ['talk more', 'I want to tell you something', 'a bit more']],
  [{ wish: 'quiet' }, ['be quiet', 'I don’t want to play', 'quiet together please', 'nothing']],
  [{ wish: null, yes: true }, ['yes', 'yeah ok', 'sure', 'all right']],
  [{ confirms: true }, ['yes', 'yes she is', 'yeah']],
  [{ confirms: false }, ['ok', 'sure', 'no', 'yes but not now']],
  [{ wish: null, no: true, yes: false }, ['no', 'nope', 'no thank you', 'I don’t know']],
  [{ remark: 'fault' }, ['is it my fault', 'I was naughty', 'am I in trouble', 'will mummy be mad at me']],
  [{ remark: 'secrecy' }, ['please don’t tell', 'it is a secret', 'do you promise', 'will you tell my dad']],
  [{ remark: 'cannotTell' }, ['I can’t tell her', 'I’m scared to say it', 'I don’t know how to say it']],
  [{ remark: 'notHeard' }, ['nobody believes me', 'she didn’t listen', 'mum doesn’t believe it']],
  [{ remark: 'willTell' }, ['I will tell granny', 'I told my teacher yesterday']],
  [{ remark: 'asksForHelp' }, ['can you help', 'help me']],
  [{ remark: 'asksWhy' }, ['why does he do that']],
  [{ remark: 'affection' }, ['I love you', 'thank you pipit']],
  [{ remark: 'scared' }, ['I am so scared']],
  [{ remark: 'sad' }, ['I always cry']],
  [{ remark: 'other' }, ['we have a blue house', 'yes', '']],
]

test.each(table)('a child is understood as %o', (expected, texts) => {
  for (const text of texts)
    expect([text, understandChild(text, ['en'])]).toEqual([text, expect.objectContaining(expected)])
})

test('a wish to talk about it again is understood in the middle of a game', () => {
  for (const text of ['talk', 'I want to talk about it', 'can we talk', 'let us talk some more'])
    expect([text, wantsToTalk(text, ['en'])]).toEqual([text, true])
  for (const text of ['the parrot can talk', 'I don’t want to talk about it', 'talk like a pirate', 'a talking fox'])
    expect([text, wantsToTalk(text, ['en'])]).toEqual([text, false])
})

test('a helper is never somebody whom the child has mentioned', () => {
  expect(suggestHelpers([], help)).toBe('a teacher or a granny')
  expect(suggestHelpers(mentionedHelpers('my dad hits me'), help)).toBe('a teacher or a doctor')
  expect(suggestHelpers(mentionedHelpers('my teacher hits me'), help)).toBe('a granny or a doctor')
  expect(suggestHelpers(mentionedHelpers('the man next door touched me at school'), help)).not.toContain('teacher')
  expect(suggestHelpers(mentionedHelpers('my friend’s granny, my teacher and the nurse hurt us'), help)).toBe(
    'somebody else you trust',
  )
})
