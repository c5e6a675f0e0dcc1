import { DeviceBody } from './device-body.tsx'
import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'

export function DeviceIllustration() {
  return (
    <Illustration>
      <path
        className={`${styles.lines} ${styles.highlight}`}
        d="M38 54c-4 6-4 14 0 20m-9-26c-7 10-7 22 0 32m93-26c4 6 4 14 0 20m9-26c7 10 7 22 0 32"
      />
      <g transform="translate(50 22)">
        <DeviceBody />
      </g>
    </Illustration>
  )
}
