import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { checkBoard } from '@pipit/contract/boards/boards'
import { Form, Input } from 'antd'
import { useState } from 'react'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import pageStyles from '../../family/devices/devices.module.css'
import { useCheckBoard, type FoundBoard } from './api/check-board.ts'
import styles from './boards.module.css'
import { ConfirmBoard } from './confirm-board.tsx'
import { NoRoomForBoard } from './no-room-for-board.tsx'
import { TooManyCodes, useTooManyCodes } from './too-many-codes.tsx'

/** The six digits that a board speaks, and then whether it is the right one. */
export function ClaimBoard({ home, onlyErased }: { home: FamilyHome; onlyErased: boolean }) {
  const [board, setBoard] = useState<FoundBoard>()
  const onBack = () => setBoard(undefined)
  if (board && onlyErased && !board.replaces) return <NoRoomForBoard board={board} plan={home.plan} onBack={onBack} />
  return board ? (
    <ConfirmBoard board={board} home={home} onBack={onBack} />
  ) : (
    <Panel title={t`Type the six digits`}>
      <DigitsForm onFound={setBoard} />
      <p className={pageStyles.hint}>
        <Trans>If the board has a camera, it takes no pictures until you allow it on the board’s page.</Trans>
      </p>
    </Panel>
  )
}

function DigitsForm({ onFound }: { onFound: (board: FoundBoard) => void }) {
  const check = useCheckBoard()
  const guesses = useTooManyCodes()
  return (
    <EditForm
      schema={checkBoard.body}
      initial={{ code: '' }}
      skipUnsavedWarning
      save={(body) => guesses.watch(check.mutateAsync(body))}
      onSaved={onFound}
      submitText={t`Find the board`}
      busyText={t`Looking for the board ...`}
    >
      <Form.Item
        name="code"
        label={t`The six digits that the board speaks`}
        className={styles.code ?? ''}
        // Something pasted may have more than digits.
        normalize={(typed: string) =>
          typed
            .replaceAll(/[^\d\s]/g, '')
            .trimStart()
            .slice(0, maxLength)
        }
        extra={t`They work once, for ten minutes. If there is a display, it shows them, too.`}
      >
        <Input size="large" dir="ltr" inputMode="numeric" autoComplete="off" placeholder="123 456" />
      </Form.Item>
      {guesses.areTooMany && <TooManyCodes />}
    </EditForm>
  )
}

/** Six digits with spaces between them. */
const maxLength = 11
