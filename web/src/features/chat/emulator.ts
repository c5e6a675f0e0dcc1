import { vision } from '@pipit/contract/chat/events'
import { toCameraError, unavailableCamera } from '../../ui/scan/camera-error.ts'
import { startCamera } from './camera.ts'
import { conversation } from './conversation.ts'
import { emulatorStore } from './emulator-state.ts'
import { eventLog } from './event-log.ts'
import { startMicrophone, type Microphone } from './microphone.ts'
import type { Rotation } from './picture.ts'

export type Emulator = ReturnType<typeof emulator>

/** A device made of this page: its microphone, its camera, its loudspeaker and its line to the server. */
export function emulator(deviceId: string) {
  const store = emulatorStore()
  const log = eventLog()
  const talk = conversation({ deviceId, store, log })
  let microphone: Microphone | undefined
  let microphoneLevel = 0
  let isOpen = false

  return {
    deviceId,
    subscribe: store.subscribe,
    shown: store.shown,
    ...talk,
    microphoneLevel: () => microphoneLevel,
    turnOnMicrophone,
    turnOffMicrophone: () => endMicrophone(),
    turnOnCamera,
    turnOffCamera: () => endCamera(),
    rotate(rotation: Rotation) {
      store.change({ rotation })
    },
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      endMicrophone()
      endCamera()
      talk.close()
    },
  }

  async function turnOnMicrophone() {
    if (store.get().microphone.state !== 'off') return
    store.change({ microphone: { state: 'starting', problem: null } })
    try {
      const started = await whereThereIsOne(() =>
        startMicrophone({
          onChunk(chunk, level) {
            microphoneLevel = level
            talk.sendSpeech(chunk, level)
          },
          onEnded: () => endMicrophone('stopped'),
        }),
      )
      microphone = started
      if (!isOpen) return endMicrophone()
      store.change({ microphone: { state: 'on', problem: null } })
      note('microphone on')
    } catch (error) {
      const problem = problemIn(error)
      store.change({ microphone: { state: 'off', problem } })
      note('microphone failed', problem)
    }
  }

  function endMicrophone(problem: 'stopped' | null = null) {
    if (!microphone) return
    microphone.stop()
    microphone = undefined
    microphoneLevel = 0
    store.change({ microphone: { state: 'off', problem } })
    note('microphone off')
  }

  async function turnOnCamera() {
    if (store.get().camera.state !== 'off') return
    store.change({ camera: { state: 'starting', problem: null, running: null } })
    try {
      const running = await whereThereIsOne(() =>
        startCamera({
          rotation: () => store.get().rotation,
          onPicture: sendPicture,
          onEnded: () => endCamera('stopped'),
        }),
      )
      store.change({ camera: { state: 'on', problem: null, running } })
      if (!isOpen) return endCamera()
      note('camera on')
    } catch (error) {
      const problem = problemIn(error)
      store.change({ camera: { state: 'off', problem, running: null } })
      note('camera failed', problem)
    }
  }

  function sendPicture(jpeg: Uint8Array) {
    if (jpeg.byteLength > vision.maxBytes) note('picture too large', jpeg.byteLength)
    else talk.sendPicture(jpeg)
  }

  function endCamera(problem: 'stopped' | null = null) {
    const { running } = store.get().camera
    if (!running) return
    running.stop()
    store.change({ camera: { state: 'off', problem, running: null } })
    note('camera off')
  }

  function note(event: string, detail?: unknown) {
    log.add('page', event, detail)
    store.change({ log: log.entries() })
  }
}

class NoMedia extends Error {}

function whereThereIsOne<Started>(start: () => Promise<Started>) {
  if (unavailableCamera()) throw new NoMedia()
  return start()
}

function problemIn(error: unknown) {
  return error instanceof NoMedia ? (unavailableCamera() ?? 'unsupported') : toCameraError(error)
}
