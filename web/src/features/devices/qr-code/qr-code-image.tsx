import { Trans } from '@lingui/react/macro'
import styles from './qr-code.module.css'
import { useWakeLock } from './use-wake-lock.ts'

/** A QR code for the camera of a device, dark on white in every theme. The screen stays on while it is shown. */
export function QrCodeImage({ src, alt }: { src: string; alt: string }) {
  useWakeLock()
  return (
    <>
      <img className={styles.image} src={src} width="440" height="440" alt={alt} />
      <p className={styles.hint}>
        <Trans>Turn the brightness of your screen up, and hold it still.</Trans>
      </p>
    </>
  )
}
