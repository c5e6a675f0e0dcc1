import { FactorId, getMultiFactorResolver, TotpMultiFactorGenerator, type MultiFactorError } from '@firebase/auth'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { openIdentity } from '../../api/identity.ts'
import { TextField } from '../../ui/text-field.tsx'
import { checkFields } from './check-fields.ts'
import { useEnter } from './enter.ts'
import { ProblemMessage, ProblemText } from './problem-text.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm, type Values } from './use-form.ts'
import styles from './sign-in-page.module.css'

/** `error` is what the right password or link was answered with. */
export function SecondFactorForm({ error, giveUp }: { error: MultiFactorError; giveUp: () => void }) {
  const { onSubmit, underWay, mistakes, problem } = useForm()
  const enter = useEnter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function confirm({ code = '' }: Values) {
    const resolver = getMultiFactorResolver(await openIdentity(), error)
    const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP)
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code.replaceAll(' ', ''))
    await resolver.resolveSignIn(assertion)
    await enter()
  }

  return (
    <form {...onSubmit('code', { check: checkFields('code'), send: confirm })}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        One more step
      </h2>
      <p>Open your authenticator app and type the code that it shows for Pipit.</p>
      <TextField
        name="code"
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        mistake={mistakes.code && <ProblemText problem={mistakes.code} />}
      />
      <ProblemMessage problem={problem} />
      <div className={styles.otherWays}>
        <SubmitButton isUnderWay={underWay !== undefined} busy="Checking ...">
          Sign in
        </SubmitButton>
        <Button size="large" block onClick={giveUp}>
          Back
        </Button>
      </div>
    </form>
  )
}
