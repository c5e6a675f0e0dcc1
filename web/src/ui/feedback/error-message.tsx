import { Link } from 'react-router'
import { toDisplayError, type DisplayError } from '../../api/identity/identity-errors.ts'
import { Message } from './message.tsx'

/** The text of an error, with the link that helps. */
export function ErrorText({ error: { text, next } }: { error: DisplayError }) {
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

export function ErrorMessage({ error }: { error: DisplayError | undefined }) {
  return (
    error && (
      <Message kind="error">
        <ErrorText error={error} />
      </Message>
    )
  )
}

/** Why a `useMutation` failed; nothing while it has not. */
export function MutationError({ error }: { error: Error | null }) {
  return error && <ErrorMessage error={toDisplayError(error)} />
}
