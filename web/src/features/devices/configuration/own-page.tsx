import { Trans } from '@lingui/react/macro'
import { Message } from '../../../ui/feedback/message.tsx'

/** Where to go on with a device of another maker, which knows the wifi now and nothing of Pipit. */
export function OwnPage({ address }: { address: string }) {
  return (
    <Message kind="info">
      <Trans>
        Your device has a page of its own, which is not part of Pipit:{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        . If it asks for a key, you find it below, in “Connect it by hand”.
      </Trans>
    </Message>
  )
}
