import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, errorResponse } from '../../testing/answer-calls.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { WaitListPage } from './wait-list-page.tsx'

const field = page.getByLabelText('Your email address')
const join = page.getByRole('button', { name: 'Join the wait list' })
const thanks = page.getByRole('heading', { name: 'Thank you' })

test('an invalid address is explained at its field before anything is sent', async () => {
  answerCalls({})
  await renderPage(<WaitListPage />)
  await join.click()
  await expect.element(field).toHaveAccessibleDescription('Please type your email address.')
  await expect.element(field).toHaveFocus()
  await field.fill('robin at home')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('This does not look like an email address.')
})

test('while the form is being sent, the button shows it and a second press does nothing', async () => {
  const response = Promise.withResolvers<Response>()
  const sent: unknown[] = []
  answerCalls({
    'POST /wait-list': ({ body }) => {
      sent.push(body)
      return response.promise
    },
  })
  await renderPage(<WaitListPage />)
  await field.fill(' linnet@example.com ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Sending ...' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  response.resolve(new Response(null, { status: 204 }))
  await expect.element(thanks).toHaveFocus()
  await expect.element(page.getByText(/^We will write to/)).toMatchTextContent(/linnet@example\.com/)
  expect(sent).toEqual([{ email: 'linnet@example.com' }])
})

test('the typed address stays when sending fails, and sending again works', async () => {
  const responses = [new TypeError('Failed to fetch'), errorResponse(500, 'internal', 'The database is asleep.')]
  answerCalls({
    'POST /wait-list': () => {
      const response = responses.shift() ?? new Response(null, { status: 204 })
      if (response instanceof Error) throw response
      return response
    },
  })
  await renderPage(<WaitListPage />)
  await field.fill('swift@example.com')
  await join.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/^We could not reach Pipit\./)
  await join.click()
  await expect.element(alert).toMatchTextContent(/^The database is asleep\./)
  await expect.element(field).toHaveValue('swift@example.com')
  await join.click()
  await expect.element(thanks).toBeVisible()
})
