import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEmulator } from './emulator.ts'

/** One emulator while the page is open. Leaving the page ends the conversation and releases microphone and camera. */
export function useEmulator(deviceId: string) {
  const [running] = useState(() => createEmulator(deviceId))
  useEffect(() => {
    running.open()
    return () => running.close()
  }, [running])
  const state = useSyncExternalStore(running.subscribe, running.shown)
  return { emulator: running, state }
}
