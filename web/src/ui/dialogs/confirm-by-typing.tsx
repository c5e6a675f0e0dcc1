import { Input } from 'antd'
import { useId, useState, type ComponentProps } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './confirm-by-typing.module.css'

interface ConfirmByTypingProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'isReady'> {
  /** To be typed before the button works: what cannot be undone is not done by a slip. */
  expected: string
}

export function ConfirmByTyping({ expected, children, ...question }: ConfirmByTypingProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog {...question} isReady={typed.trim().toLowerCase() === expected.trim().toLowerCase()}>
      {children}
      <label htmlFor={id} className={styles.label}>
        Type <strong dir="auto">{expected}</strong> to go on
      </label>
      <Input id={id} size="large" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </ConfirmDialog>
  )
}
