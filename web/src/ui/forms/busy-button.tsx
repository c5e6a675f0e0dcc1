import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import styles from './busy-button.module.css'

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  isBusy: boolean
  /** Shown instead while the work is under way. */
  busyText?: string | undefined
}

/**
 * A large button that shows that its work is under way. Not by the library's own `loading`: its spinner stays for good
 * when the work is done before the spinner has faded in.
 */
export function BusyButton({ isBusy, busyText, icon, children, ...button }: BusyButtonProps) {
  return (
    <Button
      size="large"
      block
      className={styles.button}
      {...button}
      aria-busy={isBusy}
      icon={isBusy ? <LoadingOutlined spin aria-hidden /> : icon}
    >
      {isBusy && busyText !== undefined ? busyText : children}
    </Button>
  )
}
