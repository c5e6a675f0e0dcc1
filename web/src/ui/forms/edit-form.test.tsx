import { ApiCallError } from '@pipit/contract/api/client'
import type { ErrorCode } from '@pipit/contract/api/errors'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { saveFormDraft } from '../../api/session/form-draft.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EditForm } from './edit-form.tsx'
import { discardUnsaved } from './unsaved-guard.tsx'
import { hasUnsavedText } from './unsaved-text.ts'

const schema = z.object({
  name: z.string().min(1, 'Give it a name.').max(12, 'At most 12 characters.'),
  ring: z.string().max(4, 'At most 4 characters.'),
  food: z.string(),
  version: z.int().optional(),
})
type Bird = z.infer<typeof schema>

const wren: Bird = { name: 'Wren', ring: '', food: 'spiders', version: 1 }

type Save = (bird: Bird, idempotencyKey: string) => Promise<unknown>

interface BirdFormProps {
  save: Save
  onSaved?: () => void
  /** Without it, the form cannot fetch what somebody else has saved. */
  newest?: Bird | null
  isLong?: boolean
  skipUnsavedWarning?: boolean
}

function BirdForm({ newest = null, ...form }: BirdFormProps) {
  const [bird, setBird] = useState(wren)
  return (
    <EditForm
      schema={schema}
      initial={bird}
      {...form}
      {...(newest && { onReload: () => Promise.resolve(setBird(newest)) })}
      submitText="Save"
      busyText="Saving ..."
    >
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name="food" label="Food">
        <Input />
      </Form.Item>
      <details>
        <summary>More</summary>
        <Form.Item name="ring" label="Ring">
          <Input />
        </Form.Item>
      </details>
    </EditForm>
  )
}

function BirdPage(props: BirdFormProps) {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/birds">All birds</Link>
      <Link to="/?tab=food">Another tab</Link>
      <button type="button" onClick={() => void navigate('/released', discardUnsaved)}>
        Release it
      </button>
      <BirdForm {...props} />
    </>
  )
}

const saves = () => vi.fn<Save>(() => Promise.resolve())
const refusal = (code: ErrorCode, message: string, details: { field: string; message: string }[] = []) =>
  new ApiCallError(400, { code, message, details })
const conflict = refusal('version-conflict', 'The bird was changed.')
const lost = new TypeError('Failed to fetch')

const field = (label: string) => page.getByLabelText(label)
const button = (name: string) => page.getByRole('button', { name })
const save = button('Save')
const alert = page.getByRole('alert')

describe('saving', () => {
  test('a form saves what was typed once, however often it is sent, and shows that it does', async () => {
    const saving = Promise.withResolvers<void>()
    const send = vi.fn<Save>(() => saving.promise)
    const onSaved = vi.fn<() => void>()
    await renderPage(<BirdForm save={send} onSaved={onSaved} />)
    await field('Name').fill('Heron')
    await save.dblClick()
    await expect.element(button('Saving ...')).toHaveAttribute('aria-busy', 'true')
    field('Name').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onSaved).not.toHaveBeenCalled()
    saving.resolve()
    await expect.element(save).toBeVisible()
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...wren, name: 'Heron' }, expect.stringMatching(/^[\da-f-]{36}$/))
    expect(onSaved).toHaveBeenCalledOnce()
  })

  test('a form is filled in and sent with the keyboard alone', async () => {
    const send = saves()
    await renderPage(<BirdForm save={send} />)
    await expect.element(save).toBeVisible()
    await userEvent.tab()
    await expect.element(field('Name')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}Heron')
    await userEvent.tab()
    await expect.element(field('Food')).toHaveFocus()
    await userEvent.keyboard(' and fish{Enter}')
    await expect.poll(() => send.mock.lastCall?.[0]).toMatchObject({ name: 'Heron' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(field('Ring')).toHaveFocus()
    await userEvent.tab()
    await expect.element(save).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => send.mock.calls).toHaveLength(2)
  })
})

describe('mistakes', () => {
  test('each is shown beside its field, the first has the focus, and nothing is sent before all are corrected', async () => {
    const send = saves()
    await renderPage(<BirdForm save={send} />)
    await field('Name').fill('')
    await page.getByText('More').click()
    await field('Ring').fill('12345')
    await save.click()
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(field('Name')).toHaveAccessibleDescription('Give it a name.')
    await expect.element(field('Ring')).toHaveAccessibleDescription('At most 4 characters.')
    await field('Name').fill('Heron')
    await expect.element(page.getByText('Give it a name.')).not.toBeInTheDocument()
    await expect.element(field('Ring')).toHaveAccessibleDescription('At most 4 characters.')
    await save.click()
    await expect.element(field('Ring')).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    await field('Ring').fill('1234')
    await save.click()
    await expect.poll(() => send.mock.calls).toHaveLength(1)
  })

  test('what the server finds is shown beside its field, also if that was folded, and what was typed stays', async () => {
    const details = [{ field: 'body.ring', message: 'Another bird has this ring.' }]
    const send = saves().mockRejectedValueOnce(refusal('invalid-request', 'Some fields are not right.', details))
    await renderPage(<BirdForm save={send} />)
    await field('Name').fill('Heron')
    await save.click()
    await expect.element(field('Ring')).toHaveFocus()
    await expect.element(field('Ring')).toHaveAccessibleDescription('Another bird has this ring.')
    await expect.element(field('Name')).toHaveValue('Heron')
    expect(alert.elements().map(({ textContent }) => textContent)).not.toContain('Some fields are not right.')
  })

  test('what the server finds in a field that the form does not show is said above the button', async () => {
    const details = [{ field: 'body.nest', message: 'This nest is full.' }]
    const send = saves().mockRejectedValueOnce(refusal('invalid-request', 'Some fields are not right.', details))
    await renderPage(<BirdForm save={send} />)
    await save.click()
    await expect.element(alert).toHaveTextContent('This nest is full.')
    await save.click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a refusal that concerns no field is said, and gone when the form is sent again', async () => {
    const send = saves().mockRejectedValueOnce(refusal('forbidden', 'You are not a falconer.'))
    await renderPage(<BirdForm save={send} />)
    await save.click()
    await expect.element(alert).toHaveTextContent('You are not a falconer.')
    await save.click()
    await expect.element(alert).not.toBeInTheDocument()
  })
})

describe('a lost response', () => {
  test('leaves what was typed, and the next attempt has the same key, so that nothing is created twice', async () => {
    const send = saves().mockRejectedValueOnce(lost)
    await renderPage(<BirdForm save={send} />)
    await field('Name').fill('Heron')
    await save.click()
    await expect.element(alert).toMatchTextContent(/^We could not reach Pipit\. What you typed is still here/)
    await expect.element(field('Name')).toHaveValue('Heron')
    await save.click()
    await expect.element(alert).not.toBeInTheDocument()
    await field('Name').fill('Egret')
    await save.click()
    await expect.poll(() => send.mock.calls).toHaveLength(3)
    const [first, second, third] = send.mock.calls.map(([, key]) => key)
    expect(second).toBe(first)
    expect(third, 'something else').not.toBe(first)
  })

  test('is no reason to refuse other values: they have another key', async () => {
    const send = saves().mockRejectedValueOnce(refusal('idempotency-key-reused', 'The first attempt was saved.'))
    await renderPage(<BirdForm save={send} />)
    await save.click()
    await expect.element(alert).toHaveTextContent('The first attempt was saved.')
    await save.click()
    await expect.poll(() => send.mock.calls).toHaveLength(2)
    const [first, second] = send.mock.calls.map(([, key]) => key)
    expect(second).not.toBe(first)
  })
})

describe('what somebody else has saved meanwhile', () => {
  const theirs = { ...wren, name: 'Theirs', food: 'flies', version: 2 }

  test('is not overwritten, and takes the place of what was typed when it is asked for', async () => {
    const send = saves().mockRejectedValueOnce(conflict)
    await renderPage(<BirdForm save={send} newest={theirs} />)
    await field('Name').fill('Mine')
    await save.click()
    await expect.element(alert).toMatchTextContent(/^Somebody changed this in the meantime\./)
    await expect.element(field('Name')).toHaveValue('Mine')
    await button('Show the newest').click()
    await expect.element(field('Name')).toHaveValue('Theirs')
    await expect.element(field('Food')).toHaveValue('flies')
    await expect.element(alert).not.toBeInTheDocument()
    expect(hasUnsavedText()).toBe(false)
    await save.click()
    await expect.poll(() => send.mock.lastCall?.[0]).toEqual(theirs)
  })

  test('is loaded beside what was typed, which says where both differ, and is saved after a look', async () => {
    const send = saves().mockRejectedValueOnce(conflict)
    await renderPage(<BirdForm save={send} newest={theirs} />)
    await field('Name').fill('Mine')
    await save.click()
    await button('Load their change and keep mine').click()
    const note = page.getByText(/^Their change is loaded, and what you typed is still here\./)
    await expect.element(note).toBeVisible()
    expect(document.activeElement, 'the button is gone').toMatchTextContent(/^Their change is loaded/)
    await expect.element(field('Name')).toHaveValue('Mine')
    await expect.element(field('Food')).toHaveValue('flies')
    await expect
      .element(page.getByText('Somebody else changed this to “Theirs”. Saving replaces it with yours.'))
      .toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    await save.click()
    await expect.poll(() => send.mock.lastCall?.[0]).toEqual({ ...theirs, name: 'Mine' })
    await expect.element(note).not.toBeInTheDocument()
  })

  test('is a refusal like any other where it cannot be fetched', async () => {
    await renderPage(<BirdForm save={saves().mockRejectedValueOnce(conflict)} />)
    await save.click()
    await expect.element(alert).toHaveTextContent('The bird was changed.')
    await expect.element(button('Show the newest')).not.toBeInTheDocument()
  })

  test('shows in a form that nobody has touched, and not in one where somebody types', async () => {
    function Changed() {
      const [bird, setBird] = useState(wren)
      const change = () => setBird({ ...bird, name: `${bird.name}!`, version: 2 })
      return (
        <>
          <button type="button" onClick={change}>
            Somebody else saves
          </button>
          <EditForm schema={schema} initial={bird} save={saves()} submitText="Save" busyText="Saving ...">
            <Form.Item name="name" label="Name">
              <Input />
            </Form.Item>
          </EditForm>
        </>
      )
    }
    await renderPage(<Changed />)
    await button('Somebody else saves').click()
    await expect.element(field('Name')).toHaveValue('Wren!')
    await field('Name').fill('Mine')
    await button('Somebody else saves').click()
    await expect.element(field('Name')).toHaveValue('Mine')
  })
})

describe('unsaved changes', () => {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const pathOf = ({ router }: Awaited<ReturnType<typeof renderPage>>) => router.state.location.pathname

  test('are asked about before another page opens, and stay if one stays', async () => {
    const rendered = await renderPage(<BirdPage save={saves()} />)
    await field('Name').fill('Half a n')
    const link = page.getByRole('link', { name: 'All birds' })
    for (const stay of [() => button('Stay here').click(), () => userEvent.keyboard('{Escape}')]) {
      await link.click()
      await expect.element(question).toBeVisible()
      await stay()
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(link).toHaveFocus()
      await expect.element(field('Name')).toHaveValue('Half a n')
      expect(pathOf(rendered)).toBe('/')
    }
    await link.click()
    await button('Leave').click()
    await expect.poll(() => pathOf(rendered)).toBe('/birds')
  })

  test('are asked about by the browser before it leaves the site or loads the page again', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await renderPage(<BirdPage save={saves()} />)
    await expect.element(save).toBeVisible()
    expect([isAsked(), hasUnsavedText()]).toEqual([false, false])
    await field('Name').fill('Half a n')
    expect([isAsked(), hasUnsavedText()]).toEqual([true, true])
    await save.click()
    await expect.poll(() => [isAsked(), hasUnsavedText()]).toEqual([false, false])
  })

  test('are none when they were just saved, within the page, or once what they were about is gone', async () => {
    const rendered = await renderPage(<SavesAndLeaves />)
    await field('Name').fill('Heron')
    await page.getByRole('link', { name: 'Another tab' }).click()
    await expect.poll(() => rendered.router.state.location.search).toBe('?tab=food')
    await save.click()
    await expect.poll(() => pathOf(rendered)).toBe('/saved')
    await field('Name').fill('Egret')
    await button('Release it').click()
    await expect.poll(() => pathOf(rendered)).toBe('/released')
    await expect.element(question).not.toBeInTheDocument()
  })

  test('of a form that is quickly filled in again are no reason to ask', async () => {
    const rendered = await renderPage(<BirdPage save={saves()} skipUnsavedWarning />)
    await field('Name').fill('Half a n')
    await page.getByRole('link', { name: 'All birds' }).click()
    await expect.poll(() => pathOf(rendered)).toBe('/birds')
  })
})

function SavesAndLeaves() {
  const navigate = useNavigate()
  return <BirdPage save={saves()} onSaved={() => void navigate('/saved')} />
}

describe('a long form', () => {
  const note = page.getByText('This is what you typed before the page was loaded again. It is not saved yet.')
  const draft = () => sessionStorage.getItem('pipit:form-draft')

  /** As a browser does: what the page does when it is left in another way does not happen. */
  async function reload({ unmount }: Awaited<ReturnType<typeof renderPage>>, props: BirdFormProps = { save: saves() }) {
    const kept = draft()
    await unmount()
    if (kept !== null) sessionStorage.setItem('pipit:form-draft', kept)
    return renderPage(<BirdForm isLong {...props} />)
  }

  test('has after a reload what was typed before, until it is discarded', async () => {
    const rendered = await renderPage(<BirdForm save={saves()} isLong />)
    await field('Name').fill('Heron')
    const loaded = await reload(rendered)
    await expect.element(note).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Heron')
    expect(hasUnsavedText()).toBe(true)
    await button('Discard it').click()
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(field('Name')).toHaveValue('Wren')
    await reload(loaded)
    await expect.element(field('Name')).toHaveValue('Wren')
    await expect.element(note).not.toBeInTheDocument()
  })

  test('has after a reload what somebody else has saved meanwhile, too', async () => {
    saveFormDraft({ owner: ' /', base: { ...wren, food: 'flies' }, values: { ...wren, name: 'Heron', food: 'flies' } })
    const send = saves()
    await renderPage(<BirdForm save={send} isLong />)
    await expect.element(field('Name')).toHaveValue('Heron')
    await expect.element(field('Food')).toHaveValue('spiders')
    await save.click()
    await expect.poll(() => send.mock.lastCall?.[0]).toEqual({ ...wren, name: 'Heron' })
    expect(draft()).toBeNull()
    await expect.element(note).not.toBeInTheDocument()
  })

  test('keeps nothing of another person or page, nor of one that was left', async () => {
    for (const owner of ['somebody /', ' /elsewhere']) {
      saveFormDraft({ owner, base: wren, values: { ...wren, name: 'Heron' } })
      const { unmount } = await renderPage(<BirdForm save={saves()} isLong />)
      await expect.element(field('Name')).toHaveValue('Wren')
      expect(draft()).toBeNull()
      await field('Name').fill('Egret')
      expect(draft()).toContain('Egret')
      await unmount()
      expect(draft()).toBeNull()
    }
  })

  test('alone keeps what was typed', async () => {
    const rendered = await renderPage(<BirdForm save={saves()} />)
    await field('Name').fill('Heron')
    expect(draft()).toBeNull()
    await reload(rendered, { save: saves(), isLong: false })
    await expect.element(field('Name')).toHaveValue('Wren')
  })

  test('has its button in sight, which covers no field that has the focus', async () => {
    const labels = Array.from({ length: 30 }, (_, index) => `Sighting ${index + 1}`)
    const sightings = z.object(Object.fromEntries(labels.map((label) => [label, z.string()])))
    await renderPage(
      <EditForm
        schema={sightings}
        initial={{}}
        save={() => Promise.resolve()}
        submitText="Save"
        busyText="Saving ..."
        isLong
      >
        {labels.map((label) => (
          <Form.Item key={label} name={label} label={label}>
            <Input />
          </Form.Item>
        ))}
      </EditForm>,
      { width: 375 },
    )
    await expect.element(save).toBeInViewport({ ratio: 1 })
    for (const label of labels) {
      await userEvent.tab()
      await expect.element(field(label).first()).toHaveFocus()
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Number.NaN }
      expect(bottom, `${label} is not covered`).toBeLessThanOrEqual(save.element().getBoundingClientRect().top)
    }
    await userEvent.tab()
    await expect.element(save).toHaveFocus()
  })
})
