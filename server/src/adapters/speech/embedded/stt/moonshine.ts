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
/** Faster than anybody speaks. Ends a decoder that repeats itself forever. */
const maxTokensPerSample = 6.5 / 16_000
const minTokenLimit = 8

type Tensors = Record<string, Tensor>

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

  /** The speech must not have silence around it. */
  return async (speech: Int16Array, isCancelled: () => boolean): Promise<string> => {
    const samples = Float32Array.from(speech, (sample) => sample / 32_768)
    const encoded = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) })
    const tokens = [startToken]
    const maxTokens = Math.max(minTokenLimit, Math.trunc(speech.length * maxTokensPerSample))
    for (let past = emptyCache(); tokens.length <= maxTokens;) {
      // Yields to the event loop, so that a cancellation can arrive.
      await setImmediate()
      if (isCancelled()) return ''
      const hasCache = tokens.length > 1
      const decoded = await decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? startToken)), [1, 1]),
        encoder_hidden_states: encoded.last_hidden_state as Tensor,
        use_cache_branch: new Tensor('bool', [hasCache], [1]),
        ...past,
      })
      const token = argmax((decoded.logits as Tensor).data as Float32Array)
      if (token === endToken) break
      tokens.push(token)
      past = updateCache(past, decoded as Tensors, hasCache)
    }
    return tokenizer.decode(tokens)
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

function argmax(logits: Float32Array) {
  let best = 0
  for (let token = 1; token < logits.length; token++)
    if ((logits[token] ?? -Infinity) > (logits[best] ?? -Infinity)) best = token
  return best
}
