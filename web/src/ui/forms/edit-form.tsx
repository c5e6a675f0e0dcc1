import { Form, type FormInstance } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { errorMessage, isCode, fieldErrors } from '../../api/problem.ts'
import { BusyButton } from './busy-button.tsx'
import styles from './edit-form.module.css'
import { Message } from '../feedback/message.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

// The content policy forbids what the library would compile for speed, and a form needs none.
z.config({ jitless: true })

interface EditFormProps<Schema extends z.ZodType, Values extends object> {
  /** The contract's own rules for what is sent: the server checks the same ones again. */
  schema: Schema
  /** With the `version` that the fields were filled from, where there is one: it is sent back with them. */
  initial: Values
  /** What is sent, made of what the fields hold; left out, it is what they hold. */
  toBody?: (values: Values) => z.input<Schema>
  /** The key is the same until saving succeeds, so that trying again does not make a second one. */
  save: (body: z.input<Schema>, idempotencyKey: string) => Promise<unknown>
  onSaved?: () => void
  /** Fetches the thing again after somebody else has changed it. */
  onReload?: () => Promise<unknown>
  submit: string
  busy: string
  /** For what is typed again in a moment: nobody is asked before leaving it. */
  mayLeave?: boolean
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode)
}

interface Mistake {
  name: string
  message: string
}

/**
 * A form over one thing: names each mistake beside its field, keeps what was typed whatever happens, asks before it is
 * left unsaved, and tells when somebody else was faster. Its fields are `Form.Item`s named as in the body.
 */
export function EditForm<Schema extends z.ZodType, Values extends object>(props: EditFormProps<Schema, Values>) {
  const { schema, initial, toBody, save, onSaved, onReload, submit, busy, mayLeave = false, children } = props
  const [form] = Form.useForm<Values>()
  const key = useRef(newIdempotencyKey())
  const [isSaving, setSaving] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const newest = JSON.stringify(initial)

  // What changed elsewhere shows by itself, but never under the hands of somebody who is typing.
  useEffect(() => {
    if (!isUnsaved) form.setFieldsValue(JSON.parse(newest))
  }, [form, newest, isUnsaved])

  async function finish() {
    if (isSaving) return
    setProblem(undefined)
    const values = form.getFieldsValue(true) as Values
    const body = toBody ? toBody(values) : (values as z.input<Schema>)
    const checked = schema.safeParse(body)
    if (!checked.success)
      return showMistakes(checked.error.issues.map(({ path, message }) => ({ name: String(path[0]), message })))
    setSaving(true)
    try {
      await save(body, key.current)
      key.current = newIdempotencyKey()
      // At once, so that whoever leads on from here is not asked about unsaved changes.
      flushSync(() => setUnsaved(false))
      onSaved?.()
    } catch (error) {
      const mistakes = fieldErrors(error)
      if (mistakes.length > 0) showMistakes(mistakes)
      else
        setProblem(
          isCode(error, 'version-conflict') && onReload ? (
            <Conflict onReload={onReload} done={showNewest} />
          ) : (
            errorMessage(error)
          ),
        )
    } finally {
      setSaving(false)
    }
  }

  /** Each beside its field, the first one in focus. */
  function showMistakes(mistakes: Mistake[]) {
    const fields = Object.keys(form.getFieldsValue() as object)
    const first = fields.find((field) => mistakes.some(({ name }) => name === field))
    form.setFields(
      fields.map((field) => ({
        name: field as never,
        errors: mistakes.filter(({ name }) => name === field).map(({ message }) => message),
      })),
    )
    if (first === undefined) setProblem(mistakes.map(({ message }) => message).join(' '))
    else form.scrollToField(first as never, { focus: true, block: 'center' })
  }

  function showNewest() {
    setProblem(undefined)
    setUnsaved(false)
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={initial}
      onValuesChange={(changed: object) => {
        setUnsaved(true)
        form.setFields(Object.keys(changed).map((field) => ({ name: field as never, errors: [] })))
      }}
      onFinish={() => void finish()}
      className={styles.form}
    >
      <UnsavedGuard isUnsaved={isUnsaved && !mayLeave} />
      {typeof children === 'function' ? children(form) : children}
      {problem !== undefined && <Message kind="error">{problem}</Message>}
      <BusyButton type="primary" htmlType="submit" isBusy={isSaving} busyText={busy}>
        {submit}
      </BusyButton>
    </Form>
  )
}

function Conflict({ onReload, done }: { onReload: () => Promise<unknown>; done: () => void }) {
  async function reload() {
    await onReload()
    done()
  }
  return (
    <>
      <p>Somebody changed this in the meantime. Your changes were not saved, and theirs were not overwritten.</p>
      <button type="button" className={styles.reload} onClick={() => void reload()}>
        Show the newest
      </button>
    </>
  )
}
