import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { claimBoard } from '@pipit/contract/devices/boards/boards'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasErrorCode } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { refreshFamily, type FamilyHome } from '../../../api/family/family-queries.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { notify } from '../../../ui/feedback/notifications.ts'
import { ChildField } from '../../../ui/forms/child-field.tsx'
import { EditForm } from '../../../ui/forms/edit-form.tsx'
import { deviceNameFor } from '../device-name.ts'
import styles from './boards.module.css'

/** The six digits that a board speaks, and whose board it becomes. */
export function ClaimBoardForm({ home }: { home: FamilyHome }) {
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [hasGuessedTooOften, setGuessedTooOften] = useState(false)
  const [child, ...siblings] = home.children
  const onlyChild = siblings.length === 0 ? child : undefined
  return (
    <EditForm
      schema={claimBoard.body}
      initial={{ code: '', name: deviceNameFor(onlyChild), childId: onlyChild?.id ?? null }}
      skipUnsavedWarning
      save={async (body) => {
        try {
          const { id } = await call('POST /accounts/:accountId/devices/claim-board', { params: { accountId }, body })
          await refreshFamily(queryClient, accountId)
          return id
        } catch (error) {
          setGuessedTooOften(hasErrorCode(error, 'too-many-requests'))
          throw error
        }
      }}
      onSaved={(id) => {
        void notify('success', {
          title: t`The board is added`,
          description: t`It connects when somebody talks to it.`,
        })
        // Replaced, so that Back does not lead to a code that is used by now.
        void navigate(to(`/devices/${id}`), { replace: true })
      }}
      submitText={t`Add the board`}
      busyText={t`Adding the board ...`}
    >
      <Form.Item
        name="code"
        label={t`The six digits that the board speaks`}
        className={styles.code ?? ''}
        // Of something pasted, only the digits count.
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
      <Form.Item name="name" label={t`Name`} extra={t`To tell devices apart.`}>
        <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
      </Form.Item>
      <ChildField />
      {hasGuessedTooOften && (
        <Message kind="info">
          <Trans>
            Ten codes can be tried in ten minutes. Wait ten minutes, restart the board, and type the digits that it
            speaks then.
          </Trans>
        </Message>
      )}
    </EditForm>
  )
}

/** Six digits with spaces between them. */
const maxLength = 11
