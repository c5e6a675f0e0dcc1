import styles from './brand.module.css'

export function Brand() {
  return (
    <span className={styles.brand}>
      <img src="/pipit.svg" alt="" width="40" height="40" />
      Pipit
    </span>
  )
}
