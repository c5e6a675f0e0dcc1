import { familyNamespace, type FamilyEvents, type ConnectionRefusal } from '@pipit/contract/realtime/events'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import { readAccessReason } from './access-reason.ts'
import { refreshFamilies } from './families.ts'
import { useFamily } from './use-family.ts'
import { familyKeys, refreshFamily } from './family-queries.ts'
import { currentSession, renewSession } from '../session/session.ts'

/** Before the second attempt to reconnect; it grows with each rejection. */
const reconnectDelayMs = 2000

/** Keeps the data of the open family up to date while its pages are open. */
export function useFamilyUpdates() {
  const queryClient = useQueryClient()
  const { accountId } = useFamily()

  useEffect(() => {
    const unmount = new AbortController()
    void connect(queryClient, accountId, unmount.signal)
    return () => unmount.abort()
  }, [queryClient, accountId])
}

async function connect(queryClient: QueryClient, accountId: string, unmounted: AbortSignal) {
  const { io } = await import('socket.io-client')
  if (unmounted.aborted) return
  const socket: Socket<FamilyEvents> = io(familyNamespace, {
    transports: ['websocket'],
    // Read at each attempt, because tokens expire.
    auth: (sendAuth) =>
      void currentSession().then((session) =>
        sendAuth({ token: session?.accessToken ?? '', accountId, reason: readAccessReason(accountId) }),
      ),
  })
  // A request that is on its way is not sent twice.
  const refreshAll = () =>
    void queryClient.invalidateQueries({ queryKey: familyKeys.all(accountId) }, { cancelRefetch: false })
  let rejections = 0
  socket.on('connect', () => {
    rejections = 0
    // Events may have been missed before the connection was made or while it was lost.
    refreshAll()
  })
  // The server disconnects when a session ends. If the session can be renewed, for example after a change of role, the
  // socket reconnects; otherwise renewing signs this tab out.
  const renewAndReconnect = () => {
    rejections += 1
    window.setTimeout(
      async () => {
        if (unmounted.aborted) return
        try {
          const session = await renewSession()
          if (session && !unmounted.aborted) socket.connect()
        } catch {
          // The server cannot be reached at the moment.
          renewAndReconnect()
        }
      },
      reconnectDelayMs * (rejections - 1),
    )
  }
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    // Somebody who was removed from the family sees it at once.
    refreshFamilies()
    renewAndReconnect()
  })
  socket.on('connect_error', (error: Error & { data?: ConnectionRefusal }) => {
    if (error.data?.code === 'unauthenticated') renewAndReconnect()
    if (error.data?.code === 'not-found') refreshFamilies()
  })
  socket.on('changed', ({ resource, id }) => {
    // Somebody may have another role now.
    if (resource === 'account') refreshFamilies()
    void refreshFamily(queryClient, accountId, { resource, id })
  })
  socket.on('resync', refreshAll)
  unmounted.addEventListener('abort', () => socket.close())
}
