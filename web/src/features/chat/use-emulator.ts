import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEmulator } from './emulator.ts'

/** One emulator while the page is open. Leaving the page ends the conversation and releases microphone and camera. */
export function useEmulator(device: Parameters<typeof createEmulator>[0]) {
  const [running] = useState(() => createEmulator(device))
  useEffect(() => {
    running.open()
    return () => running.close()
  }, [running])
  const state = useSyncExternalStore(running.subscribe, running.shown)
  return { emulator: running, state }
}
