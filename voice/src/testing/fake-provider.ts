import type { SpokenSample } from '../conformance/speech-to-text.ts'

/** The fake servers have these deterministic providers behind them. */

/** A real provider would refuse the request. */
export class ProtocolError extends Error {}

export const spokenSamples: readonly [SpokenSample, SpokenSample] = [
  { speech: tone(220, 1, 16_000), words: ['dragon', 'castle'] },
  { speech: tone(330, 1.5, 16_000), words: ['banana', 'bread'] },
]

export function transcribe(speech: Int16Array): string {
  const known = spokenSamples.find(
    (each) => each.speech.length === speech.length && each.speech.every((sample, at) => sample === speech[at]),
  )
  return known ? `The ${known.words.join(' and the ')}.` : ''
}

export const synthesize = (text: string, rate = 24_000) => tone(200 + (text.length % 50) * 10, text.length * 0.06, rate)

/** A model streams its reply in pieces. */
export function generateReply(instructions: string, messages: string[], picture: Uint8Array | null): string[] {
  const name = /is called "([^"]+)"/.exec(instructions)?.[1] ?? 'you'
  const last = messages.at(-1) ?? ''
  const count = last.includes('long story') ? 2_000 : 1
  if (messages.length === 1 && /greet the child/.test(instructions))
    return ['Hello ', name, '! Shall we play', ' together?']
  if (picture) return ['I see', ` a picture of ${picture.length} bytes`, '.']
  return Array.from({ length: count }, (_, at) => [
    'Well, ',
    name,
    `, that is ${at + messages.length} `,
    'thing',
    's. ',
  ]).flat()
}

export function tone(frequency: number, seconds: number, rate: number) {
  return Int16Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => 8_000 * Math.sin((2 * Math.PI * frequency * at) / rate),
  )
}
