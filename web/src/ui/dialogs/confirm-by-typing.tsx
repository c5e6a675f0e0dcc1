import { Input } from 'antd'
import { useId, useState, type ComponentProps } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './confirm-by-typing.module.css'

interface AskNameProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'isReady'> {
  /** To be typed before the button works: what cannot be undone is not done by a slip. */
  name: string
}

export function ConfirmByTyping({ name, children, ...question }: AskNameProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog {...question} isReady={typed.trim().toLowerCase() === name.trim().toLowerCase()}>
      {children}
      <label htmlFor={id} className={styles.label}>
        Type <strong dir="auto">{name}</strong> to go on
      </label>
      <Input id={id} size="large" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </ConfirmDialog>
  )
}
