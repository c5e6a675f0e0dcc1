import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import type { LabelKind } from '../../api/labels/label.ts'
import { useSettings } from '../../api/settings.ts'
import { errorMessage, hasErrorCode } from '../../api/api-errors.ts'
import { Message } from '../feedback/message.tsx'

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
  const other: LabelKind = kind === 'device' ? 'card' : 'device'
  if (hasErrorCode(error, 'unknown-label')) {
    return `There is no ${kind} with this code. Compare it with the label letter by letter, or scan the label.`
  }
  if (hasErrorCode(error, 'already-registered')) {
    return kind === 'device' ? (
      <OfAnotherFamily />
    ) : (
      'This card is registered by another family. Once they deactivate it, you can register it here.'
    )
  }
  if (hasErrorCode(error, `label-is-${other}`))
    return <OtherKind kind={other} path={`/${other}s/add`} claimCode={claimCode} />
  return errorMessage(error)
}

function OfAnotherFamily() {
  const supportUrl = useSettings()?.supportUrl
  return (
    <>
      This device is registered by another family, and it has confirmed that it is with them. Once they deactivate it,
      you can register it here. Is it yours? Then{' '}
      {supportUrl ? (
        <a href={supportUrl} target="_blank" rel="noopener noreferrer">
          write to our support
        </a>
      ) : (
        'write to our support'
      )}
      .
    </>
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
  return (
    <>
      <p>This is the code of a {kind}.</p>
      <Link to={to(path)} state={{ claimCode }}>
        Register it as a {kind}
      </Link>
    </>
  )
}
