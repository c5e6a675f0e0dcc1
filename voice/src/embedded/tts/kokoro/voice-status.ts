import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modelVersion } from './kokoro-files.ts'
import { isKokoroVoice } from './voices.ts'

export interface VoiceStatus {
  modelVersion: string
  /** It takes so many seconds to render a second of speech on this machine; null until that is measured. */
  renderingTime: number | null
  /** The share of each group of sentences that is stored as speech, by voice. */
  renderedShare: Record<string, Record<string, number>>
}

export const initialStatus: VoiceStatus = { modelVersion, renderingTime: null, renderedShare: {} }

const fileIn = (folder: string) => join(folder, 'status.json')

export async function readStatus(folder: string): Promise<VoiceStatus> {
  try {
    const status = JSON.parse(await readFile(fileIn(folder), 'utf8')) as VoiceStatus
    return status.modelVersion === modelVersion ? status : initialStatus
  } catch {
    return initialStatus // Not written yet, or damaged: the preparation writes it again.
  }
}

export async function writeStatus(folder: string, status: VoiceStatus) {
  await writeFile(`${fileIn(folder)}.new`, JSON.stringify(status))
  await rename(`${fileIn(folder)}.new`, fileIn(folder))
}

/** Speech never waits for its rendering up to this, even when the machine has something else to do. */
const maxLiveRenderingTime = 0.7
/** `npm run simulate-voice` shows that up to this hardly any sentence is late, if nearly all written ones are stored. */
const maxRenderingTime = 1.3
const minRenderedShare = 0.98

export interface PlannedConversation {
  /** A language model says sentences that nobody could store, so it is not scripted. */
  isScripted: boolean
  /** It is null if the child chooses. */
  activity: string | null
}

/** A coach with two voices would be strange. Most conversations with a card stay with its activity. */
export function canHoldConversation(
  { renderingTime, renderedShare }: VoiceStatus,
  voice: string,
  { isScripted, activity }: PlannedConversation,
): boolean {
  if (!isKokoroVoice(voice) || renderingTime === null) return false
  if (renderingTime <= maxLiveRenderingTime) return true
  if (!isScripted || renderingTime > maxRenderingTime) return false
  const shares = renderedShare[voice] ?? {}
  const needed = activity === null ? Object.keys(shares) : ['common', 'answers', activity]
  return 'common' in shares && needed.every((group) => (shares[group] ?? 0) >= minRenderedShare)
}
