import { CloseOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Button } from 'antd'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './qr-code.module.css'

interface FullScreenDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that fills the screen, so that a code is in view at once. The browser returns the focus when it closes. */
export function FullScreenDialog({ title, onClose, children }: FullScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // The page's title has taken the focus by now, and gets it back later.
  useEffect(() => dialog.current?.showModal(), [])

  // The dialog is still in the document here; a removed one returns no focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          <Button size="large" icon={<CloseOutlined aria-hidden />} aria-label={t`Close`} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
