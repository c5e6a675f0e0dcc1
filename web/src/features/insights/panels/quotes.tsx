import { Link } from 'react-router'
import { useFamily } from '../../../api/family/use-family.ts'
import shared from '../insights.module.css'
import styles from './quotes.module.css'

interface Quote {
  entryId: string
  text: string
  note: string
}

/** The child's own words, each with a link to its conversation. */
export function Quotes({ childId, quotes }: { childId: string; quotes: Quote[] }) {
  return (
    <ul className={`${shared.list} ${styles.quotes}`}>
      {quotes.map((quote) => (
        // One entry may be quoted twice, as good and as bad.
        <li key={`${quote.entryId} ${quote.note}`}>
          <q dir="auto">{quote.text}</q>
          <span className={shared.note}>
            {quote.note} · <ConversationLink childId={childId} entryId={quote.entryId} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ConversationLink({ childId, entryId }: { childId: string; entryId: string }) {
  const { to } = useFamily()
  return <Link to={to(`/children/${childId}/log?entry=${entryId}`)}>Read the conversation</Link>
}
