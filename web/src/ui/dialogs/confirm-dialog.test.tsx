import { ApiCallError } from '@pipit/contract/api/client'
import { Button } from 'antd'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfirmByTyping } from './confirm-by-typing.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ReleaseProps {
  onConfirm: () => Promise<unknown>
  /** What has to be typed before. */
  expected?: string
}

function Release({ onConfirm, expected }: ReleaseProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = {
    title: 'Release the bird?',
    confirmText: 'Release',
    onConfirm: () => onConfirm().then(close),
    onCancel: close,
    children: <p>It will fly away.</p>,
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the cage</Button>
      {isOpen &&
        (expected === undefined ? <ConfirmDialog {...dialog} /> : <ConfirmByTyping {...dialog} expected={expected} />)}
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Release the bird?' })
const opener = button('Open the cage')
const confirm = button('Release')
const actions = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

async function openDialog(props: ReleaseProps) {
  await renderPage(<Release {...props} />)
  await opener.click()
  await expect.element(dialog).toMatchTextContent(/It will fly away\./)
}

test('a dialog that is cancelled does nothing, and the focus returns to what has opened it', async () => {
  const onConfirm = actions()
  await openDialog({ onConfirm })
  for (const cancel of [
    () => button('Keep it').click(),
    () => userEvent.keyboard('{Escape}'),
    () => button('Close').click(),
  ]) {
    await expect.element(dialog).toBeVisible()
    await cancel()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await opener.click()
  }
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a dialog acts once, however often it is confirmed, and stays open until that is done', async () => {
  const acting = Promise.withResolvers<void>()
  const onConfirm = vi.fn<() => Promise<void>>(() => acting.promise)
  await openDialog({ onConfirm })
  await confirm.click()
  await expect.element(confirm).toBeDisabled()
  document.querySelector('form')?.requestSubmit()
  await expect.element(dialog).toBeVisible()
  acting.resolve()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onConfirm).toHaveBeenCalledOnce()
})

describe('a failure', () => {
  test('is explained in the dialog, which stays open to try again', async () => {
    const onConfirm = actions()
      .mockRejectedValueOnce(
        new ApiCallError(403, { code: 'forbidden', message: 'You are not a falconer.', details: [] }),
      )
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await openDialog({ onConfirm })
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('You are not a falconer.')
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^We could not reach Pipit\./)
    await confirm.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onConfirm).toHaveBeenCalledTimes(3)
  })

  test('that concerns what was typed is explained with the reason for the field', async () => {
    const details = [{ field: 'body.reason', message: 'Say in a few words why.' }]
    const refusal = new ApiCallError(400, { code: 'invalid-request', message: 'Some fields are not right.', details })
    await openDialog({ onConfirm: actions().mockRejectedValueOnce(refusal) })
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Say in a few words why.')
  })
})

describe('a dialog that is confirmed by typing', () => {
  const typed = page.getByLabelText('Type Bluebird to continue')

  test('waits for the text, whatever its case, and Enter does not confirm before', async () => {
    const onConfirm = actions()
    await openDialog({ onConfirm, expected: 'Bluebird' })
    await expect.element(confirm).toBeDisabled()
    await typed.fill('Blackbird')
    await userEvent.keyboard('{Enter}')
    await expect.element(confirm).toBeDisabled()
    expect(onConfirm).not.toHaveBeenCalled()
    await typed.fill(' bluebird ')
    await expect.element(confirm).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onConfirm).toHaveBeenCalledOnce()
    await expect.element(opener).toHaveFocus()
  })
})
