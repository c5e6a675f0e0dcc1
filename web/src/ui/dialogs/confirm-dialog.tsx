import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useId, type ReactNode } from 'react'
import { errorMessage, fieldErrors } from '../../api/api-errors.ts'
import { Message } from '../feedback/message.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  title: string
  confirmText: string
  cancelText?: string
  /** False until everything that the dialog asks for is filled in. */
  isReady?: boolean
  /** False for actions that destroy nothing. */
  isDanger?: boolean
  onConfirm: () => Promise<unknown>
  onCancel: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before an action that is hard to undo. The caller closes the dialog when the action has succeeded. */
export function ConfirmDialog(dialog: ConfirmDialogProps) {
  const { title, confirmText, cancelText = t`Keep it`, isReady = true, isDanger = true, children } = dialog
  useReturnFocus()
  const form = useId()
  const action = useMutation({ mutationFn: dialog.onConfirm })
  const canConfirm = isReady && !action.isPending

  return (
    <Modal
      open
      title={title}
      okText={confirmText}
      okButtonProps={{ danger: isDanger, disabled: !canConfirm, htmlType: 'submit', form }}
      cancelText={cancelText}
      onCancel={dialog.onCancel}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canConfirm) action.mutate()
        }}
      >
        {children}
        {action.error && (
          <Message kind="error">{fieldErrors(action.error)[0]?.message ?? errorMessage(action.error)}</Message>
        )}
      </form>
    </Modal>
  )
}
