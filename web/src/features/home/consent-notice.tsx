import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { Message } from '../../ui/feedback/message.tsx'

/** Families without children are asked when they add the first one. */
export function ConsentNotice({ home: { consent, children } }: { home: FamilyHome }) {
  const { to } = useFamily()
  if (consent === 'given' || children.length === 0) return null
  const path = to('/consent')
  return (
    <Message kind="info">
      {consent === 'changed' ? (
        <Trans>
          We changed the text about what we store, so we ask for the consent again.{' '}
          <Link to={path}>See what is new</Link>
        </Trans>
      ) : consent === 'withdrawn' ? (
        <Trans>
          Pipit talks with no child, because the parental consent is withdrawn. <Link to={path}>Read and agree</Link>
        </Trans>
      ) : (
        <Trans>
          Pipit talks with no child until a parent agrees to what we store. <Link to={path}>Read and agree</Link>
        </Trans>
      )}
    </Message>
  )
}
