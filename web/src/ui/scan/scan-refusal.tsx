import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import type { LabelKind } from '../../api/labels/label.ts'
import { errorMessage, isCode } from '../../api/problem.ts'
import { Message } from '../feedback/message.tsx'

interface ScanRefusalProps {
  kind: LabelKind
  claimCode: string
  error: unknown
}

/** Why a label cannot be registered here, and what to do instead. */
export function ScanRefusal({ kind, claimCode, error }: ScanRefusalProps) {
  return <Message kind="error">{explain({ kind, claimCode, error })}</Message>
}

function explain({ kind, claimCode, error }: ScanRefusalProps): ReactNode {
  const other: LabelKind = kind === 'device' ? 'card' : 'device'
  if (isCode(error, 'unknown-label')) {
    return `We know no ${kind} with this code. Compare it with the label letter by letter, or scan the label.`
  }
  if (isCode(error, 'already-registered')) {
    return `This ${kind} is registered by another family. Once they deactivate it, you can register it here.`
  }
  if (isCode(error, `label-is-${other}`)) return <OtherKind kind={other} claimCode={claimCode} />
  return errorMessage(error)
}

function OtherKind({ kind, claimCode }: { kind: LabelKind; claimCode: string }) {
  const { to } = useFamily()
  return (
    <>
      <p>This is the code of a {kind}.</p>
      <Link to={to(`/${kind}s/add`)} state={{ claimCode }}>
        Register it as a {kind}
      </Link>
    </>
  )
}
