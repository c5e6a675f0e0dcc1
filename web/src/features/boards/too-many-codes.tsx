import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasErrorCode } from '../../api/api-errors.ts'
import { Message } from '../../ui/feedback/message.tsx'

/** Whether the last call was refused because too many codes were wrong. */
export function useTooManyCodes() {
  const [areTooMany, setTooMany] = useState(false)
  return {
    areTooMany,
    async watch<Result>(sending: Promise<Result>) {
      try {
        return await sending
      } catch (error) {
        setTooMany(hasErrorCode(error, 'too-many-requests'))
        throw error
      }
    },
  }
}

export function TooManyCodes() {
  return (
    <Message kind="info">
      <Trans>
        Too many codes were wrong. Wait ten minutes, restart the board, and type the digits that it speaks then.
      </Trans>
    </Message>
  )
}
