import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'

interface SubmitButtonProps {
  isUnderWay: boolean
  /** Shown instead while the work is under way. */
  busy: string
  children: ReactNode
}

export function SubmitButton({ isUnderWay, busy, children }: SubmitButtonProps) {
  return (
    <BusyButton type="primary" htmlType="submit" isBusy={isUnderWay} busyText={busy}>
      {children}
    </BusyButton>
  )
}
