import { InferenceSession } from 'onnxruntime-node'
import { readWeights, type Weights } from './weights.ts'

/** Two threads would spend half of their time waiting for each other. */
export async function loadModel(weights: Weights): Promise<InferenceSession> {
  return InferenceSession.create(await readWeights(weights), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
}
