import { Link } from 'react-router'
import { Message } from './message.tsx'
import type { Problem } from '../../api/identity/identity-errors.ts'

/** The words for a problem, and the link that helps. */
export function ProblemText({ problem: { text, next } }: { problem: Problem }) {
  return (
    <>
      {text}
      {next && (
        <>
          {' '}
          <Link to={next.to}>{next.label}</Link>
        </>
      )}
    </>
  )
}

export function ProblemMessage({ problem }: { problem: Problem | undefined }) {
  return (
    problem && (
      <Message kind="error">
        <ProblemText problem={problem} />
      </Message>
    )
  )
}
