import { ApiCallError } from '@pipit/contract/api/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useSession } from '../api/session/session.ts'

/**
 * Holds the server's answers for the pages of a signed-in person. The store lives and dies with those pages, so that
 * nothing of one family is left when the next person signs in at the same browser.
 */
export function QueryProvider() {
  const account = useSession()?.id
  const navigate = useNavigate()
  const wasIn = usePrevious(account) !== undefined

  // Signed out in another tab, disabled, or expired.
  useEffect(() => {
    if (wasIn && account === undefined) void navigate('/', { replace: true })
  }, [wasIn, account, navigate])

  return <Answers key={account} />
}

function Answers() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry } } }))
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}

/** What the server has refused, it refuses again; a line that broke may be mended in a moment. */
function retry(failures: number, error: Error) {
  return failures < 3 && !(error instanceof ApiCallError && error.status < 500)
}

function usePrevious(value: string | undefined) {
  const [previous, setPrevious] = useState(value)
  if (value !== undefined && value !== previous) setPrevious(value)
  return previous
}
