import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  /** Replaces the text while the form is being submitted. */
  busyText: string
  children: ReactNode
}

export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <BusyButton type="primary" htmlType="submit" isBusy={isBusy} busyText={busyText}>
      {children}
    </BusyButton>
  )
}
