import { Trans } from '@lingui/react/macro'
import { CheckCircleFilled } from '@ant-design/icons-svg'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './wait-list-page.module.css'

/** It says the same for new and known addresses, so that nobody learns who is on the list. */
export function JoinedMessage({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Icon of={CheckCircleFilled} className={styles.done} />
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Thank you</Trans>
      </h2>
      <p>
        <Trans>
          We will write to <strong>{email}</strong> as soon as there is a place for your family.
        </Trans>
      </p>
      <Link to="/">
        <Trans>Back to the start page</Trans>
      </Link>
    </>
  )
}
