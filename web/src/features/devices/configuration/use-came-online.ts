import { useState } from 'react'

/** Whether a device has come online since the component was first shown, and still is. */
export function useCameOnline(isOnline: boolean) {
  const [wasOnline, setWasOnline] = useState(isOnline)
  const [cameOnline, setCameOnline] = useState(false)
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    setCameOnline(isOnline)
  }
  return cameOnline
}
