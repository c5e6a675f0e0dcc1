import { ApiCallError } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Component, useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { QueryBoundary } from './query-boundary.tsx'

type Fetch = () => Promise<string>

interface BirdProps {
  fetchBird: Fetch
  name?: string
  skeleton?: ReactNode
}

function Bird({ fetchBird, name = 'bird', skeleton }: BirdProps) {
  const client = useQueryClient()
  const query = useQuery({ queryKey: [name], queryFn: fetchBird })
  return (
    <>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Look again
      </button>
      <QueryBoundary query={query} skeleton={skeleton}>
        {(bird) => <p>It is a {bird}.</p>}
      </QueryBoundary>
    </>
  )
}

const fetches = () => vi.fn<Fetch>(() => Promise.resolve('wren'))
const refusal = (status: number, code: 'forbidden' | 'invalid-request' | 'not-found', field?: string) =>
  new ApiCallError(status, {
    code,
    message: 'You are not a falconer.',
    details: field === undefined ? [] : [{ field, message: 'It is too long.' }],
  })

const loading = page.getByRole('status').getByText('Loading ...')
const alert = page.getByRole('alert')
const retry = page.getByRole('button', { name: 'Try again' })
const needsConnection = page.getByText('This needs a connection. It continues by itself when there is one again.')

test('a query that loads is busy, says so to a screen reader, and shows its skeleton, then its data', async () => {
  const held = Promise.withResolvers<string>()
  await renderPage(<Bird fetchBird={() => held.promise} skeleton={<p>An egg</p>} />)
  await expect.element(loading).toBeInTheDocument()
  await expect.element(page.getByText('An egg')).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toMatchTextContent(/An egg$/)
  held.resolve('wren')
  await expect.element(page.getByText('It is a wren.')).toBeVisible()
  await expect.element(loading).not.toBeInTheDocument()
  await expect.element(page.getByText('An egg')).not.toBeInTheDocument()
})

describe('a refusal', () => {
  test('is explained, and the query is tried again when asked', async () => {
    const fetchBird = fetches().mockRejectedValueOnce(refusal(403, 'forbidden'))
    await renderPage(<Bird fetchBird={fetchBird} />)
    await expect.element(alert.getByText('You are not a falconer.')).toBeVisible()
    await retry.click()
    await expect.element(page.getByText('It is a wren.')).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    expect(fetchBird).toHaveBeenCalledTimes(2)
  })

  test('of a request that is not right is explained with what is wrong', async () => {
    await renderPage(<Bird fetchBird={() => Promise.reject(refusal(400, 'invalid-request', 'query.search'))} />)
    await expect.element(alert.getByText('It is too long.')).toBeVisible()
  })

  test.each([
    ['what does not exist', refusal(404, 'not-found')],
    ['a malformed id', refusal(400, 'invalid-request', 'params.birdId')],
  ])('of %s is left to the page', async (_, error) => {
    const console = vi.spyOn(globalThis.console, 'error').mockReturnValue()
    await renderPage(
      <ErrorBoundary>
        <Bird fetchBird={() => Promise.reject(error)} />
      </ErrorBoundary>,
    )
    await expect.element(page.getByText('404 not-found')).toBeVisible()
    console.mockRestore()
  })
})

class ErrorBoundary extends Component<{ children: ReactNode }, { error?: ApiCallError }> {
  override state: { error?: ApiCallError } = {}
  static getDerivedStateFromError(error: ApiCallError) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error ? `${error.status} ${error.code}` : this.props.children
  }
}

test('data stays while it is fetched again, and when that is refused', async () => {
  const again = Promise.withResolvers<string>()
  const fetchBird = vi.fn<Fetch>(() => again.promise).mockResolvedValueOnce('wren')
  await renderPage(<Bird fetchBird={fetchBird} />)
  await expect.element(page.getByText('It is a wren.')).toBeVisible()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect.poll(() => fetchBird.mock.calls).toHaveLength(2)
  await expect.element(page.getByText('It is a wren.')).toBeVisible()
  again.reject(refusal(403, 'forbidden'))
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect.poll(() => fetchBird.mock.calls).toHaveLength(3)
  await expect.element(page.getByText('It is a wren.')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

describe('without a connection', () => {
  test('each part shows its skeleton, the page says once what it waits for, and continues by itself', async () => {
    const fetchBird = fetches()
    await renderPage(
      <Opened>
        <ConnectionNotice>
          <Bird name="wren" fetchBird={fetchBird} skeleton={<p>An egg</p>} />
          <Bird name="heron" fetchBird={fetchBird} skeleton={<p>Another egg</p>} />
        </ConnectionNotice>
      </Opened>,
    )
    await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible()
    window.dispatchEvent(new Event('offline'))
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(needsConnection).toBeVisible()
    expect(needsConnection.elements()).toHaveLength(1)
    await expect.element(page.getByText('An egg')).toBeVisible()
    await expect.element(page.getByText('Another egg')).toBeVisible()
    expect(fetchBird).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => page.getByText('It is a wren.').elements()).toHaveLength(2)
    await expect.element(needsConnection).not.toBeInTheDocument()
  })

  test('a part that cannot reach the server says so itself if the page does not, and tries again when asked', async () => {
    const refetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const query = { data: undefined, error: new TypeError('Failed to fetch'), refetch }
    await renderPage(<QueryBoundary query={query}>{() => null}</QueryBoundary>)
    await expect.element(needsConnection).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    await retry.click()
    expect(refetch).toHaveBeenCalledOnce()
  })
})

/** A page that is opened later. */
function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}
