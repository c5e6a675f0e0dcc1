import { expect, test } from 'vitest'
import { speechLevel, stepsOf, createTurnLatency } from './turn-latency.ts'

const loud = speechLevel * 4
const quiet = speechLevel / 4

test('a spoken turn is measured from the last loud chunk', () => {
  const latency = createTurnLatency()
  latency.microphone(loud, 1000)
  latency.microphone(loud, 1064)
  latency.microphone(quiet, 1128)
  latency.childText(1900)
  latency.coachText(2100)
  latency.coachText(4000)
  latency.coachSpeech(2350)
  latency.coachSpeech(4200)
  const [turn] = latency.turns()
  expect(turn).toMatchObject({ how: 'spoken', endedAt: 1064, childTextAt: 1900, firstWordAt: 2100, firstAudioAt: 2350 })
  expect(turn && stepsOf(turn)).toEqual([
    { name: 'text', from: 0, to: 836 },
    { name: 'first word', from: 836, to: 1036 },
    { name: 'first audio', from: 1036, to: 1286 },
  ])
})

test('noise after the coach began to think does not count', () => {
  const latency = createTurnLatency()
  latency.microphone(loud, 1000)
  latency.state('thinking')
  latency.microphone(loud, 1500)
  latency.childText(1800)
  expect(latency.turns()).toMatchObject([{ endedAt: 1000 }])
})

test('noise before the greeting is not a turn', () => {
  const latency = createTurnLatency()
  latency.microphone(loud, 100)
  latency.state('thinking')
  latency.coachText(200)
  latency.state('speaking')
  latency.state('listening')
  latency.microphone(loud, 5000)
  latency.childText(5800)
  expect(latency.turns()).toMatchObject([{ endedAt: 5000, firstWordAt: null }])
})

test('a typed turn is measured from the moment it was sent', () => {
  const latency = createTurnLatency()
  latency.microphone(loud, 500)
  latency.typed(3000)
  latency.childText(3010)
  latency.coachText(3200)
  expect(latency.turns()).toMatchObject([{ how: 'typed', endedAt: 3000, firstWordAt: 3200, firstAudioAt: null }])
})

test('a turn without an answer stays unanswered when the next one is answered', () => {
  const latency = createTurnLatency()
  latency.typed(1000)
  latency.childText(1010)
  latency.typed(2000)
  latency.childText(2010)
  latency.coachText(2500)
  expect(latency.turns().map(({ firstWordAt }) => firstWordAt)).toEqual([null, 2500])
})
