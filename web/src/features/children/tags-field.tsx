import { CloseOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useRef, useState, type ComponentProps } from 'react'
import styles from './tags-field.module.css'

interface TagsFieldProps extends Pick<ComponentProps<typeof Input>, 'id' | 'maxLength' | 'aria-describedby'> {
  value?: string[]
  onChange?: (value: string[]) => void
}

const none: string[] = []

/** Words, one after the other, each of which can be taken away again; the field of a `Form.Item`. */
export function TagsField({ value = none, onChange, ...input }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLDivElement>(null)

  function add(text: string) {
    const words = text.split(',').map((word) => word.trim())
    const added = words.filter((word) => word !== '' && !value.includes(word))
    setTyped('')
    if (added.length > 0) onChange?.([...value, ...new Set(added)])
  }

  function remove(word: string) {
    onChange?.(value.filter((each) => each !== word))
    // The button is about to go, and the focus must not go with it.
    field.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={field}>
      <div className={styles.row}>
        <Input
          {...input}
          size="large"
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          // Whoever types a word and goes straight to the form's button means the word too.
          onBlur={() => add(typed)}
          onPressEnter={(event) => {
            if (typed.trim() === '') return
            event.preventDefault()
            add(typed)
          }}
        />
        <Button size="large" onClick={() => add(typed)}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={styles.tags}>
          {value.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
              <button type="button" aria-label={`Remove ${word}`} onClick={() => remove(word)}>
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
