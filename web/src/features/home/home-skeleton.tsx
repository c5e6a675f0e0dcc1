import { Skeleton } from 'antd'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './home-page.module.css'

/** The panels in their final places, so that nothing moves when the data arrives. */
export function HomeSkeleton() {
  return (
    <div className={styles.panels}>
      {['Children', 'Devices', 'Cards', 'Wifi networks'].map((title) => (
        <Panel key={title} title={title}>
          <Skeleton active avatar title={false} paragraph={{ rows: 2 }} />
        </Panel>
      ))}
    </div>
  )
}
