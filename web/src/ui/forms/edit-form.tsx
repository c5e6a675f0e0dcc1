import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Form, type FormInstance } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { errorMessage, fieldErrors, hasErrorCode, type FieldError } from '../../api/api-errors.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { RestoredNote } from '../drafts/restored-note.tsx'
import { useFormDraft } from '../drafts/use-form-draft.ts'
import { Message } from '../feedback/message.tsx'
import { BusyButton } from './busy-button.tsx'
import { describeIssue } from '../validation/describe-issue.ts'
import styles from './edit-form.module.css'
import { FormActions } from './form-actions.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { knowsUnsaved, useUnsavedText } from './unsaved-text.ts'
import { useMergeAfterConflict } from './use-merge-after-conflict.ts'

// Zod would compile its checks with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

interface EditFormProps<Schema extends z.ZodType, Values extends object, Saved> {
  /** The contract's own rules for the body: the server checks the same ones again. */
  schema: Schema
  /** It has the `version` that the fields were filled from, if there is one, which is sent back with them. */
  initial: Values
  /** Turns the values of the fields into the body; without it, the values are the body. */
  toBody?: (values: Values) => z.input<Schema>
  /**
   * The key stays the same until saving succeeds: a second attempt creates nothing twice. It changes when the first attempt
   * has created something from other values.
   */
  save: (body: z.input<Schema>, idempotencyKey: string) => Promise<Saved>
  onSaved?: (saved: Saved) => void
  /** Fetches the newest values after a version conflict; they arrive as `initial`. */
  onReload?: () => Promise<unknown>
  submitText: string
  busyText: string
  /** A short form is quickly filled in again. */
  skipUnsavedWarning?: boolean
  /** The form is longer than a screen, and has no secrets: the button stays in sight, and a reload keeps what was typed. */
  isLong?: boolean
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode)
}

/**
 * A form that edits one resource. It shows each error beside its field, never loses what was typed, asks before it is
 * left unsaved, and reports version conflicts. Its fields are `Form.Item`s named as in the body.
 */
export function EditForm<Schema extends z.ZodType, Values extends object, Saved>(
  props: EditFormProps<Schema, Values, Saved>,
) {
  const { schema, initial, toBody, save, onSaved, onReload, submitText, busyText, children } = props
  const { skipUnsavedWarning = false, isLong = false } = props
  const [form] = Form.useForm<Values>()
  const key = useRef(newIdempotencyKey())
  /** Two clicks may come before the page knows that it is saving. */
  const isSaving = useRef(false)
  const draft = useFormDraft({ initial, isKept: isLong })
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [isUnsaved, setUnsaved] = useState(isRestored)
  useUnsavedText(isUnsaved)
  /** About fields that this form does not show. */
  const [otherErrors, setOtherErrors] = useState<string>()
  const merge = useMergeAfterConflict(form, { newest: JSON.stringify(initial), isUnsaved })
  const saving = useMutation({
    mutationFn: (body: z.input<Schema>) => save(body, key.current),
    onSuccess(saved) {
      key.current = newIdempotencyKey()
      // `onSaved` may navigate, and the guard must not ask about changes that are saved.
      flushSync(forgetChanges)
      onSaved?.(saved)
    },
    onError(error) {
      if (hasErrorCode(error, 'idempotency-key-reused')) key.current = newIdempotencyKey()
      showFieldErrors(fieldErrors(error))
    },
    onSettled: () => void (isSaving.current = false),
  })

  function submit() {
    if (isSaving.current) return
    clearErrors()
    merge.reset()
    const values = form.getFieldsValue(true) as Values
    const body = toBody ? toBody(values) : (values as z.input<Schema>)
    const checked = schema.safeParse(body)
    if (!checked.success) {
      return showFieldErrors(
        checked.error.issues.map((issue) => ({ path: issue.path.map(String), message: describeIssue(issue) })),
      )
    }
    isSaving.current = true
    saving.mutate(body)
  }

  /** Each beside its field, with the focus on the first. */
  function showFieldErrors(errors: FieldError[]) {
    if (errors.length === 0) return
    const names = form.getFieldsError().map(({ name }) => name)
    const fields = names.map((name) => ({
      name: name as never,
      errors: errors.filter(({ path }) => fieldFor(path, names) === name).map(({ message }) => message),
    }))
    form.setFields(fields)
    const first = fields.find((field) => field.errors.length > 0)
    if (first === undefined) return setOtherErrors(errors.map(({ message }) => message).join(' '))
    unfold(first.name)
    form.scrollToField(first.name, { focus: true, block: 'center' })
  }

  function forgetChanges() {
    draft.clear()
    setRestored(false)
    setUnsaved(false)
  }

  function clearErrors() {
    saving.reset()
    setOtherErrors(undefined)
  }

  async function reload() {
    await onReload?.()
    clearErrors()
    forgetChanges()
  }

  function loadOtherChange() {
    merge.start()
    void onReload?.()
  }

  return (
    <Form
      {...knowsUnsaved}
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={draft.restored ?? initial}
      onValuesChange={(changed: object) => {
        setUnsaved(true)
        draft.save(form.getFieldsValue(true) as Values)
        const touched = form.getFieldsError().filter(({ name: [top] }) => `${top}` in changed)
        form.setFields(touched.map(({ name }) => ({ name: name as never, errors: [], warnings: [] })))
      }}
      onFinish={submit}
      className={styles.form}
    >
      <UnsavedGuard isUnsaved={isUnsaved && !skipUnsavedWarning} />
      {isRestored && <RestoredNote discard={forgetChanges} />}
      {typeof children === 'function' ? children(form) : children}
      {otherErrors !== undefined && <Message kind="error">{otherErrors}</Message>}
      {saving.error && !merge.isMerged && (
        <SaveError error={saving.error} conflict={onReload && { loadOtherChange, reload }} />
      )}
      {merge.isMerged && <MergedNote />}
      <FormActions isSticky={isLong}>
        <BusyButton type="primary" htmlType="submit" isBusy={saving.isPending} busyText={busyText}>
          {submitText}
        </BusyButton>
      </FormActions>
    </Form>
  )
}

type FieldName = (string | number)[]

/** The innermost field that contains what is at this path of the body. */
function fieldFor(path: string[], names: FieldName[]): FieldName | undefined {
  const containing = names.filter((name) => name.every((part, index) => String(part) === path[index]))
  return containing.toSorted((one, other) => other.length - one.length)[0]
}

/** A field in a folded part of the form can be neither seen nor focused. */
function unfold(name: FieldName) {
  document.getElementById(name.join('_'))?.closest('details')?.setAttribute('open', '')
}

interface SaveErrorProps {
  error: Error
  /** What can be done about a version conflict. */
  conflict: { loadOtherChange: () => void; reload: () => Promise<void> } | undefined
}

function SaveError({ error, conflict }: SaveErrorProps) {
  if (fieldErrors(error).length > 0) return null
  if (!conflict || !hasErrorCode(error, 'version-conflict')) {
    return <Message kind="error">{errorMessage(error)}</Message>
  }
  return (
    <Message kind="error">
      <p>
        <Trans>
          Somebody changed this in the meantime. Your changes were not saved, and theirs were not overwritten.
        </Trans>
      </p>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={conflict.loadOtherChange}>
          <Trans>Load their change and keep mine</Trans>
        </button>
        <button type="button" className={styles.choice} onClick={() => void conflict.reload()}>
          <Trans>Show the newest</Trans>
        </button>
      </div>
    </Message>
  )
}

/** Takes the focus from the button that was pressed, which is gone. */
function MergedNote() {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Message kind="info">
        <Trans>Their change is loaded, and what you typed is still here. Have a look, then save.</Trans>
      </Message>
    </div>
  )
}
