import type { ChatEntry, ChatState } from '@pipit/contract/chat/events'
import type { MediaDeviceError } from '../../ui/scan/media-device-error.ts'
import type { Camera } from './camera/camera.ts'
import type { Caption } from './conversation/captions.ts'
import type { LogEntry } from './conversation/event-log.ts'
import type { Turn } from './conversation/turn-latency.ts'
import { rotations, type Rotation } from './camera/rotate-picture.ts'

export interface EmulatorState {
  /** `on`: a conversation is running. `lost`: it goes on when the connection is back. */
  connection: 'off' | 'connecting' | 'on' | 'lost'
  chatState: ChatState | null
  /** Why the conversation ended, or could not start. */
  notice: { kind: 'error' | 'info'; text: string } | null
  /** What went wrong during the conversation. */
  problem: string | null
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
  problem: MediaDeviceError | null
}

const initialState: EmulatorState = {
  connection: 'off',
  chatState: null,
  notice: null,
  problem: null,
  child: null,
  captions: [],
  entries: [],
  turns: [],
  log: [],
  microphone: { state: 'off', problem: null },
  camera: { state: 'off', problem: null, running: null },
  rotation: rotations[0],
}

export type EmulatorStore = ReturnType<typeof createEmulatorStore>

/** What the page shows. Changes come many times a second, so they are shown together. */
export function createEmulatorStore(redrawAfterMs = 60) {
  let state = initialState
  let shown = initialState
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
      }, redrawAfterMs)
    },
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
