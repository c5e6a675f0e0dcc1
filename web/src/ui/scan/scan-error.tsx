import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import type { LabelKind } from '../../api/labels/label.ts'
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
    return kind === 'device'
      ? 'This device is registered by another family, and it was in their hands. Once they deactivate it, you can register it here. Is it yours? Then write to our support.'
      : 'This card is registered by another family. Once they deactivate it, you can register it here.'
  }
  if (hasErrorCode(error, `label-is-${other}`))
    return <OtherKind kind={other} path={`/${other}s/add`} claimCode={claimCode} />
  return errorMessage(error)
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
