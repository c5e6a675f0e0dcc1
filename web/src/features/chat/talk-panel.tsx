import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import type { Emulator } from './emulator.ts'
import type { EmulatorState } from './emulator-state.ts'
import styles from './emulator.module.css'
import { SayForm } from './say-form.tsx'
import type { EmulatedDevice } from './use-emulated-device.ts'
import { stateInWords } from './words.ts'

interface TalkPanelProps {
  emulator: Emulator
  state: EmulatorState
  device: EmulatedDevice
}

/** Who talks, with which card, and how it goes. */
export function TalkPanel({ emulator, state, device }: TalkPanelProps) {
  const { children, cards } = device
  const [childId, setChildId] = useState(device.childId ?? children[0]?.id ?? null)
  const [cardId, setCardId] = useState<string | null>(null)
  const fieldId = useId()
  const { line, notice, trouble } = state
  const isOff = line === 'off'
  const isOn = line === 'on'

  function start() {
    emulator.start({ ...(childId !== null && { childId }), ...(cardId !== null && { cardId }) })
  }

  return (
    <Panel title="Conversation" action={<State state={state} />}>
      {notice && (
        <Message kind={notice.kind}>
          <p>{notice.text}</p>
        </Message>
      )}
      {trouble !== null && (
        <Message kind="error">
          <p>{trouble}</p>
        </Message>
      )}
      {children.length === 0 && (
        <Message kind="info">
          <p>This family has no child yet, so there is nobody to talk as.</p>
          <Link to={`/app/${device.accountId}/children/add`}>Add a child to this family</Link>
        </Message>
      )}
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${fieldId}-child`}>Child who talks</label>
          <NativeSelect
            id={`${fieldId}-child`}
            options={children}
            disabled={!isOff || children.length === 0}
            value={childId}
            onChange={setChildId}
          />
        </div>
        <div>
          <label htmlFor={`${fieldId}-card`}>Card</label>
          <div className={styles.withButton}>
            <NativeSelect
              id={`${fieldId}-card`}
              options={cards}
              emptyLabel={cards.length === 0 ? 'The family has no card' : 'No card'}
              disabled={cards.length === 0}
              value={cardId}
              onChange={setCardId}
            />
            <Button
              size="large"
              disabled={!isOn || cardId === null}
              onClick={() => cardId !== null && emulator.showCard(cardId)}
            >
              Show the card
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
          {isOff ? 'Start the conversation' : 'Stop the conversation'}
        </Button>
        <Button size="large" disabled={state.chat === null || state.chat === 'listening'} onClick={emulator.interrupt}>
          Interrupt the coach
        </Button>
      </div>
      <SayForm isOn={isOn} say={emulator.sendText} />
    </Panel>
  )
}

const lineInWords = {
  off: 'Not connected',
  connecting: 'Connecting ...',
  on: 'Connected',
  lost: 'The connection was lost, trying again ...',
}

function State({ state: { line, chat, child } }: { state: EmulatorState }) {
  const words = line === 'on' && chat ? stateInWords[chat] : lineInWords[line]
  return (
    <output className={styles.state} data-chat={line === 'on' ? chat : line} aria-label="State of the conversation">
      <span aria-hidden className={styles.dot} />
      <span>
        {words}
        {line === 'on' && child !== null && (
          <span className={styles.note}>
            {' '}
            · <bdi>{child}</bdi>
          </span>
        )}
      </span>
    </output>
  )
}
