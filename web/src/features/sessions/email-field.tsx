import { TextField } from '../../ui/forms/text-field.tsx'
import { ProblemText } from '../../ui/feedback/problem-text.tsx'
import { keepTypedEmail, readTypedEmail } from './typed-email.ts'
import type { Mistakes } from '../../ui/forms/use-form.ts'

export function EmailField({ mistakes }: { mistakes: Mistakes }) {
  return (
    <TextField
      name="email"
      label="Email address"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={readTypedEmail()}
      onChange={({ target }) => keepTypedEmail(target.value)}
      mistake={mistakes.email && <ProblemText problem={mistakes.email} />}
    />
  )
}
