import { toMediaDeviceError, mediaDevicesError, type MediaDeviceError } from '../../../ui/scan/media-device-error.ts'
import type { EmulatorStore } from '../emulator-state.ts'
import { startMicrophone, type Microphone } from './microphone.ts'

interface EmulatedMicrophoneDependencies {
  store: EmulatorStore
  log: (event: string, detail?: unknown) => void
  /** The level is from 0 to 1. */
  onChunk: (samples: Int16Array, level: number) => void
}

/** The microphone that a button of the page turns on and off. */
export function createEmulatedMicrophone({ store, log, onChunk }: EmulatedMicrophoneDependencies) {
  let running: Microphone | undefined
  let level = 0

  return { level: () => level, turnOn, turnOff }

  async function turnOn(isPageOpen: () => boolean) {
    if (store.get().microphone.state !== 'off') return
    const missing = mediaDevicesError()
    if (missing) return showProblem(missing)
    store.change({ microphone: { state: 'starting', problem: null } })
    try {
      running = await startMicrophone({ onChunk: receive, onEnded: () => turnOff('stopped') })
    } catch (error) {
      return showProblem(toMediaDeviceError(error))
    }
    if (!isPageOpen()) return turnOff()
    store.change({ microphone: { state: 'on', problem: null } })
    log('microphone on')
  }

  function receive(samples: Int16Array, measured: number) {
    level = measured
    onChunk(samples, measured)
  }

  function turnOff(problem: 'stopped' | null = null) {
    if (!running) return
    running.stop()
    running = undefined
    level = 0
    store.change({ microphone: { state: 'off', problem } })
    log('microphone off')
  }

  function showProblem(problem: MediaDeviceError) {
    store.change({ microphone: { state: 'off', problem } })
    log('microphone failed', problem)
  }
}
