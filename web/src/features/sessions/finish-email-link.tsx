import { signInWithEmailLink, type MultiFactorError } from '@firebase/auth'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { keepWanted, ownPath } from '../../api/session/wanted-page.ts'
import { checkFields } from '../../ui/forms/check-fields.ts'
import { EmailField } from './email-field.tsx'
import { useEnter } from './enter.ts'
import { forgetLinkEmail, readLinkEmail } from './link-email.ts'
import { ProblemMessage } from '../../ui/feedback/problem-text.tsx'
import { isSecondFactorNeeded } from '../../api/identity/second-factor-needed.ts'
import styles from './sign-in-page.module.css'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { keepTypedEmail } from './typed-email.ts'
import { useForm } from '../../ui/forms/use-form.ts'

/** The page that a sign-in link opens. Opened on another device than it was asked for on, it needs the address. */
export function FinishEmailLink({ onSecondFactor }: { onSecondFactor: (error: MultiFactorError) => void }) {
  const { onSubmit, run, underWay, mistakes, problem } = useForm()
  const [search] = useSearchParams()
  const enter = useEnter()
  const wasTried = useRef(false)
  const known = readLinkEmail()

  async function finish(email: string) {
    try {
      await signInWithEmailLink(await openIdentity(), email, window.location.href)
    } catch (error) {
      if (!isSecondFactorNeeded(error)) throw error
      onSecondFactor(error)
      return
    } finally {
      forgetLinkEmail()
    }
    const wanted = ownPath(search.get('continueUrl') ?? '/')
    if (wanted !== null && wanted !== '/') keepWanted(wanted)
    await enter()
  }

  useEffect(() => {
    if (known === null || wasTried.current) return
    wasTried.current = true
    keepTypedEmail(known)
    void run('link', { send: () => finish(known) })
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the page was opened with
  }, [])

  return (
    <form {...onSubmit('link', { check: checkFields('email'), send: ({ email = '' }) => finish(email) })}>
      <h2 className={styles.heading}>Sign in with your link</h2>
      {known === null && <p>To be sure that it is you, type the address that the link was sent to.</p>}
      <EmailField mistakes={mistakes} />
      <ProblemMessage problem={problem} />
      <SubmitButton isUnderWay={underWay !== undefined} busy="Signing in ...">
        Sign in
      </SubmitButton>
      <p className={styles.newHere}>
        <Link to="/">Sign in another way</Link>
      </p>
    </form>
  )
}
