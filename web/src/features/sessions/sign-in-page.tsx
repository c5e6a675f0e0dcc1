import { homeOf, useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import styles from './sign-in-page.module.css'

export function SignInPage() {
  const session = useSession()
  return (
    <section className={styles.page}>
      <div>
        <PageTitle>Welcome to Pipit</PageTitle>
        <p className={styles.lead}>
          A small companion that your child talks to, and a quiet place for you to look after it.
        </p>
        {session ? (
          <ButtonLink to={homeOf(session)}>Go to your home page</ButtonLink>
        ) : (
          <>
            <p>Signing in comes with the next version. Until then, leave us your address and we will write to you.</p>
            <ButtonLink to="/wait-list">Join the wait list</ButtonLink>
          </>
        )}
      </div>
      <img className={styles.bird} src="/pipit.svg" alt="" width="280" height="280" />
    </section>
  )
}
