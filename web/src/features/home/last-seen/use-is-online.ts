import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The browser knows only whether it has a network, not whether the server can be reached. */
export function useIsOnline() {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
}
