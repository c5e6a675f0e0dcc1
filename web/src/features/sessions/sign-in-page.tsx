import type { MultiFactorError } from '@firebase/auth'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { useRedirectWhenSignedIn } from './finish-sign-in.ts'
import { isSecondFactorRequired } from '../../api/identity/second-factor-required.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInState } from './sign-in-loader.ts'
import styles from './sign-in-page.module.css'
import { Welcome } from './welcome.tsx'

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
      <Welcome />
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
