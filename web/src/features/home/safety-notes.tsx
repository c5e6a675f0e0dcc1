import { ExclamationCircleFilled, RightOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { flagText, severityText } from '../../family/texts/flag-texts.ts'
import styles from './safety-notes.module.css'

/** Somebody should read these before anything else. Each leads to its note on the child's page. */
export function SafetyNotes({ home: { flags, children } }: { home: FamilyHome }) {
  const { to } = useFamily()
  if (flags.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t`Safety notes to read`}>
      {flags.map((flag) => {
        const severity = severityText(flag.severity)
        const name = children.find(({ id }) => id === flag.childId)?.name ?? ''
        return (
          <li key={flag.id}>
            <Link to={to(`/children/${flag.childId}#note-${flag.id}`)} className={styles.note}>
              <ExclamationCircleFilled aria-hidden className={styles.sign} />
              <span className={styles.text}>
                <strong>{flagText(flag).title}</strong>
                <span>
                  {severity} · <bdi>{name}</bdi>
                </span>
              </span>
              <RightOutlined aria-hidden className={styles.arrow} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
