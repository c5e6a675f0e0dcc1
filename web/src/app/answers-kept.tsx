import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'

/**
 * Holds the server's answers for the pages of a signed-in person. The store lives and dies with those pages, so that
 * nothing of one family is left when the next person signs in at the same browser.
 */
export function AnswersKept() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
