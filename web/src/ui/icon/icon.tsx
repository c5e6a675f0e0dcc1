import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import styles from './icon.module.css'

interface IconProps {
  of: IconDefinition
  className?: string | undefined
  /** Turns until something is done. */
  isSpinning?: boolean
}

/** One of antd's icons, drawn without antd, for the pages that load first. It is decorative: a text says what it means. */
export function Icon({ of: { icon }, className, isSpinning = false }: IconProps) {
  // Icons in two colours are functions, and there is none of them here.
  if (typeof icon === 'function') return null
  const classNames = [styles.icon, isSpinning && styles.spinning, className].filter(Boolean).join(' ')
  return (
    <span aria-hidden className={classNames}>
      <svg viewBox={icon.attrs.viewBox} width="1em" height="1em" fill="currentColor" focusable="false">
        {icon.children?.map(({ attrs: { d } }) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  )
}
