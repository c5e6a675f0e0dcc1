import { CloseOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Input } from 'antd'
import { useRef, useState, type ComponentProps } from 'react'
import styles from './tags-field.module.css'

interface TagsFieldProps extends Pick<ComponentProps<typeof Input>, 'id' | 'maxLength' | 'aria-describedby'> {
  value?: string[]
  onChange?: (value: string[]) => void
}

const none: string[] = []

/** A list of words that can be added and removed; the field of a `Form.Item`. */
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
    // The button disappears: keep the focus in the field.
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
          // A word that is typed right before the form's button counts too.
          onBlur={() => add(typed)}
          onPressEnter={(event) => {
            if (typed.trim() === '') return
            event.preventDefault()
            add(typed)
          }}
        />
        <Button size="large" onClick={() => add(typed)}>
          <Trans comment="A word to the list of interests">Add</Trans>
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={styles.tags}>
          {value.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
              <button type="button" aria-label={t`Remove ${word}`} onClick={() => remove(word)}>
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
