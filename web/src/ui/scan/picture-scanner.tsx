import { PictureOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState, type DragEvent } from 'react'
import styles from './scan.module.css'

interface PictureScannerProps {
  /** Called with the texts of the codes; with undefined if the picture could not be opened. */
  onCodes: (codes: string[] | undefined) => void
}

/** A picture of the label: chosen, taken with the phone, or dropped here. */
export function PictureScanner({ onCodes }: PictureScannerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setReading(true)
    const codes = await openAndRead(file)
    setReading(false)
    // Otherwise choosing the same file again would not fire an event.
    if (input.current) input.current.value = ''
    onCodes(codes)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }

  return (
    <div
      className={isOver ? `${styles.picture} ${styles.over}` : styles.picture}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className="for-screen-readers"
        aria-busy={isReading}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <label htmlFor={id}>
        <PictureOutlined aria-hidden />
        {isReading ? t`Reading the picture ...` : t`Choose a picture of the label`}
      </label>
      <p className={styles.dropHint}>
        <Trans comment="Below the button to choose a picture">or drop it here</Trans>
      </p>
    </div>
  )
}

async function openAndRead(file: File) {
  try {
    const { decodePicture } = await import('./decode-qr-codes.ts')
    return await decodePicture(file)
  } catch {
    // `onCodes` shows that the picture could not be opened.
    return undefined
  }
}
