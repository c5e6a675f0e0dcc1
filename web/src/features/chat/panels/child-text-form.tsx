import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import styles from './child-text-form.module.css'

const maxCharacters = 2000

/** Somebody without a microphone types what the child says. */
export function ChildTextForm({ isReady, onSend }: { isReady: boolean; onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady || text.trim() === '') return
        onSend(text.trim())
        setText('')
      }}
    >
      <TextField
        name="text"
        label={t`Type what the child says`}
        autoComplete="off"
        maxLength={maxCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="large" htmlType="submit" disabled={!isReady}>
        <Trans>Say it</Trans>
      </Button>
    </form>
  )
}
