import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './withheld-turns.module.css'

/** Says nothing about what it was: the reader may be the person concerned. */
export function WithheldTurns({ childName }: { childName: string }) {
  return (
    <li className={styles.withheld}>
      <Trans>
        This part is private to <bdi>{childName}</bdi> and is not shown. <Link to="/help">Why?</Link>
      </Trans>
    </li>
  )
}
