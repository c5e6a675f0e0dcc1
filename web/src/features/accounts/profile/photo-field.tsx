import { UserOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useRef, useState, type ChangeEvent } from 'react'
import styles from './profile-page.module.css'
import { shrinkPhoto } from './shrink-photo.ts'

interface PhotoFieldProps {
  value?: string | null
  onChange?: (photo: string | null) => void
}

export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  async function readPhoto({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // Otherwise choosing the same file again would not fire an event.
    target.value = ''
    if (!chosen) return
    setError(undefined)
    try {
      onChange?.(await shrinkPhoto(chosen))
    } catch {
      setError(t`We cannot read this as a picture. Choose a JPEG, PNG or WebP file.`)
    }
  }

  return (
    <div className={styles.photo}>
      {value ? (
        <img className={styles.picture} src={value} alt={t`How others see you`} width="96" height="96" />
      ) : (
        <span className={styles.picture}>
          <UserOutlined aria-hidden />
        </span>
      )}
      <div className={styles.buttons}>
        <input
          ref={file}
          id="photo-file"
          type="file"
          accept="image/*"
          className="for-screen-readers"
          tabIndex={-1}
          aria-describedby={error ? 'photo-error' : undefined}
          onChange={(event) => void readPhoto(event)}
        />
        <Button size="large" onClick={() => file.current?.click()}>
          {value ? <Trans comment="A photo">Choose another</Trans> : <Trans>Choose a photo</Trans>}
        </Button>
        {value && (
          <Button size="large" onClick={() => onChange?.(null)}>
            <Trans comment="A photo">Remove</Trans>
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id="photo-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
