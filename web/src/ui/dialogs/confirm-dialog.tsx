import { Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Message } from '../feedback/message.tsx'
import { useReturnFocus } from './return-focus.ts'

interface AskFirstProps {
  title: string
  confirm: string
  cancel?: string
  /** False while something is still to be typed. */
  isReady?: boolean
  onConfirm: () => Promise<unknown>
  onCancel: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before something that takes effort to take back. */
export function ConfirmDialog({
  title,
  confirm,
  cancel = 'Keep it',
  isReady = true,
  onConfirm,
  onCancel,
  children,
}: AskFirstProps) {
  useReturnFocus()
  const form = useId()
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<string>()
  const mayGoOn = isReady && !isUnderWay

  async function carryOut() {
    if (!mayGoOn) return
    setUnderWay(true)
    setProblem(undefined)
    await onConfirm().catch((error: unknown) => setProblem(errorMessage(error)))
    setUnderWay(false)
  }

  return (
    <Modal
      open
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true, disabled: !mayGoOn, htmlType: 'submit', form }}
      cancelText={cancel}
      onCancel={onCancel}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void carryOut()
        }}
      >
        {children}
        {problem !== undefined && <Message kind="error">{problem}</Message>}
      </form>
    </Modal>
  )
}
