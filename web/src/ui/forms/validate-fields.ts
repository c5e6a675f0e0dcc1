import { t } from '@lingui/core/macro'
import { displayErrorForCode, type DisplayError } from '../../api/identity/identity-errors.ts'
import type { FieldErrors, Values } from './use-form.ts'

const validators: Record<string, (value: string) => DisplayError | undefined> = {
  email: (value) =>
    value === ''
      ? { text: t`Please type your email address.` }
      : /^[^\s@]+@[^\s@]+$/.test(value)
        ? undefined
        : displayErrorForCode('invalid-email'),
  password: (value) => (value === '' ? { text: t`Please type your password.` } : undefined),
  code: (value) => (/^\d{6}$/.test(value.replaceAll(' ', '')) ? undefined : { text: t`The code has six digits.` }),
}

/** A form’s `validate` checks the least that each of these fields needs. */
export function validateFields(...names: (keyof typeof validators)[]) {
  return (values: Values): FieldErrors =>
    Object.fromEntries(
      names.flatMap((name) => {
        const error = validators[name]?.(values[name] ?? '')
        return error ? [[name, error]] : []
      }),
    )
}
