import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(width < 768px)')

export function useNarrowScreen() {
  return useSyncExternalStore(onChange, () => narrow.matches)
}

function onChange(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
