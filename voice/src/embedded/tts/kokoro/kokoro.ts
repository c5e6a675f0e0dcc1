import { availableParallelism } from 'node:os'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { readWeights } from '../../models/weights.ts'
import { modelFile, voiceFile } from './kokoro-files.ts'
import { toTokens } from './vocabulary.ts'

const styleLength = 256
const maxThreads = 4
/** A voice has one style for each number of phonemes up to this. */
const maxPhonemes = 509

/** Without its memory arena, ONNX Runtime is as fast and takes 220 MB less. */
export async function loadKokoro(folder: string) {
  const session = await InferenceSession.create(await readWeights(modelFile(folder)), {
    intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  })
  const voices = new Map<string, Float32Array>()

  async function styleOf(voice: string, phonemeCount: number) {
    const styles =
      voices.get(voice) ?? new Float32Array(new Uint8Array(await readWeights(voiceFile(folder, voice))).buffer)
    voices.set(voice, styles)
    return styles.slice(phonemeCount * styleLength, (phonemeCount + 1) * styleLength)
  }

  return async (phonemes: string, voice: string): Promise<Int16Array> => {
    const tokens = toTokens(phonemes.slice(0, maxPhonemes))
    if (tokens.length === 2) return new Int16Array()
    const { waveform } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style: new Tensor('float32', await styleOf(voice, tokens.length - 2), [1, styleLength]),
      speed: new Tensor('float32', [1], [1]),
    })
    return Int16Array.from(waveform?.data as Float32Array, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767)
  }
}
