import { t } from '@lingui/core/macro'
import { Button, Input } from 'antd'
import { useState, type ComponentProps } from 'react'
import styles from './wifi-fields.module.css'

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'ref'> {
  /** It is called before the password is shown, to fetch the saved one. */
  onReveal?: (() => Promise<void>) | undefined
}

export function PasswordInput({ onReveal, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)

  async function toggle() {
    if (!isShown) await onReveal?.()
    setShown(!isShown)
  }

  return (
    <div className={styles.password}>
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        size="large"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        size="large"
        aria-label={isShown ? t`Hide the password` : t`Show the password`}
        onClick={() => void toggle()}
      >
        {isShown ? t`Hide` : t`Show`}
      </Button>
    </div>
  )
}
