import type { ChatEntry, ChatState } from '@pipit/contract/chat/events'
import type { CameraError } from '../../ui/scan/camera-error.ts'
import type { Camera } from './camera.ts'
import type { Caption } from './captions.ts'
import type { LogEntry } from './event-log.ts'
import type { Turn } from './latency.ts'
import { rotations, type Rotation } from './picture.ts'

export interface EmulatorState {
  /** `on`: the conversation is under way. `lost`: it will go on when the connection is back. */
  line: 'off' | 'connecting' | 'on' | 'lost'
  chat: ChatState | null
  /** What ended the conversation, or kept it from beginning. */
  notice: { kind: 'error' | 'info'; text: string } | null
  /** What went wrong within it. */
  trouble: string | null
  child: string | null
  captions: Caption[]
  entries: ChatEntry[]
  turns: Turn[]
  log: LogEntry[]
  microphone: MediaState
  camera: MediaState & { running: Camera | null }
  rotation: Rotation
}

interface MediaState {
  state: 'off' | 'starting' | 'on'
  problem: CameraError | null
}

const atRest: EmulatorState = {
  line: 'off',
  chat: null,
  notice: null,
  trouble: null,
  child: null,
  captions: [],
  entries: [],
  turns: [],
  log: [],
  microphone: { state: 'off', problem: null },
  camera: { state: 'off', problem: null, running: null },
  rotation: rotations[0],
}

export type EmulatorStore = ReturnType<typeof emulatorStore>

/** What the page shows. It is told of changes together: some come many times in a second. */
export function emulatorStore(redrawAfter = 60) {
  let state = atRest
  let shown = atRest
  let timer: number | undefined
  const listeners = new Set<() => void>()

  return {
    get: () => state,
    change(changes: Partial<EmulatorState>) {
      state = { ...state, ...changes }
      timer ??= window.setTimeout(() => {
        timer = undefined
        shown = state
        for (const listener of listeners) listener()
      }, redrawAfter)
    },
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
