import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { readFoundLabel } from '../../api/session/found-label.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import styles from './sign-in-page.module.css'

/** Greets a visitor, and somebody who has just scanned the label of a device or a card by what they hold in their hand. */
export function Welcome() {
  const found = readFoundLabel()
  return (
    <div className={styles.welcome}>
      <img className={styles.bird} src="/pipit.svg" alt="" width="280" height="280" />
      <PageTitle>{titleFor(found)}</PageTitle>
      <p className={styles.lead}>{found ? <NextSteps /> : <Introduction />}</p>
    </div>
  )
}

function titleFor(found: ReturnType<typeof readFoundLabel>) {
  if (found === 'device') return t`You found a Pipit!`
  if (found === 'card') return t`You found a Pipit card!`
  return t`Welcome to Pipit`
}

const Introduction = () => (
  <Trans>A small companion that your child talks to, and a quiet place for you to look after it.</Trans>
)

const NextSteps = () => (
  <Trans>
    Sign in to add it to your family, or <Link to="/sign-up">create an account</Link> first. We remember what you have
    scanned.
  </Trans>
)
