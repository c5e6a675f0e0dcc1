import { DeviceBody } from './device-body.tsx'
import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'

/** A phone beside a device, which get to know each other and the wifi. */
export function ConnectIllustration() {
  return (
    <Illustration>
      <ellipse className={styles.shadow} cx="44" cy="103" rx="24" ry="4" />
      <g transform="rotate(-6 44 68)">
        <rect className={styles.wing} x="24" y="34" width="40" height="68" rx="8" />
        <rect className={styles.glint} x="28" y="40" width="32" height="56" rx="4" />
        <path
          className={styles.eye}
          d="M32 48h9v9h-9zm15 0h9v9h-9zM32 63h9v9h-9zm15 0h4v4h-4zm5 5h4v4h-4zm-9-20h2v5h-2zm0 9h2v4h-2zm-11 2h6v2h-6zm15 0h9v2h-9zm-4 6h2v7h-2z"
        />
        <path className={styles.glint} d="M34.500 50.500h4v4h-4zm15 0h4v4h-4zm-15 15h4v4h-4z" />
        <path className={`${styles.lines} ${styles.highlight}`} d="M34 82h20m-15 6h10" />
      </g>
      <path className={`${styles.lines} ${styles.highlight}`} d="M62 32c10-10 28-10 38 0m-32 6c8-7 18-7 26 0" />
      <path className={`${styles.lines} ${styles.highlight}`} strokeDasharray=".1 7" d="M70 62h18" />
      <circle className={styles.beak} cx="81" cy="45" r="3.500" />
      <g transform="translate(92 38) scale(.8)">
        <DeviceBody />
      </g>
    </Illustration>
  )
}
