import { Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { inWords } from '../api/problem.ts'
import { Message } from './message.tsx'

interface AskFirstProps {
  title: string
  confirm: string
  onConfirm: () => Promise<unknown>
  onCancel: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before something that takes effort to take back. */
export function AskFirst({ title, confirm, onConfirm, onCancel, children }: AskFirstProps) {
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function carryOut() {
    setUnderWay(true)
    setProblem(undefined)
    await onConfirm().catch((error: unknown) => setProblem(inWords(error)))
    setUnderWay(false)
  }

  return (
    <Modal
      open
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true, disabled: isUnderWay }}
      cancelText="Keep it"
      onOk={() => void carryOut()}
      onCancel={onCancel}
    >
      {children}
      {problem !== undefined && <Message kind="error">{problem}</Message>}
    </Modal>
  )
}
