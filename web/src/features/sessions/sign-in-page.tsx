import type { MultiFactorError } from '@firebase/auth'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useRedirectWhenSignedIn } from './finish-sign-in.ts'
import { isSecondFactorRequired } from '../../api/identity/second-factor-required.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInState } from './sign-in-loader.ts'
import styles from './sign-in-page.module.css'

const SecondFactorForm = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }))
const FinishEmailLink = lazy(async () => ({ default: (await import('./finish-email-link.tsx')).FinishEmailLink }))

export function SignInPage() {
  const { redirectError } = useLoaderData<SignInState>()
  const [search] = useSearchParams()
  const [secondFactor, setSecondFactor] = useState<MultiFactorError | undefined>(
    isSecondFactorRequired(redirectError) ? redirectError : undefined,
  )
  useRedirectWhenSignedIn()
  return (
    <section className={styles.page}>
      <div className={styles.welcome}>
        <img className={styles.bird} src="/pipit.svg" alt="" width="280" height="280" />
        <PageTitle>{t`Welcome to Pipit`}</PageTitle>
        <p className={styles.lead}>
          <Trans>A small companion that your child talks to, and a quiet place for you to look after it.</Trans>
        </p>
      </div>
      <div className={styles.card}>
        <Suspense>{content()}</Suspense>
      </div>
    </section>
  )

  function content() {
    if (secondFactor) return <SecondFactorForm factorError={secondFactor} onCancel={() => setSecondFactor(undefined)} />
    if (search.get('mode') === 'signIn') return <FinishEmailLink onSecondFactor={setSecondFactor} />
    return <SignInForm onSecondFactor={setSecondFactor} />
  }
}
