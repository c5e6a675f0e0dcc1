import { LoadingOutlined } from '@ant-design/icons'
import styles from './loading.module.css'

export function Loading() {
  return (
    <output className={styles.loading}>
      <LoadingOutlined spin aria-hidden className={styles.spinner} />
      Loading ...
    </output>
  )
}
