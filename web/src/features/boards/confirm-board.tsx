import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { claimBoard } from '@pipit/contract/boards/boards'
import { Button, Form, Input } from 'antd'
import { useNavigate } from 'react-router'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { ChildField } from '../../family/children/child-field.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { deviceNameFor } from '../../family/devices/device-name.ts'
import type { FoundBoard } from './api/check-board.ts'
import { useClaimBoard } from './api/claim-board.ts'
import { BoardFacts } from './board-facts.tsx'
import styles from './boards.module.css'
import { TooManyCodes, useTooManyCodes } from './too-many-codes.tsx'

interface ConfirmBoardProps {
  board: FoundBoard
  home: FamilyHome
  onBack: () => void
}

/** What the digits belong to. A digit that was misheard may be that of a stranger's board. */
export function ConfirmBoard({ board: { code, replaces, hadFamily, ...board }, home, onBack }: ConfirmBoardProps) {
  const { to } = useFamily()
  const claim = useClaimBoard()
  const navigate = useNavigate()
  const guesses = useTooManyCodes()
  const [child, ...siblings] = home.children
  const onlyChild = siblings.length === 0 ? child : undefined
  const known = replaces ?? { name: deviceNameFor(onlyChild), childId: onlyChild?.id ?? null }
  return (
    <Panel title={t`Is this your board?`}>
      <BoardFacts board={board} />
      {hadFamily && <FormerFamily />}
      {replaces ? <Replacement name={replaces.name} /> : <Comparison />}
      <EditForm
        schema={claimBoard.body}
        initial={{ code, name: known.name, childId: known.childId, ...(replaces && { replacesDeviceId: replaces.id }) }}
        skipUnsavedWarning
        save={(body) => guesses.watch(claim.mutateAsync(body))}
        onSaved={({ id }) => {
          void notify('success', {
            title: t`The board is added`,
            description: t`It connects when somebody talks to it.`,
          })
          // Replaced, so that Back does not lead to a code that is used by now.
          void navigate(to(`/devices/${id}`), { replace: true })
        }}
        submitText={t`Yes, add it`}
        busyText={t`Adding the board ...`}
      >
        <Form.Item name="name" label={t`Name`} extra={t`To tell devices apart.`}>
          <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
        </Form.Item>
        <ChildField />
        {guesses.areTooMany && <TooManyCodes />}
      </EditForm>
      <Button size="large" className={styles.no ?? ''} onClick={onBack}>
        <Trans>No, type other digits</Trans>
      </Button>
    </Panel>
  )
}

function Comparison() {
  return (
    <p>
      <Trans>
        The MAC address is printed on many boards. If the model or these four digits are not those of your board, the
        code that you typed is that of somebody else’s board: do not add it.
      </Trans>
    </p>
  )
}

/** Whoever has read a board's secret once can speak in its place, and is greeted as the child. */
function FormerFamily() {
  return (
    <Message kind="warning">
      <Trans>
        This board has been in a family before. If that was not yours, erase it before you add it: whoever had it may
        know its secret, and could talk to Pipit as if they were your child.{' '}
        <a href="/docs/parents/boards.html#a-used-board">How to erase it</a>
      </Trans>
    </Message>
  )
}

function Replacement({ name }: { name: string }) {
  return (
    <Message kind="info">
      <Trans>
        It has the same MAC address as “<bdi>{name}</bdi>”, and takes its place. That is right if your board was erased
        or got new firmware by cable. If nobody did that, do not add it.
      </Trans>
    </Message>
  )
}
