import { expect, test } from 'vitest'
import { speechLevel, stepsOf, watchTurns } from './latency.ts'

const loud = speechLevel * 4
const quiet = speechLevel / 4

test('a spoken turn counts from the last loud chunk', () => {
  const watch = watchTurns()
  watch.microphone(loud, 1000)
  watch.microphone(loud, 1064)
  watch.microphone(quiet, 1128)
  watch.heard(1900)
  watch.coachText(2100)
  watch.coachText(4000)
  watch.coachSpeech(2350)
  watch.coachSpeech(4200)
  const [turn] = watch.turns()
  expect(turn).toMatchObject({ how: 'spoken', endedAt: 1064, heardAt: 1900, firstWordAt: 2100, firstAudioAt: 2350 })
  expect(turn && stepsOf(turn)).toEqual([
    { name: 'heard', from: 0, to: 836 },
    { name: 'first word', from: 836, to: 1036 },
    { name: 'first audio', from: 1036, to: 1286 },
  ])
})

test('noise after the coach began to think does not count', () => {
  const watch = watchTurns()
  watch.microphone(loud, 1000)
  watch.state('thinking')
  watch.microphone(loud, 1500)
  watch.heard(1800)
  expect(watch.turns()).toMatchObject([{ endedAt: 1000 }])
})

test('what was loud before the greeting was no turn', () => {
  const watch = watchTurns()
  watch.microphone(loud, 100)
  watch.state('thinking')
  watch.coachText(200)
  watch.state('speaking')
  watch.state('listening')
  watch.microphone(loud, 5000)
  watch.heard(5800)
  expect(watch.turns()).toMatchObject([{ endedAt: 5000, firstWordAt: null }])
})

test('a typed turn counts from when it was sent', () => {
  const watch = watchTurns()
  watch.microphone(loud, 500)
  watch.typed(3000)
  watch.heard(3010)
  watch.coachText(3200)
  expect(watch.turns()).toMatchObject([{ how: 'typed', endedAt: 3000, firstWordAt: 3200, firstAudioAt: null }])
})

test('a turn that was not answered stays unanswered when the next one is', () => {
  const watch = watchTurns()
  watch.typed(1000)
  watch.heard(1010)
  watch.typed(2000)
  watch.heard(2010)
  watch.coachText(2500)
  expect(watch.turns().map(({ firstWordAt }) => firstWordAt)).toEqual([null, 2500])
})
