import styles from './firmware.module.css'

/** Shown from left to right in every language. */
export function Command({ children }: { children: string }) {
  return (
    <code className={styles.command} dir="ltr">
      {children}
    </code>
  )
}

export const signCommand = 'npm run sign-firmware -- --key FILE --model MODEL --image FILE'
export const newKeyCommand = 'npm run sign-firmware -- --new-key FILE'
