import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { FoundBoard } from './api/check-board.ts'
import { BoardFacts } from './board-facts.tsx'
import styles from './boards.module.css'

interface NoRoomForBoardProps {
  board: FoundBoard
  plan: FamilyHome['plan']
  onBack: () => void
}

/** It is none of the family's boards, which the plan would allow in their own places. */
export function NoRoomForBoard({ board, plan: { name }, onBack }: NoRoomForBoardProps) {
  return (
    <Panel title={t`This board would be one more`}>
      <BoardFacts board={board} />
      <Message kind="info">
        <Trans>
          Its MAC address is not that of a board that you have, and the plan {name} has no room for another device. If
          you have erased your own board, perhaps a digit is wrong: listen to them again.
        </Trans>
      </Message>
      <Button size="large" className={styles.no ?? ''} onClick={onBack}>
        <Trans>Type other digits</Trans>
      </Button>
    </Panel>
  )
}
