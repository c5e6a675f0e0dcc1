import { vision } from '@pipit/contract/chat/events'
import { toMediaDeviceError, mediaDevicesError, type MediaDeviceError } from '../../../ui/scan/media-device-error.ts'
import type { EmulatorStore } from '../emulator-state.ts'
import { startCamera, type Camera } from './camera.ts'

interface EmulatedCameraDependencies {
  store: EmulatorStore
  log: (event: string, detail?: unknown) => void
  onPicture: (jpeg: Uint8Array) => void
}

/** The camera that a button of the page turns on and off. */
export function createEmulatedCamera({ store, log, onPicture }: EmulatedCameraDependencies) {
  return { turnOn, turnOff }

  async function turnOn(isPageOpen: () => boolean) {
    if (store.get().camera.state !== 'off') return
    const missing = mediaDevicesError()
    if (missing) return showProblem(missing)
    store.change({ camera: { state: 'starting', problem: null, running: null } })
    let running: Camera
    try {
      running = await startCamera({
        rotation: () => store.get().rotation,
        onPicture: receive,
        onEnded: () => turnOff('stopped'),
      })
    } catch (error) {
      return showProblem(toMediaDeviceError(error))
    }
    store.change({ camera: { state: 'on', problem: null, running } })
    if (!isPageOpen()) return turnOff()
    log('camera on')
  }

  function receive(jpeg: Uint8Array) {
    if (jpeg.byteLength > vision.maxBytes) log('picture too large', jpeg.byteLength)
    else onPicture(jpeg)
  }

  function turnOff(problem: 'stopped' | null = null) {
    const { running } = store.get().camera
    if (!running) return
    running.stop()
    store.change({ camera: { state: 'off', problem, running: null } })
    log('camera off')
  }

  function showProblem(problem: MediaDeviceError) {
    store.change({ camera: { state: 'off', problem, running: null } })
    log('camera failed', problem)
  }
}
