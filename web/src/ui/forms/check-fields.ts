import { identityProblems, type Problem } from '../../api/identity/identity-errors.ts'
import type { Mistakes, Values } from './use-form.ts'

const checks: Record<string, (value: string) => Problem | undefined> = {
  email: (value) =>
    value === ''
      ? { text: 'Please type your email address.' }
      : /^[^\s@]+@[^\s@]+$/.test(value)
        ? undefined
        : identityProblems['invalid-email'],
  password: (value) => (value === '' ? { text: 'Please type your password.' } : undefined),
  code: (value) => (/^\d{6}$/.test(value.replaceAll(' ', '')) ? undefined : { text: 'The code has six digits.' }),
}

/** For a form's `check`: what each of these fields needs at the least. */
export function checkFields(...names: (keyof typeof checks)[]) {
  return (values: Values): Mistakes =>
    Object.fromEntries(
      names.flatMap((name) => {
        const mistake = checks[name]?.(values[name] ?? '')
        return mistake ? [[name, mistake]] : []
      }),
    )
}
