import { familyNamespace, type FamilyEvents, type ConnectionRefusal } from '@pipit/contract/realtime/events'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import { useFamily } from './family.ts'
import { familyKeys, refreshFamily } from './family-queries.ts'
import { currentSession, renewSession } from '../session/session.ts'

/** Before the second attempt; after each refusal more. */
const reconnectDelayMs = 2000

/** Keeps the answers of the open family up to date while its pages are open: what changes elsewhere shows by itself. */
export function useFamilyUpdates() {
  const store = useQueryClient()
  const { accountId } = useFamily()

  useEffect(() => {
    const leaving = new AbortController()
    void connect(store, accountId, leaving.signal)
    return () => leaving.abort()
  }, [store, accountId])
}

async function connect(store: QueryClient, accountId: string, leaving: AbortSignal) {
  const { io } = await import('socket.io-client')
  if (leaving.aborted) return
  const socket: Socket<FamilyEvents> = io(familyNamespace, {
    transports: ['websocket'],
    // Asked for at each attempt: the token of an hour ago opens nothing.
    auth: (give) => void currentSession().then((session) => give({ token: session?.accessToken ?? '', accountId })),
  })
  // An answer that is on its way is waited for, not asked for twice.
  const refreshAll = () =>
    void store.invalidateQueries({ queryKey: familyKeys.all(accountId) }, { cancelRefetch: false })
  let refusals = 0
  socket.on('connect', () => {
    refusals = 0
    // Whatever happened before, since the page was shown or while the line was away, was not heard.
    refreshAll()
  })
  // The server closes the line when a session ends, and opens none for one that has. Somebody who may have another,
  // say after a change of role, goes on with that; everybody else is signed out here too.
  const renewAndReconnect = () => {
    refusals += 1
    window.setTimeout(
      async () => {
        if (leaving.aborted) return
        const session = await renewSession().catch(() => null)
        if (session && !leaving.aborted) socket.connect()
      },
      reconnectDelayMs * (refusals - 1),
    )
  }
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && renewAndReconnect())
  socket.on('connect_error', (error: Error & { data?: ConnectionRefusal }) => {
    if (error.data?.code === 'unauthenticated') renewAndReconnect()
  })
  socket.on('changed', ({ resource, id }) => void refreshFamily(store, accountId, { resource, id }))
  socket.on('resync', refreshAll)
  leaving.addEventListener('abort', () => socket.close())
}
