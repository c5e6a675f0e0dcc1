import { Skeleton } from 'antd'
import { Panel } from '../../ui/layout/panel.tsx'
import grid from '../../ui/layout/panel-grid.module.css'

/** The panels in their final places, so that nothing moves when the data arrives. */
export function HomeSkeleton() {
  return (
    <div className={grid.panels}>
      {['Children', 'Devices', 'Cards', 'Wifi networks'].map((title) => (
        <Panel key={title} title={title}>
          <Skeleton active avatar title={false} paragraph={{ rows: 2 }} />
        </Panel>
      ))}
    </div>
  )
}
