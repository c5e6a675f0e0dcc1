import { useEffect, useRef, useState } from 'react'
import { toDisplayError, type DisplayError } from '../../api/identity/identity-errors.ts'

export type Values = Record<string, string>
export type FieldErrors = Partial<Record<string, DisplayError>>

interface Action {
  /** Checks the fields before anything is sent. */
  validate?: (values: Values) => FieldErrors
  send: (values: Values) => Promise<unknown>
  /** The page that sends a new link, for forms that complete one. */
  newLinkPath?: string
}

/**
 * A small form with uncontrolled fields for pages that load neither antd's forms nor the query library. It runs one action
 * at a time, never loses what was typed, and moves the focus to the first field with an error.
 */
export function useForm() {
  const form = useRef<HTMLFormElement>(null)
  const [pendingAction, setPendingAction] = useState<string>()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [formError, setFormError] = useState<DisplayError>()

  useEffect(() => {
    inputsOf(form.current)
      .find(({ name }) => fieldErrors[name])
      ?.focus()
  }, [fieldErrors])

  async function run(name: string, { validate, send, newLinkPath }: Action) {
    if (pendingAction !== undefined || !form.current) return
    const values = valuesOf(form.current)
    const errors = validate?.(values) ?? {}
    setFormError(undefined)
    setFieldErrors(errors)
    if (Object.keys(errors).length > 0) return
    setPendingAction(name)
    try {
      await send(values)
    } catch (error) {
      const displayError = toDisplayError(error, newLinkPath === undefined ? {} : { newLinkPath })
      const { field } = displayError
      if (field && inputsOf(form.current).some((each) => each.name === field)) setFieldErrors({ [field]: displayError })
      else setFormError(displayError)
    } finally {
      setPendingAction(undefined)
    }
  }

  /** The props of the form element, with the action of its submit button. */
  function onSubmit(name: string, action: Action) {
    return {
      ref: form,
      noValidate: true,
      // Sent by the browser itself before the script has arrived, a form of any other method would put a password in the URL.
      method: 'dialog',
      onSubmit(event: { preventDefault: () => void }) {
        event.preventDefault()
        void run(name, action)
      },
    }
  }

  return { onSubmit, run, pendingAction, fieldErrors, formError, setFormError }
}

function inputsOf(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
}

function valuesOf(form: HTMLFormElement): Values {
  const values = Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]))
  return { ...values, ...(values.email === undefined ? {} : { email: values.email.trim() }) }
}
