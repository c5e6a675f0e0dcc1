import type { MultiFactorError } from '@firebase/auth'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { giveSecondFactor } from '../../api/identity/second-factor.ts'
import { checkFields } from '../../ui/forms/check-fields.ts'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { useEnter } from './enter.ts'
import { ProblemMessage } from '../../ui/feedback/problem-text.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import styles from './sign-in-page.module.css'

/** `error` is what the right password or link was answered with. */
export function SecondFactorForm({ error, giveUp }: { error: MultiFactorError; giveUp: () => void }) {
  const { onSubmit, underWay, mistakes, problem } = useForm()
  const enter = useEnter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function confirm({ code = '' }: Values) {
    await giveSecondFactor(error, code)
    await enter()
  }

  return (
    <form {...onSubmit('code', { check: checkFields('code'), send: confirm })}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        One more step
      </h2>
      <p>Open your authenticator app and type the code that it shows for Pipit.</p>
      <CodeField mistakes={mistakes} />
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
