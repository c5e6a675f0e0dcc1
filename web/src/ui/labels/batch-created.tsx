import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import type { BatchKind } from '../../api/labels/batches.ts'
import { BatchLinks } from './batch-links.tsx'
import { formatCount } from './format-count.ts'
import { Message } from '../feedback/message.tsx'
import styles from './new-batch.module.css'
import { Panel } from '../layout/panel.tsx'

export interface CreatedBatch {
  batchId: string
  count: number
}

interface BatchCreatedProps {
  kind: BatchKind
  batch: CreatedBatch
  onAnother: () => void
  children: ReactNode
}

/** What can be done with a batch that was just made. It takes the focus of the form whose place it takes. */
export function BatchCreated({ kind, batch: { batchId, count }, onAnother, children }: BatchCreatedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.made}>
      <Panel title="The batch is created">
        <Message kind="success">{formatCount(count, kind)} created.</Message>
        {children}
        <BatchLinks kind={kind} batchId={batchId} />
        <div>
          <Button size="large" onClick={onAnother}>
            Create another batch
          </Button>
        </div>
      </Panel>
    </div>
  )
}
