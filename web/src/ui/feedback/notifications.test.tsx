import { ApiCallError } from '@pipit/contract/api/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notification } from 'antd'
import { renderPage } from '../../testing/render-page.tsx'
import { notify, notifyWithUndo } from './notifications.ts'

const alert = page.getByRole('alert')
const undo = page.getByRole('button', { name: 'Undo' })
const undoes = () => vi.fn<() => Promise<unknown>>(() => Promise.resolve())

/** A page with a button that reports an action, which `undoAction` undoes. */
async function report(undoAction = undoes()) {
  onTestFinished(() => notification.destroy())
  const rendered = await renderPage(
    <button type="button" onClick={() => void notifyWithUndo('The bird is released', undoAction, 'It flew away.')}>
      Release
    </button>,
  )
  await page.getByRole('button', { name: 'Release' }).click()
  await expect.element(alert).toMatchTextContent(/The bird is released.*It flew away\./)
  return rendered
}

test('an action is undone once, which the next notification says', async () => {
  const undone = Promise.withResolvers<void>()
  const undoAction = vi.fn<() => Promise<unknown>>(() => undone.promise)
  await report(undoAction)
  await undo.click()
  await expect.element(alert).not.toBeInTheDocument()
  undone.resolve()
  await expect.element(alert).toMatchTextContent(/Undone/)
  expect(undoAction).toHaveBeenCalledOnce()
})

test('an action that cannot be undone any more is reported with the reason', async () => {
  const reason = new ApiCallError(409, { code: 'version-conflict', message: 'Somebody caught it.', details: [] })
  await report(undoes().mockRejectedValueOnce(reason))
  await undo.click()
  await expect.element(alert).toMatchTextContent(/This could not be undone.*Somebody caught it\./)
  await expect.element(undo).not.toBeInTheDocument()
})

test('a newer notification takes the place of the last, and Escape closes it', async () => {
  await report()
  await notify('info', { title: 'Another bird has come' })
  await expect.element(alert).toMatchTextContent(/Another bird has come/)
  expect(alert.elements()).toHaveLength(1)
  await expect.element(undo).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  // It would close by itself later.
  await expect.element(alert, { timeout: 2000 }).not.toBeInTheDocument()
})

test('the undo button is reached with the keyboard, and stays when another page opens', async () => {
  const undoAction = undoes()
  const { router } = await report(undoAction)
  await router.navigate('/birds')
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toMatchTextContent(/Undone/)
  expect(undoAction).toHaveBeenCalledOnce()
})
