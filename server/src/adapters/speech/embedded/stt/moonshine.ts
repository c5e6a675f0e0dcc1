import { setImmediate } from 'node:timers/promises'
import tokenizer from 'llama-tokenizer-js'
import { Tensor } from 'onnxruntime-node'
import { loadModel } from '../models/load-model.ts'
import { moonshines } from '../models/weights.ts'

export type MoonshineSize = keyof typeof moonshines

const shapes = { tiny: { layers: 6, headSize: 36 }, base: { layers: 8, headSize: 52 } }
const heads = 8
const firstToken = 1
const lastToken = 2
/** Nobody speaks faster; it ends a loop that has no end of its own. */
const tokensPerSample = 6.5 / 16_000
const fewestTokens = 8

type Tensors = Record<string, Tensor>

export async function loadMoonshine(size: MoonshineSize) {
  const { layers, headSize } = shapes[size]
  const encoder = await loadModel(moonshines[size].encoder)
  const decoder = await loadModel(moonshines[size].decoder)

  function nothingPast(): Tensors {
    const past: Tensors = {}
    for (let layer = 0; layer < layers; layer++)
      for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
        past[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(), [0, heads, 1, headSize])
    return past
  }

  /** What is said in speech without silence around it. */
  return async (speech: Int16Array, isCancelled: () => boolean): Promise<string> => {
    const samples = Float32Array.from(speech, (sample) => sample / 32_768)
    const encoded = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) })
    const tokens = [firstToken]
    const most = Math.max(fewestTokens, Math.trunc(speech.length * tokensPerSample))
    for (let past = nothingPast(); tokens.length <= most;) {
      // Lets the message in that nobody wants to know any more.
      await setImmediate()
      if (isCancelled()) return ''
      const began = tokens.length > 1
      const decoded = await decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? firstToken)), [1, 1]),
        encoder_hidden_states: encoded.last_hidden_state as Tensor,
        use_cache_branch: new Tensor('bool', [began], [1]),
        ...past,
      })
      const token = likeliest((decoded.logits as Tensor).data as Float32Array)
      if (token === lastToken) break
      tokens.push(token)
      past = remember(past, decoded as Tensors, began)
    }
    return tokenizer.decode(tokens)
  }
}

/** What the decoder learnt from the encoder stands after the first step; later ones leave it out. */
function remember(past: Tensors, decoded: Tensors, keepEncoder: boolean): Tensors {
  return Object.fromEntries(
    Object.entries(past).map(([name, before]) => {
      const now = decoded[name.replace('past_key_values', 'present')]
      return [name, now && !(keepEncoder && name.includes('.encoder.')) ? now : before]
    }),
  )
}

function likeliest(logits: Float32Array) {
  let best = 0
  for (let token = 1; token < logits.length; token++)
    if ((logits[token] ?? -Infinity) > (logits[best] ?? -Infinity)) best = token
  return best
}
