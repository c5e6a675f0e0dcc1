import { useFamilyName } from '../../../api/family/use-family-name.ts'
import styles from './method-note.module.css'

/** Explains below a measure how it is made and what it cannot say. */
export function MethodNote({ children }: { children: string | (string | false)[] }) {
  const { named } = useFamilyName()
  const text = [children].flat().filter(Boolean).join('')
  return (
    <details className={styles.note}>
      <summary>How we know</summary>
      <p>{named(text)}</p>
    </details>
  )
}
