import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../../family/account/use-family.ts'
import shared from '../insights.module.css'
import styles from './quotes.module.css'

interface Quote {
  entryId: string
  text: string
  note: string
}

export function Quotes({ childId, quotes }: { childId: string; quotes: Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <ul className={`${shared.list} ${styles.quotes}`}>
      {quotes.map((quote) => (
        <li key={quote.entryId}>
          <q dir="auto">{quote.text}</q>
          <span className={shared.note}>
            {quote.note}{' '}
            <span className={shared.screenOnly}>
              · <ConversationLink childId={childId} entryId={quote.entryId} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ConversationLink({ childId, entryId }: { childId: string; entryId: string }) {
  const { to } = useFamily()
  return (
    <Link to={to(`/children/${childId}/log?entry=${entryId}`)}>
      <Trans>Read the conversation</Trans>
    </Link>
  )
}
