import { Button } from 'antd'
import { useState, type ComponentProps } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

interface SignOutButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  text: string
  /** What is signed out, where several buttons have the same text. */
  of?: string
  /** What will happen. */
  explanation: string
  onConfirm: () => Promise<void>
}

/** A button that asks before it signs somebody out. */
export function SignOutButton({ text, of, size, explanation, onConfirm }: SignOutButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const name = of === undefined ? text : `${text} ${of}`
  return (
    <>
      <Button size={size} aria-label={name} onClick={() => setConfirming(true)}>
        {text}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`${name}?`}
          confirmText={text}
          cancelText="Cancel"
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
