import { LoadingOutlined } from '@ant-design/icons-svg'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import styles from './loading.module.css'

export function Loading() {
  return (
    <output className={styles.loading}>
      <Icon of={LoadingOutlined} isSpinning className={styles.spinner} />
      <Trans>Loading ...</Trans>
    </output>
  )
}
