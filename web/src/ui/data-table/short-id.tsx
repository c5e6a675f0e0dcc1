import { t } from '@lingui/core/macro'
import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { copyText } from '../clipboard/copy-text.ts'
import styles from './short-id.module.css'

const shownCharacters = 8

/** The beginning of an id, which is enough to recognise it; the whole one is shown on hover and can be copied. */
export function ShortId({ id }: { id: string }) {
  return (
    <span className={styles.id}>
      <ShortIdText id={id} />
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t`Copy the id ${id}`}
        onClick={() => void copyText(id, t`The id is copied`)}
      />
    </span>
  )
}

export function ShortIdText({ id }: { id: string }) {
  return (
    <code title={id} className={styles.text}>
      {id.length > shownCharacters ? `${id.slice(0, shownCharacters)}…` : id}
    </code>
  )
}
