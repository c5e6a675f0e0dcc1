import styles from './illustrations.module.css'

/** The bird of `public/pipit.svg`, 64 units wide and high, without what its mood changes: eye and beak. */
export function PipitBird() {
  return (
    <>
      <path className={`${styles.lines} ${styles.legs}`} d="M26 50v8h4.500M36 50v8h4.500" />
      <path className={styles.wing} d="M20 35 3.500 39.500a1.600 1.600 0 0 0-.2 3L17 48z" />
      <path
        className={styles.feather}
        d="M13 41c2-9 10-12 15-18 4-6 8-10 15-10 8 0 13 5 13 12 0 5-2 8-3 13-2 9-10 15-20 15-11 0-22-4-20-12z"
      />
      <path
        className={styles.breast}
        d="M55 31c-5 1-9 0-13-1-2 8-8 13-14 21 2 1 4 2 6 2 10 0 17-6 19-15 1-3 2-5 2-7z"
      />
      <path
        className={`${styles.lines} ${styles.speckles}`}
        d="M44 37v2.600m4.600-2.200V40m-7 4.200v2.600m4.800-2.400V47m-9.800 1.200V50"
      />
      <path className={styles.wing} d="M14 42c5-8 14-13 24-11-1 9-8 16-17 15-4 0-7-2-7-4z" />
      <path className={`${styles.lines} ${styles.highlight}`} d="M20 42c4-3 7-5 12-6" />
    </>
  )
}
