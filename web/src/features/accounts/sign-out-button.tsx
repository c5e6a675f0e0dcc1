import { t } from '@lingui/core/macro'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

interface SignOutButtonProps extends Pick<ButtonProps, 'size'> {
  text: string
  /** What is signed out, where several buttons have the same text. */
  label?: string
  /** The question of the dialog. */
  question: string
  /** What will happen. */
  explanation: string
  onConfirm: () => Promise<void>
}

/** A button that asks before it signs somebody out. */
export function SignOutButton({ text, label = text, size, question, explanation, onConfirm }: SignOutButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button size={size} aria-label={label} onClick={() => setConfirming(true)}>
        {text}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={question}
          confirmText={text}
          cancelText={t`Cancel`}
          isDanger={false}
          onConfirm={async () => {
            await onConfirm()
            setConfirming(false)
          }}
          onCancel={() => setConfirming(false)}
        >
          <p>{explanation}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
