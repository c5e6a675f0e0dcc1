import { Input } from 'antd'
import { useId, useState, type ComponentProps } from 'react'
import { AskFirst } from './ask-first.tsx'
import styles from './ask-name.module.css'

interface AskNameProps extends Omit<ComponentProps<typeof AskFirst>, 'isReady'> {
  /** To be typed before the button works: what cannot be undone is not done by a slip. */
  name: string
}

export function AskName({ name, children, ...question }: AskNameProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <AskFirst {...question} isReady={typed.trim().toLowerCase() === name.trim().toLowerCase()}>
      {children}
      <label htmlFor={id} className={styles.label}>
        Type <strong dir="auto">{name}</strong> to go on
      </label>
      <Input id={id} size="large" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </AskFirst>
  )
}
