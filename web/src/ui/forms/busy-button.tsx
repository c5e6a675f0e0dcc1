import { LoadingOutlined } from '@ant-design/icons-svg'
import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

interface BusyButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean
  /** Replaces the text while the action is pending. */
  busyText?: string | undefined
}

/** A large button that shows that its action is pending, and ignores clicks until it is done. */
export function BusyButton({ isBusy, busyText, icon, onClick, children, ...button }: BusyButtonProps) {
  return (
    <Button
      size="large"
      block
      {...button}
      aria-busy={isBusy}
      onClick={(event) => !isBusy && onClick?.(event)}
      icon={isBusy ? <Icon of={LoadingOutlined} isSpinning /> : icon}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </Button>
  )
}
