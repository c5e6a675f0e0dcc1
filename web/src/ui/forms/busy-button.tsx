import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import styles from './busy-button.module.css'

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'className'> {
  isBusy: boolean
  className?: string | undefined
  /** Replaces the text while the action is pending. */
  busyText?: string | undefined
}

/**
 * A large button that shows that its action is pending, and ignores clicks until it is done. It does not use the
 * library's own `loading`, whose spinner never leaves if the action ends before the spinner has faded in.
 */
export function BusyButton({
  isBusy,
  busyText,
  icon,
  onClick,
  className = styles.button,
  children,
  ...button
}: BusyButtonProps) {
  return (
    <Button
      size="large"
      block
      className={className ?? ''}
      {...button}
      aria-busy={isBusy}
      onClick={(event) => !isBusy && onClick?.(event)}
      icon={isBusy ? <LoadingOutlined spin aria-hidden /> : icon}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </Button>
  )
}
