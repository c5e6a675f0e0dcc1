import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../../family/account/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import type { ConfigurationProgress } from './configuration-progress.ts'
import { deviceIsOnlineText, problemTexts } from './configuration-texts.ts'

interface ConfigurationOutcomeProps {
  progress: ConfigurationProgress
  /** True if the device got its configuration as a QR code, too. */
  cameOnline: boolean
  wifiNetworkId: string | undefined
}

export function ConfigurationOutcome({ progress, cameOnline, wifiNetworkId }: ConfigurationOutcomeProps) {
  const { isOwn, to } = useFamily()
  if (progress.phase === 'done' || (progress.phase === 'idle' && cameOnline))
    return <Message kind="success">{deviceIsOnlineText(isOwn)}</Message>
  if (progress.phase === 'joined') {
    return (
      <Message kind="info">
        <Trans>
          The device is in the wifi, but not online yet. This may take some minutes; this page will show it.
        </Trans>
      </Message>
    )
  }
  if (progress.problem === null) return null
  return (
    <Message kind="error">
      <p>{i18n._(problemTexts[progress.problem])}</p>
      {progress.problem === 'wifi-password-wrong' && wifiNetworkId !== undefined && (
        <Link to={to(`/wifi-networks/${wifiNetworkId}`)}>
          <Trans>Correct the password</Trans>
        </Link>
      )}
    </Message>
  )
}
