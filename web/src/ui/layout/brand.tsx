import styles from './brand.module.css'

/** Compact where only the picture has room. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className={styles.brand}>
      <img src="/pipit.svg" alt={isCompact ? 'Pipit' : ''} width="40" height="40" />
      {!isCompact && 'Pipit'}
    </span>
  )
}
