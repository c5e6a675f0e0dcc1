import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { ShortId } from './short-id.tsx'

test('an id is short, shown as a whole on hover, and copied as a whole', async () => {
  await renderPage(<ShortId id="0123456789abcdef" />)
  await expect.element(page.getByText('01234567…')).toHaveAttribute('title', '0123456789abcdef')
  await page.getByRole('button', { name: 'Copy the id 0123456789abcdef' }).click()
  await expect.element(page.getByText('The id is copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('0123456789abcdef')
})
