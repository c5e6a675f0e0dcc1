import { Button, Input } from 'antd'
import { useState, type ComponentProps } from 'react'
import styles from './wifi-fields.module.css'

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'ref'> {
  /** Fetches what is kept, before it can be shown. */
  fetchKept?: (() => Promise<void>) | undefined
}

/** A password that stays dots until somebody asks; the field of a `Form.Item`. */
export function PasswordInput({ fetchKept, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)

  async function toggle() {
    if (!isShown) await fetchKept?.()
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
        aria-label={isShown ? 'Hide the password' : 'Show the password'}
        onClick={() => void toggle()}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
