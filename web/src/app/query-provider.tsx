import { ApiCallError } from '@pipit/contract/api/client'
import { onlineManager, QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isConnectionFailure } from '../api/connection.ts'
import { useSession } from '../api/session/session.ts'

/**
 * The query cache for the pages of a signed-in account. Each account has its own, so that nothing of one family is left
 * when the next person signs in with the same browser.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const account = useSession()?.id
  const navigate = useNavigate()
  const wasSignedIn = usePrevious(account) !== undefined

  // Signed out in another tab, disabled, or expired.
  useEffect(() => {
    if (wasSignedIn && account === undefined) void navigate('/', { replace: true })
  }, [wasSignedIn, account, navigate])

  return <AccountQueryProvider key={account}>{children}</AccountQueryProvider>
}

/** Queries are tried again this often while the server cannot be reached, although the browser has a network. */
const retryIntervalMs = 10_000

function AccountQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createQueryClient() {
  // It would learn only of changes.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: { retry, refetchInterval },
      // A mutation fails at once without a network, so that the page can say so, instead of waiting.
      mutations: { networkMode: 'always' },
    },
  })
}

const refetchInterval = ({ state }: Query) => isConnectionFailure(state.error) && retryIntervalMs

/** A rejected request is rejected again; a lost connection may be back in a moment. */
function retry(failures: number, error: Error) {
  return failures < 3 && !(error instanceof ApiCallError && error.status < 500)
}

function usePrevious(value: string | undefined) {
  const [previous, setPrevious] = useState(value)
  if (value !== undefined && value !== previous) setPrevious(value)
  return previous
}
