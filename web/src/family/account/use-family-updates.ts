import {
  familyNamespace,
  type ConnectionRefusal,
  type FamilyEvents,
  type FamilyHandshake,
} from '@pipit/contract/realtime/events'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import { familyKeys } from '../../api/query-keys.ts'
import { readAccessReason } from '../../api/session/access-reason.ts'
import { refreshFamilies } from './api/get-families.ts'
import { useFamily } from './use-family.ts'
import { refreshFamily } from './api/get-family-home.ts'
import { expireAccount, onAccountChange, readAccount, type AccountSession } from '../../api/session/account-store.ts'
import { currentSession } from '../../api/session/session.ts'

const reconnectDelayMs = 1000

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
  let session: AccountSession | null = null
  const socket: Socket<FamilyEvents> = io(familyNamespace, {
    transports: ['websocket'],
    // Read at each attempt, because tokens expire.
    auth: (sendAuth) => void authorize(sendAuth),
  })
  async function authorize(sendAuth: (handshake: FamilyHandshake) => void) {
    session = await currentSession().catch(() => null)
    const reason = readAccessReason(accountId)
    if (session) sendAuth({ token: session.accessToken, accountId, ...(reason !== undefined && { reason }) })
    else socket.disconnect()
  }
  // The session is renewed elsewhere, as soon as the back-off allows it.
  const connectWithNewSession = () => {
    const account = readAccount()
    if (account && account.expiresAt > Date.now() && !socket.active) socket.connect()
  }
  const stopWaiting = onAccountChange(connectWithNewSession)
  // A request that is on its way is not sent twice.
  const refreshAll = () =>
    void queryClient.invalidateQueries({ queryKey: familyKeys.all(accountId) }, { cancelRefetch: false })
  // Events may have been missed before the connection was made or while it was lost.
  socket.on('connect', refreshAll)
  // The server disconnects when a session ends, or when somebody's role in the family changes.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    // Somebody who was removed from the family sees it at once.
    refreshFamilies()
    window.setTimeout(() => unmounted.aborted || socket.connect(), reconnectDelayMs)
  })
  socket.on('connect_error', (error: Error & { data?: ConnectionRefusal }) => {
    if (error.data?.code === 'unauthenticated' && session) {
      expireAccount(session.accessToken)
      // Another call may have replaced it already.
      connectWithNewSession()
    }
    if (error.data?.code === 'not-found') refreshFamilies()
  })
  socket.on('changed', ({ resource, id }) => {
    // Somebody may have another role now.
    if (resource === 'account') refreshFamilies()
    void refreshFamily(queryClient, accountId, { resource, id })
  })
  socket.on('resync', refreshAll)
  unmounted.addEventListener('abort', () => {
    stopWaiting()
    socket.close()
  })
}
