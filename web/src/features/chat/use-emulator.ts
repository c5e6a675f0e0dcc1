import { useEffect, useState, useSyncExternalStore } from 'react'
import { emulator } from './emulator.ts'

/** One for as long as the page is open: whoever leaves it hangs up, and lets go of the microphone and the camera. */
export function useEmulator(deviceId: string) {
  const [running] = useState(() => emulator(deviceId))
  useEffect(() => {
    running.open()
    return () => running.close()
  }, [running])
  const state = useSyncExternalStore(running.subscribe, running.shown)
  return { emulator: running, state }
}
