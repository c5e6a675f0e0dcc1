import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Message } from '../../../ui/feedback/message.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import type { Emulator } from '../emulator.ts'
import type { EmulatorState } from '../emulator-state.ts'
import styles from './conversation-panel.module.css'
import shared from './panels.module.css'
import { ChildTextForm } from './child-text-form.tsx'
import type { EmulatedDevice } from '../api/get-emulated-device.ts'
import { chatStateTexts } from '../conversation/conversation-texts.ts'

interface ConversationPanelProps {
  emulator: Emulator
  state: EmulatorState
  device: EmulatedDevice
}

/** Starts and stops the conversation, and shows its state. */
export function ConversationPanel({ emulator, state, device }: ConversationPanelProps) {
  const { children, cards } = device
  const [childId, setChildId] = useState(device.childId ?? children[0]?.id ?? null)
  const [cardId, setCardId] = useState<string | null>(null)
  const fieldId = useId()
  const { connection, notice, problem } = state
  const isOff = connection === 'off'
  const isOn = connection === 'on'

  function start() {
    emulator.start({ ...(childId !== null && { childId }), ...(cardId !== null && { cardId }) })
  }

  return (
    <Panel title={t`Conversation`} action={<State state={state} />}>
      {notice && (
        <Message kind={notice.kind}>
          <p>{notice.text}</p>
        </Message>
      )}
      {problem !== null && (
        <Message kind="error">
          <p>{problem}</p>
        </Message>
      )}
      {children.length === 0 && (
        <Message kind="info">
          <p>
            <Trans>This family has no child yet, so nobody can start a conversation.</Trans>
          </p>
          <Link to={`/app/${device.accountId}/children/add`}>
            <Trans>Add a child to this family</Trans>
          </Link>
        </Message>
      )}
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${fieldId}-child`}>
            <Trans>Child who talks</Trans>
          </label>
          <NativeSelect
            id={`${fieldId}-child`}
            options={children}
            disabled={!isOff || children.length === 0}
            value={childId}
            onChange={setChildId}
          />
        </div>
        <div>
          <label htmlFor={`${fieldId}-card`}>
            <Trans>Card</Trans>
          </label>
          <div className={styles.cardField}>
            <NativeSelect
              id={`${fieldId}-card`}
              options={cards}
              emptyLabel={cards.length === 0 ? t`The family has no card` : t`No card`}
              disabled={cards.length === 0}
              value={cardId}
              onChange={setCardId}
            />
            <Button
              size="large"
              disabled={!isOn || cardId === null}
              onClick={() => cardId !== null && emulator.showCard(cardId)}
            >
              <Trans>Show the card</Trans>
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          type={isOff ? 'primary' : 'default'}
          size="large"
          disabled={children.length === 0}
          onClick={() => (isOff ? start() : emulator.stop())}
        >
          {isOff ? t`Start the conversation` : t`Stop the conversation`}
        </Button>
        <Button
          size="large"
          disabled={state.chatState === null || state.chatState === 'listening'}
          onClick={emulator.interrupt}
        >
          <Trans>Interrupt the coach</Trans>
        </Button>
      </div>
      <ChildTextForm isReady={isOn} onSend={emulator.sendText} />
    </Panel>
  )
}

const connectionTexts = {
  off: msg`Not connected`,
  connecting: msg`Connecting ...`,
  on: msg`Connected`,
  lost: msg`The connection was lost. Trying again ...`,
}

function State({ state: { connection, chatState, child } }: { state: EmulatorState }) {
  const text = connection === 'on' && chatState ? chatStateTexts[chatState] : connectionTexts[connection]
  return (
    <output
      className={styles.state}
      data-state={connection === 'on' ? chatState : connection}
      aria-label={t`State of the conversation`}
    >
      <span aria-hidden className={styles.dot} />
      <span>
        {i18n._(text)}
        {connection === 'on' && child !== null && (
          <span className={`${shared.note} ${styles.child}`}>
            {' '}
            · <bdi>{child}</bdi>
          </span>
        )}
      </span>
    </output>
  )
}
