import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import styles from './busy-button.module.css'

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'className'> {
  isBusy: boolean
  className?: string | undefined
  /** Shown instead while the work is under way. */
  busyText?: string | undefined
}

/**
 * A large button that shows that its work is under way. Not by the library's own `loading`: its spinner stays for good
 * when the work is done before the spinner has faded in.
 */
export function BusyButton({
  isBusy,
  busyText,
  icon,
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
      icon={isBusy ? <LoadingOutlined spin aria-hidden /> : icon}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </Button>
  )
}
