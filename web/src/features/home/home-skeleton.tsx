import { t } from '@lingui/core/macro'
import { Skeleton } from 'antd'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './home-page.module.css'

/** The panels are in their final places, so that nothing moves when the data arrives. */
export function HomeSkeleton() {
  return (
    <div className={styles.panels}>
      <PanelSkeleton title={t`Children`} />
      <div className={styles.resources}>
        <PanelSkeleton title={t`Devices`} />
        <PanelSkeleton title={t`Cards`} />
        <PanelSkeleton title={t`Wifi networks`} />
      </div>
    </div>
  )
}

function PanelSkeleton({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Skeleton active avatar title={false} paragraph={{ rows: 2 }} />
    </Panel>
  )
}
