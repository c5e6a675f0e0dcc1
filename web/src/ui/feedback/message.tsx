import { CheckCircleFilled, ExclamationCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons-svg'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './message.module.css'

const icons = {
  error: ExclamationCircleFilled,
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: WarningFilled,
}

/** A message within the page; screen readers announce an error at once. */
export function Message({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`${styles.message} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon of={icons[kind]} className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}
