import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'

/** Shown where nothing is yet, or no longer. */
export function EmptyNestIllustration() {
  return (
    <Illustration>
      <path className={`${styles.lines} ${styles.branch}`} d="M16 98c40 6 88 6 130-4" />
      <path className={styles.leaf} d="M128 96c2-10 10-14 20-13-1 9-8 15-20 13zM30 99c-8-5-9-13-5-20 8 4 10 12 5 20z" />
      <path className={styles.twig} d="M38 66h84c-1 22-18 35-42 35S39 88 38 66z" />
      <ellipse className={styles.hollow} cx="80" cy="66" rx="42" ry="8" />
      <path
        className={`${styles.lines} ${styles.speckles}`}
        d="M38 66c12 9 28 10 42 10s30-1 42-10c-10-6-26-8-42-8s-32 2-42 8M40 76c16 10 44 12 78 2M47 87c18 8 42 8 66 0M58 96c14 3 28 3 42 0M52 72l-8 10m30-2 10 14m14-18-8 16m22-18-6 10M60 80l6 12"
      />
      <path className={`${styles.lines} ${styles.twigs}`} d="m41 65-13-8m13 11-13 3m91-6 13-8m-13 11 13 3" />
      <path className={styles.feather} d="M92 14c10-4 18 0 22 8-10 12-22 16-32 16 0-10 2-19 10-24z" />
      <path className={`${styles.lines} ${styles.pale}`} d="M76 44c8-8 16-14 26-18m-13 2 1 6m6-10 1 5" />
    </Illustration>
  )
}
