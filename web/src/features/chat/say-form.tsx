import { Button } from 'antd'
import { useState } from 'react'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './emulator.module.css'

const longest = 2000

/** What the child would say, typed: for whoever has no microphone, or sits in an office. */
export function SayForm({ isOn, say }: { isOn: boolean; say: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOn || text.trim() === '') return
        say(text.trim())
        setText('')
      }}
    >
      <TextField
        name="text"
        label="Type what the child says"
        autoComplete="off"
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="large" htmlType="submit" disabled={!isOn}>
        Say it
      </Button>
    </form>
  )
}
