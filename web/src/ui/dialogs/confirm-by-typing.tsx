import { Trans } from '@lingui/react/macro'
import { Input } from 'antd'
import { useId, useState, type ComponentProps } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './confirm-by-typing.module.css'

interface ConfirmByTypingProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'isReady'> {
  /** Must be typed before the button is enabled. */
  expected: string
}

export function ConfirmByTyping({ expected, children, ...dialog }: ConfirmByTypingProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog {...dialog} isReady={typed.trim().toLowerCase() === expected.trim().toLowerCase()}>
      {children}
      <label htmlFor={id} className={styles.label}>
        <Trans>
          Type <strong dir="auto">{expected}</strong> to continue
        </Trans>
      </label>
      <Input id={id} size="large" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </ConfirmDialog>
  )
}
