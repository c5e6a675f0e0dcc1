import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

export interface ButtonLook {
  type?: 'primary' | 'default' | 'text' | undefined
  size?: 'middle' | 'large' | undefined
  /** The button is as wide as what it is in. */
  block?: boolean | undefined
  danger?: boolean | undefined
  className?: string | undefined
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>, ButtonLook {
  htmlType?: 'button' | 'submit'
  icon?: ReactNode
}

/** A native button with the props and the look of antd's, which the pages that load first do without. */
export function Button({
  type,
  size,
  block,
  danger,
  className,
  htmlType = 'button',
  icon,
  children,
  ...button
}: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type
    <button {...button} type={htmlType} className={buttonClass({ type, size, block, danger, className })}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}

/** The class names of a button, also for a link that is drawn as one. */
export function buttonClass({ type = 'default', size = 'middle', block, danger, className }: ButtonLook) {
  const looks = [styles.button, styles[type], styles[size], block && styles.block, danger && styles.danger, className]
  return looks.filter(Boolean).join(' ')
}
