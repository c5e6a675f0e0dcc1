import { useEffect, useRef, useState } from 'react'
import { toDisplayError, type DisplayError } from '../../api/identity/identity-errors.ts'

export type Values = Record<string, string>
export type FieldErrors = Partial<Record<string, DisplayError>>

interface Action {
  /** What is wrong with the fields before anything is sent. */
  validate?: (values: Values) => FieldErrors
  send: (values: Values) => Promise<unknown>
  /** Where to get a new link, on pages that complete one. */
  newLinkPath?: string
}

/**
 * A form that keeps what was typed whatever happens: its fields hold their own values. Each of its buttons runs one
 * action at a time, and a mistake takes the focus to its field.
 */
export function useForm() {
  const form = useRef<HTMLFormElement>(null)
  const [pendingAction, setPending] = useState<string>()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [formError, setFormError] = useState<DisplayError>()

  useEffect(() => {
    fieldsOf(form.current)
      .find(({ name }) => fieldErrors[name])
      ?.focus()
  }, [fieldErrors])

  async function run(name: string, { validate, send, newLinkPath }: Action) {
    if (pendingAction !== undefined || !form.current) return
    const values = valuesOf(form.current)
    const found = validate?.(values) ?? {}
    setFormError(undefined)
    setFieldErrors(found)
    if (Object.keys(found).length > 0) return
    setPending(name)
    try {
      await send(values)
    } catch (error) {
      const explained = toDisplayError(error, newLinkPath === undefined ? {} : { newLinkPath })
      const { field } = explained
      if (field && fieldsOf(form.current).some((each) => each.name === field)) setFieldErrors({ [field]: explained })
      else setFormError(explained)
    } finally {
      setPending(undefined)
    }
  }

  /** For the form element: what its submit button and the Enter key do. */
  function onSubmit(name: string, action: Action) {
    return {
      ref: form,
      noValidate: true,
      onSubmit(event: { preventDefault: () => void }) {
        event.preventDefault()
        void run(name, action)
      },
    }
  }

  return { onSubmit, run, pendingAction, fieldErrors, formError, setFormError }
}

function fieldsOf(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
}

function valuesOf(form: HTMLFormElement): Values {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
  return { ...values, ...(values.email === undefined ? {} : { email: values.email.trim() }) }
}
