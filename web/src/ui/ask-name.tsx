import { Input, Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { inWords } from '../api/problem.ts'
import styles from './ask-name.module.css'
import { Message } from './message.tsx'
import { useReturnFocus } from './return-focus.ts'

interface AskNameProps {
  title: string
  /** To be typed before the button works: what cannot be undone is not done by a slip. */
  name: string
  confirm: string
  onConfirm: () => Promise<unknown>
  onCancel: () => void
  /** What goes with it. */
  children: ReactNode
}

export function AskName({ title, name, confirm, onConfirm, onCancel, children }: AskNameProps) {
  useReturnFocus()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<string>()
  const matches = typed.trim().toLowerCase() === name.trim().toLowerCase()

  async function carryOut() {
    if (!matches || isUnderWay) return
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
      okButtonProps={{ danger: true, disabled: !matches }}
      confirmLoading={isUnderWay}
      cancelText="Keep it"
      onOk={() => void carryOut()}
      onCancel={onCancel}
    >
      {children}
      <label htmlFor={id} className={styles.label}>
        Type <strong dir="auto">{name}</strong> to go on
      </label>
      <Input
        id={id}
        size="large"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void carryOut()}
      />
      {problem !== undefined && <Message kind="error">{problem}</Message>}
    </Modal>
  )
}
