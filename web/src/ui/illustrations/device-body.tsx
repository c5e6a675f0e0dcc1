import styles from './illustrations.module.css'

/** A Pipit, 60 units wide and 80 high: camera and light are its eyes, the button its beak, the loudspeaker its breast. */
export function DeviceBody() {
  return (
    <>
      <ellipse className={styles.shadow} cx="30" cy="80" rx="30" ry="4" />
      <path className={`${styles.lines} ${styles.legs}`} d="M21 74v5m18-5v5" />
      <path className={styles.wing} d="M4 40c-6 7-6 18-1 26 6-3 8-9 7-16zm52 0c6 7 6 18 1 26-6-3-8-9-7-16z" />
      <path className={styles.feather} d="M30 4c18 0 28 20 28 40 0 19-12 32-28 32S2 63 2 44C2 24 12 4 30 4z" />
      <path className={styles.breast} d="M30 40c12 0 21 6 22 16-4 10-12 15-22 15S12 66 8 56c1-10 10-16 22-16z" />
      <path
        className={`${styles.lines} ${styles.speckles}`}
        d="M22 52v.1M30 50v.1M38 52v.1M18 58v.1M26 58v.1M34 58v.1M42 58v.1M22 64v.1M30 65v.1M38 64v.1"
      />
      <circle className={styles.breast} cx="20" cy="27" r="8" />
      <circle className={styles.breast} cx="40" cy="27" r="8" />
      <circle className={styles.eye} cx="21" cy="27" r="5" />
      <circle className={styles.eye} cx="39" cy="27" r="5" />
      <circle className={styles.glint} cx="22.700" cy="25.200" r="1.700" />
      <circle className={styles.glint} cx="40.700" cy="25.200" r="1.700" />
      <path
        className={styles.beak}
        d="M30 32c3 0 5.500 1.500 5.500 3 0 1.800-3.700 6-5.500 6s-5.500-4.200-5.500-6c0-1.500 2.500-3 5.500-3z"
      />
      <path className={`${styles.lines} ${styles.highlight}`} d="M12 21c2-6 6-10 11-11.500M30 4c-1-2 0-4 2-4" />
    </>
  )
}
