import { LoadingOutlined } from '@ant-design/icons'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../../family/account/use-family.ts'
import styles from '../qr-code/qr-code.module.css'

/** A device that has read the code is usually online by then. */
const lateAfterMs = 60_000

/** Says that the page continues by itself, and what to do if that takes long. */
export function WaitingForDevice({ wifiNetworkId }: { wifiNetworkId: string }) {
  const { to } = useFamily()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <output className={styles.waiting}>
        <LoadingOutlined spin aria-hidden />
        <span>
          {isLate ? (
            <Trans>Still waiting for your Pipit. Here is what may help.</Trans>
          ) : (
            <Trans>Waiting for your Pipit …</Trans>
          )}
        </span>
      </output>
      {/* Opens by itself when it is late, and can be opened and closed at any time. */}
      <details key={String(isLate)} open={isLate} className={styles.help}>
        <summary>
          <Trans>Nothing happens?</Trans>
        </summary>
        <ul>
          <li>
            <Trans>It does not chirp: switch it on, and move it slowly nearer and farther. Avoid reflections.</Trans>
          </li>
          <li>
            <Trans>
              It has chirped: it may take a minute until it is in the wifi. If it takes longer,{' '}
              <Link to={to(`/wifi-networks/${wifiNetworkId}`)}>check the network’s name and password</Link>, and bring
              it near the router.
            </Trans>
          </li>
          <li>
            <Trans>It still does not work: switch it off and on, then show it the code once more.</Trans>
          </li>
        </ul>
      </details>
    </>
  )
}
