import { ProblemText } from '../feedback/problem-text.tsx'
import { TextField } from './text-field.tsx'
import type { Mistakes } from './use-form.ts'

/** For what an authenticator app shows. */
export function CodeField({ mistakes }: { mistakes: Mistakes }) {
  return (
    <TextField
      name="code"
      label="Six-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      mistake={mistakes.code && <ProblemText problem={mistakes.code} />}
    />
  )
}
