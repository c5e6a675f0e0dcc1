import { ApiCallError } from '@pipit/contract/api/client'
import { Button } from 'antd'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import type { TableColumn } from './columns.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { FilterValues, TableFilter } from './filters.ts'
import { useRowSelection } from './selection.tsx'

interface Bird {
  id: number
  name: string
  kind: 'wren' | 'heron'
  ring: string
}

/** Each fourth is a heron. */
const birds = Array.from({ length: 12 }, (_, index): Bird => {
  const id = index + 1
  const kind = id % 4 === 0 ? 'heron' : 'wren'
  return { id, kind, name: `${kind} ${id}`, ring: `ring of ${id}` }
})

const columns: TableColumn<Bird>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => <strong>{name}</strong> },
  { key: 'kind', title: 'Kind', render: ({ kind }) => kind },
  { key: 'ring', title: 'Ring', render: ({ ring }) => ring, isHidden: true },
]

const filters: TableFilter[] = [
  { key: 'search', label: 'Search by name', kind: 'search' },
  { key: 'sort', label: 'Sort', emptyLabel: 'Lowest first', options: [{ id: 'highest', name: 'Highest first' }] },
  {
    key: 'kind',
    label: 'Kind',
    options: [
      { id: 'wren', name: 'Wrens' },
      { id: 'heron', name: 'Herons' },
    ],
  },
  { key: 'ring', label: 'Ring', kind: 'text' },
  { key: 'since', label: 'Since', kind: 'day' },
]

/** What a server does with the filters: at most ten birds, and where the next ones start. */
function listBirds({ search = '', kind, sort, ring = '' }: FilterValues, cursor = '0') {
  const found = birds.filter(
    (bird) => bird.name.includes(search) && bird.ring.includes(ring) && (kind === undefined || bird.kind === kind),
  )
  if (sort === 'highest') found.reverse()
  const start = Number(cursor)
  return Promise.resolve({
    items: found.slice(start, start + 10),
    nextCursor: found.length > start + 10 ? String(start + 10) : null,
    total: { count: found.length, isExact: true },
  })
}

const refusal = new ApiCallError(403, { code: 'forbidden', message: 'You are not a falconer.', details: [] })

type BirdTableProps = Partial<DataTableProps<Bird>> & { onRing?: (birds: Bird[]) => void }

function BirdTable({ onRing, ...props }: BirdTableProps) {
  const selection = useRowSelection<Bird>()
  return (
    <DataTable
      name="birds"
      label="Birds"
      columns={columns}
      rowName={({ name }) => name}
      filters={filters}
      fetchPage={listBirds}
      selection={selection}
      actions={<Button onClick={() => onRing?.(selection.rows)}>Ring them</Button>}
      empty={<p>No bird has come yet.</p>}
      {...props}
    />
  )
}

const button = (name: string) => page.getByRole('button', { name })
const field = (label: string) => page.getByLabelText(label)
/** The first cell of each row, which has the bird's name. */
const names = () => [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent)
/** What a screen reader says when the rows change. */
const result = (text: string) => page.getByRole('status').getByText(text)

describe('pages', () => {
  test('the next page and the one before are a click away, and the range says where one is', async () => {
    await renderPage(<BirdTable />)
    await expect.element(result('1–10 of 12')).toBeVisible()
    expect(names()).toHaveLength(10)
    await expect.element(button('Previous')).toBeDisabled()
    await button('Next').click()
    await expect.element(result('11–12 of 12')).toBeVisible()
    expect(names()[0]).toBe('wren 11')
    await expect.element(button('Next')).toBeDisabled()
    await button('Previous').click()
    await expect.element(result('1–10 of 12')).toBeVisible()
    expect(names()[0]).toBe('wren 1')
  })

  test('a list with one page has no buttons for others', async () => {
    await renderPage(<BirdTable />, { path: '/?kind=heron' })
    await expect.element(result('1–3 of 3')).toBeVisible()
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  })

  test('a total that was not counted to its end says so, except on the last page', async () => {
    const total = { count: 11, isExact: false }
    await renderPage(
      <BirdTable fetchPage={async (values, cursor) => ({ ...(await listBirds(values, cursor)), total })} />,
    )
    await expect.element(result('1–10 of at least 11')).toBeVisible()
    await button('Next').click()
    await expect.element(result('11–12 of 12')).toBeVisible()
  })
})

describe('selection', () => {
  test('rows stay selected from page to page, and an action gets all of them', async () => {
    const ring = vi.fn<(birds: Bird[]) => void>()
    await renderPage(<BirdTable onRing={ring} />)
    await field('Select all on this page').click()
    await expect.element(result('10 selected')).toBeVisible()
    await field('Select wren 2').click()
    await expect.element(field('Select all on this page')).not.toBeChecked()
    await button('Next').click()
    await field('Select wren 11').click()
    await expect.element(result('10 selected')).toBeVisible()
    await button('Ring them').click()
    expect(ring.mock.lastCall?.[0].map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])

    await button('Previous').click()
    await expect.element(field('Select wren 3')).toBeChecked()
    await button('Clear').click()
    await expect.element(field('Select wren 3')).not.toBeChecked()
    await expect.element(button('Ring them')).not.toBeInTheDocument()
  })

  test('the arrow keys move from checkbox to checkbox, and Space selects', async () => {
    await renderPage(<BirdTable />)
    await expect.element(result('1–10 of 12')).toBeVisible()
    field('Select all on this page').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowDown} {ArrowUp}')
    await expect.element(field('Select wren 2')).toHaveFocus()
    await expect.element(field('Select wren 2')).toBeChecked()
    await expect.element(field('Select wren 3')).toBeChecked()
    await expect.element(result('2 selected')).toBeVisible()
  })
})

test('the menu of a row opens by keyboard, acts on this row, and gives the focus back', async () => {
  const release = vi.fn<(bird: string) => void>()
  const rowActions = ({ name }: Bird) => [
    { label: 'Follow', onSelect: () => undefined },
    { label: 'Release', onSelect: () => release(name) },
  ]
  await renderPage(<BirdTable rowActions={rowActions} />)
  const menu = button('Actions for wren 3')
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Follow' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(release).toHaveBeenCalledExactlyOnceWith('wren 3')
  await expect.element(menu).toHaveFocus()
})

describe('filters', () => {
  test('search, filters and order apply together, are in the URL, and start at the first page', async () => {
    const { router } = await renderPage(<BirdTable />)
    await button('Next').click()
    await expect.element(result('11–12 of 12')).toBeVisible()
    await field('Sort').selectOptions('Highest first')
    await expect.element(result('1–10 of 12')).toBeVisible()
    await expect.poll(() => names()[0]).toBe('heron 12')
    await field('Kind').selectOptions('Herons')
    await field('Search by name').fill(' 1')
    await expect.element(result('1–1 of 1')).toBeVisible()
    expect(names()).toEqual(['heron 12'])
    expect(router.state.location.search).toBe('?sort=highest&kind=heron&search=1')
    await field('Kind').selectOptions('Any')
    await expect.element(result('1–4 of 4')).toBeVisible()
    await field('Ring').fill('of 11')
    await expect.element(result('1–1 of 1')).toBeVisible()
  })

  test('a filter that is chosen while somebody types undoes nothing', async () => {
    const { router } = await renderPage(<BirdTable />)
    await field('Search by name').fill('heron')
    await field('Sort').selectOptions('Highest first')
    await expect.element(result('1–3 of 3')).toBeVisible()
    await expect.element(field('Search by name')).toHaveValue('heron')
    await expect.poll(() => names()[0]).toBe('heron 12')
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      search: 'heron',
      sort: 'highest',
    })
  })

  test('a space between two words stays while one stops to think', async () => {
    const { router } = await renderPage(<BirdTable />)
    await userEvent.type(field('Search by name'), 'heron ')
    await expect.poll(() => router.state.location.search).toBe('?search=heron')
    await expect.element(result('1–3 of 3')).toBeVisible()
    await userEvent.keyboard('12')
    await expect.element(result('1–1 of 1')).toBeVisible()
    expect(names()).toEqual(['heron 12'])
  })

  test('a link changes the fields, and values that a filter does not have are ignored', async () => {
    const fetchPage = vi.fn<typeof listBirds>(listBirds)
    const { router } = await renderPage(<BirdTable fetchPage={fetchPage} />, {
      path: '/?kind=eagle&since=2026-02-31T&other=1',
    })
    await expect.element(result('1–10 of 12')).toBeVisible()
    expect(fetchPage.mock.lastCall?.[0]).toEqual({})
    await router.navigate('/?kind=heron&since=2026-11-19&search=12')
    await expect.element(result('1–1 of 1')).toBeVisible()
    expect(fetchPage.mock.lastCall?.[0]).toEqual({ kind: 'heron', since: '2026-11-19', search: '12' })
    await expect.element(field('Search by name')).toHaveValue('12')
    await expect.element(field('Since')).toHaveValue('2026-11-19')
    await expect.element(field('Kind')).toHaveValue('heron')
  })
})

describe('a table without rows', () => {
  test('says why it is empty', async () => {
    const nothing = { items: [], nextCursor: null, total: { count: 0, isExact: true } }
    await renderPage(<BirdTable fetchPage={() => Promise.resolve(nothing)} />)
    await expect.element(page.getByText('No bird has come yet.')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })

  test('offers to show everything if a search finds nothing', async () => {
    await renderPage(<BirdTable />, { path: '/?search=eagle&kind=heron' })
    await expect.element(result('Nothing was found.')).toBeVisible()
    await expect.element(page.getByText('Nothing matches. Try fewer filters or another word.')).toBeVisible()
    await button('Show everything').click()
    await expect.element(result('1–10 of 12')).toBeVisible()
    await expect.element(field('Search by name')).toHaveValue('')
    await expect.element(field('Kind')).toHaveValue('')
  })
})

test('a table says that it loads, explains a refusal, and tries again', async () => {
  const first = Promise.withResolvers<never>()
  const fetchPage = vi.fn<typeof listBirds>(listBirds).mockReturnValueOnce(first.promise)
  await renderPage(<BirdTable fetchPage={fetchPage} />)
  await expect.element(result('Loading ...')).toBeVisible()
  first.reject(refusal)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^You are not a falconer\./)
  await button('Try again').click()
  await expect.element(result('1–10 of 12')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('rows stay, marked as busy, until those of another filter arrive', async () => {
  const herons = Promise.withResolvers<void>()
  const fetchPage: typeof listBirds = async (values, cursor) => {
    if (values.kind) await herons.promise
    return listBirds(values, cursor)
  }
  await renderPage(<BirdTable fetchPage={fetchPage} />)
  await expect.element(result('1–10 of 12')).toBeVisible()
  await field('Kind').selectOptions('Herons')
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(names()).toHaveLength(10)
  await expect.element(result('1–10 of 12')).toBeVisible()
  herons.resolve()
  await expect.element(result('1–3 of 3')).toBeVisible()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('hidden columns can be shown, others hidden, and this browser remembers it', async () => {
  const headers = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  await renderPage(<BirdTable />)
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  expect(headers().slice(1)).toEqual(['Name', 'Kind'])
  await button('Choose columns').click()
  const columnGroup = page.getByRole('group', { name: 'Columns' })
  await expect.element(columnGroup.getByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
  await columnGroup.getByRole('checkbox', { name: 'Ring' }).click()
  await columnGroup.getByRole('checkbox', { name: 'Kind' }).click()
  expect(headers().slice(1)).toEqual(['Name', 'Ring'])

  await renderPage(<BirdTable />)
  await expect.element(page.getByText('ring of 10')).toBeVisible()
  expect(headers().slice(1)).toEqual(['Name', 'Ring'])
})

test('an export has the filters of the list, and says why it fails', async () => {
  const exportCsv = vi.fn<(values: FilterValues) => Promise<File>>().mockRejectedValue(refusal)
  await renderPage(<BirdTable exportCsv={exportCsv} />, { path: '/?kind=heron' })
  await button('Export as CSV').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^You are not a falconer\./)
  expect(exportCsv.mock.lastCall?.[0]).toEqual({ kind: 'heron' })
})

describe('the width', () => {
  const long = { id: 0, kind: 'heron', name: 'n'.repeat(300), ring: '' } as const
  const fetchPage = async (values: FilterValues, cursor?: string) => {
    const list = await listBirds(values, cursor)
    return { ...list, items: [long, ...list.items] }
  }
  const rowActions = () => [{ label: 'Release', onSelect: () => undefined }]
  const wide = () =>
    [...document.querySelectorAll('html, section, section > div')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )

  test.each([320, 375, 768, 1280])('nothing scrolls sideways at %i px', async (width) => {
    await renderPage(<BirdTable fetchPage={fetchPage} rowActions={rowActions} />, { width })
    await expect.element(page.getByText('wren 9')).toBeVisible()
    expect(wide()).toEqual([])
  })

  test('on a phone each row is a card that names its values, and the filters are folded', async () => {
    await renderPage(<BirdTable />, { width: 375, path: '/?kind=heron' })
    const card = page.getByRole('row', { name: /heron 12/ })
    await expect.element(card).toHaveStyle({ display: 'grid' })
    await expect.element(card.getByRole('cell', { name: 'Kind: heron' })).toBeVisible()
    await expect.element(field('Search by name')).toBeVisible()
    await expect.element(field('Kind')).not.toBeVisible()
    await button('Filters (1)').click()
    await expect.element(field('Kind')).toBeVisible()
    await expect.element(button('Filters (1)')).toHaveAttribute('aria-expanded', 'true')
  })
})
