import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../account/use-family.ts'
import type { LabelKind } from './label.ts'
import { useSettings } from '../../api/settings.ts'
import { errorMessage, hasErrorCode } from '../../api/api-errors.ts'
import { Message } from '../../ui/feedback/message.tsx'

interface ScanErrorProps {
  kind: LabelKind
  claimCode: string
  error: unknown
}

/** Why a label cannot be registered here, and what to do instead. */
export function ScanError({ kind, claimCode, error }: ScanErrorProps) {
  return <Message kind="error">{errorText({ kind, claimCode, error })}</Message>
}

function errorText({ kind, claimCode, error }: ScanErrorProps): ReactNode {
  const isDevice = kind === 'device'
  const other: LabelKind = isDevice ? 'card' : 'device'
  if (hasErrorCode(error, 'unknown-label')) {
    return isDevice
      ? t`There is no device with this code. Compare it with the label letter by letter, or scan the label.`
      : t`There is no card with this code. Compare it with the label letter by letter, or scan the label.`
  }
  if (hasErrorCode(error, 'already-registered')) {
    return isDevice ? (
      <OfAnotherFamily />
    ) : (
      t`This card is registered by another family. Once they deactivate it, you can register it here.`
    )
  }
  if (hasErrorCode(error, `label-is-${other}`))
    return <OtherKind kind={other} path={`/${other}s/add`} claimCode={claimCode} />
  return errorMessage(error)
}

function OfAnotherFamily() {
  const supportUrl = useSettings()?.supportUrl
  return supportUrl ? (
    <Trans>
      This device is registered by another family, and it has confirmed that it is with them. Once they deactivate it,
      you can register it here. Is it yours? Then{' '}
      <a href={supportUrl} target="_blank" rel="noopener noreferrer">
        write to our support
      </a>
      .
    </Trans>
  ) : (
    <Trans>
      This device is registered by another family, and it has confirmed that it is with them. Once they deactivate it,
      you can register it here. Is it yours? Then write to our support.
    </Trans>
  )
}

interface OtherKindProps {
  kind: LabelKind
  /** Below the family's own path. */
  path: string
  /** Filled in on the page that the path leads to. */
  claimCode?: string
}

/** A card was scanned where a device was expected, or the other way round. */
export function OtherKind({ kind, path, claimCode }: OtherKindProps) {
  const { to } = useFamily()
  const isDevice = kind === 'device'
  return (
    <>
      <p>{isDevice ? t`This is the code of a device.` : t`This is the code of a card.`}</p>
      <Link to={to(path)} state={{ claimCode }}>
        {isDevice ? t`Register it as a device` : t`Register it as a card`}
      </Link>
    </>
  )
}
