import { Link } from 'react-router'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { Message } from '../../ui/feedback/message.tsx'

const texts = {
  changed: {
    text: 'We changed the text about what we store, so we ask for the consent again.',
    link: 'See what is new',
  },
  withdrawn: { text: 'Pipit talks with no child, because the parental consent is withdrawn.', link: 'Read and agree' },
  none: { text: 'Pipit talks with no child until a parent agrees to what we store.', link: 'Read and agree' },
}

/** For a family with children. The others are asked when they add the first one. */
export function ConsentNotice({ home: { consent, children } }: { home: FamilyHome }) {
  const { to } = useFamily()
  if (consent === 'given' || children.length === 0) return null
  const { text, link } = texts[consent]
  return (
    <Message kind="info">
      {text} <Link to={to('/consent')}>{link}</Link>
    </Message>
  )
}
