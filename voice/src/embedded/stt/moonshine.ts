import { setImmediate } from 'node:timers/promises'
import tokenizer from 'llama-tokenizer-js'
import { Tensor } from 'onnxruntime-node'
import { loadModel } from '../models/load-model.ts'
import { moonshines } from '../models/weights.ts'

export type MoonshineSize = keyof typeof moonshines

const shapes = { tiny: { layers: 6, headSize: 36 }, base: { layers: 8, headSize: 52 } }
const heads = 8
const startToken = 1
const endToken = 2
/** Nobody speaks faster than this. It ends a decoder that repeats itself forever. */
const maxTokensPerSample = 6.5 / 16_000
const minTokenLimit = 8

const punctuation = new Set([...'.,?!'].map((mark) => tokenizer.encode(`a${mark}`).at(-1)))

type Tensors = Record<string, Tensor>

interface Transcription {
  text: string
  /** The natural logarithm of the probability includes the end after these tokens. */
  logProbability: number
  /** Punctuation does not count, because it is doubtful at the end of most utterances. */
  meanWordLogProbability: number
  score: (text: string) => Promise<number>
}

export async function loadMoonshine(size: MoonshineSize) {
  const { layers, headSize } = shapes[size]
  const encoder = await loadModel(moonshines[size].encoder)
  const decoder = await loadModel(moonshines[size].decoder)

  function emptyCache(): Tensors {
    const past: Tensors = {}
    for (let layer = 0; layer < layers; layer++)
      for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
        past[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(), [0, heads, 1, headSize])
    return past
  }

  async function decode(encoded: Tensor, tokens: number[], past: Tensors, hasCache: boolean): Promise<Tensors> {
    const decoded = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      encoder_hidden_states: encoded,
      use_cache_branch: new Tensor('bool', [hasCache], [1]),
      ...past,
    })
    return decoded as Tensors
  }

  async function score(encoded: Tensor, text: string): Promise<number> {
    const tokens = tokenizer.encode(text)
    const { logits } = await decode(encoded, tokens, emptyCache(), false)
    return [...tokens.slice(1), endToken].reduce(
      (sum, token, index) => sum + logProbabilityOf(token, logitsAt(logits, index)),
      0,
    )
  }

  /** The speech must not have silence around it. The result is null if the job was cancelled. */
  return async (speech: Int16Array, isCancelled: () => boolean): Promise<Transcription | null> => {
    const samples = Float32Array.from(speech, (sample) => sample / 32_768)
    const { last_hidden_state: encoded } = (await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    })) as { last_hidden_state: Tensor }
    const tokens = [startToken]
    let logProbability = 0
    const wordLogProbabilities: number[] = []
    const maxTokens = Math.max(minTokenLimit, Math.trunc(speech.length * maxTokensPerSample))
    for (let past = emptyCache(); tokens.length <= maxTokens;) {
      // Yields to the event loop, so that a cancellation can arrive.
      await setImmediate()
      if (isCancelled()) return null
      const hasCache = tokens.length > 1
      const decoded = await decode(encoded, tokens.slice(-1), past, hasCache)
      const logits = logitsAt(decoded.logits, 0)
      const token = argmax(logits)
      const tokenLogProbability = logProbabilityOf(token, logits)
      logProbability += tokenLogProbability
      if (token === endToken) break
      if (!punctuation.has(token)) wordLogProbabilities.push(tokenLogProbability)
      tokens.push(token)
      past = updateCache(past, decoded, hasCache)
    }
    return {
      text: tokenizer.decode(tokens),
      logProbability,
      meanWordLogProbability: meanOf(wordLogProbabilities),
      score: (text) => score(encoded, text),
    }
  }
}

/** The encoder part of the cache is complete after the first step; later steps do not return it. */
function updateCache(past: Tensors, decoded: Tensors, keepEncoder: boolean): Tensors {
  return Object.fromEntries(
    Object.entries(past).map(([name, before]) => {
      const now = decoded[name.replace('past_key_values', 'present')]
      return [name, now && !(keepEncoder && name.includes('.encoder.')) ? now : before]
    }),
  )
}

function logitsAt(logits: Tensor | undefined, position: number): Float32Array {
  if (!logits) throw new Error('The decoder returned no logits.')
  const vocabularySize = logits.dims.at(-1) ?? 0
  return (logits.data as Float32Array).subarray(position * vocabularySize, (position + 1) * vocabularySize)
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function argmax(logits: Float32Array): number {
  let best = 0
  for (let token = 1; token < logits.length; token++)
    if ((logits[token] ?? -Infinity) > (logits[best] ?? -Infinity)) best = token
  return best
}

function logProbabilityOf(token: number, logits: Float32Array): number {
  const highest = logits[argmax(logits)] ?? 0
  let sum = 0
  for (const logit of logits) sum += Math.exp(logit - highest)
  return (logits[token] ?? -Infinity) - highest - Math.log(sum)
}
