import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import styles from './import-board-keys.module.css'
import { useAddBoardKeys } from '../api/add-board-keys.ts'
import { readBoardKeys } from './read-board-keys.ts'

/** More would not help anybody. */
const maxShownProblems = 20

/** Boards prove themselves by a key that their factory burnt into them. */
export function ImportBoardKeys() {
  const id = useId()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { keys, problems } = readBoardKeys(text)
  const adding = useAddBoardKeys()
  const addedCount = adding.data?.addedCount ?? 0
  const knownCount = (adding.data?.count ?? 0) - addedCount

  function change(next: string) {
    setText(next)
    setChecked(false)
  }

  function submit() {
    setChecked(true)
    if (problems.length > 0 || keys.length === 0) return
    // The keys do not stay on the page.
    adding.mutate(keys, { onSuccess: () => change('') })
  }

  return (
    <details className={styles.import}>
      <summary>
        <Trans>Keys of boards with a serial number</Trans>
      </summary>
      <p>
        <Trans>
          Some boards have a key from their factory. If Pipit knows it, such a board has to prove itself with it each
          time it starts. One board in each line: serial number, comma, key of 64 hexadecimal digits.
        </Trans>
      </p>
      <label htmlFor={`${id}-file`}>
        <Trans>CSV file</Trans>
      </label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void file.text().then(change)
        }}
      />
      <label htmlFor={id}>
        <Trans>Or paste the lines</Trans>
      </label>
      <Input.TextArea
        id={id}
        dir="ltr"
        rows={6}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {isChecked && <Problems keys={keys} problems={problems} />}
      <MutationError error={adding.error} />
      {adding.isSuccess && text === '' && (
        <Message kind="success">
          {plural(addedCount, { one: '# key is new.', other: '# keys are new.' })}{' '}
          {knownCount > 0 &&
            plural(knownCount, {
              one: '# serial number was known, and kept its key.',
              other: '# serial numbers were known, and kept their keys.',
            })}
        </Message>
      )}
      <BusyButton block={false} isBusy={adding.isPending} busyText={t`Adding the keys ...`} onClick={submit}>
        <Trans>Add the keys</Trans>
      </BusyButton>
    </details>
  )
}

function Problems({ keys, problems }: ReturnType<typeof readBoardKeys>) {
  if (problems.length === 0)
    return keys.length === 0 && <Message kind="error">{t`There is no line with a serial number and a key.`}</Message>
  return (
    <Message kind="error">
      <p>
        <Trans>Nothing was added. Please correct these lines:</Trans>
      </p>
      <ul>
        {problems.slice(0, maxShownProblems).map(({ line, problem }) => (
          <li key={line}>
            <Trans>
              Line {line}: {problem}
            </Trans>
          </li>
        ))}
      </ul>
    </Message>
  )
}
