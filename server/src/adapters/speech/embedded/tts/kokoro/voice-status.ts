import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modelVersion } from './kokoro-files.ts'
import { isKokoroVoice } from './voices.ts'

/** What the preparation of the voices has found out and done so far. */
export interface VoiceStatus {
  modelVersion: string
  /** Seconds of rendering for a second of speech on this machine; null until it is measured. */
  renderingTime: number | null
  /** For each voice, the share of the written sentences that are stored as speech. */
  renderedShare: Record<string, number>
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

/** Fast enough that speech never waits for its rendering, also when the machine has something else to do. */
const maxLiveRenderingTime = 0.7
/** Slow enough to be noticed, in the few sentences that could not be foreseen. */
const maxRenderingTime = 2.5
const minRenderedShare = 0.95

/** Whether this voice can speak a whole conversation, because a coach with two voices would be strange. */
export function canHoldConversation(
  { renderingTime, renderedShare }: VoiceStatus,
  voice: string,
  coach: { isScripted: boolean },
): boolean {
  if (!isKokoroVoice(voice) || renderingTime === null) return false
  if (renderingTime <= maxLiveRenderingTime) return true
  return coach.isScripted && renderingTime <= maxRenderingTime && (renderedShare[voice] ?? 0) >= minRenderedShare
}
