import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import type { BatchKind } from './api/get-batches.ts'
import { BatchLinks } from './batch-links.tsx'
import { labelTexts } from './label-texts.ts'
import { Message } from '../../ui/feedback/message.tsx'
import styles from './new-batch.module.css'
import { Panel } from '../../ui/layout/panel.tsx'

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

/** The next steps for a new batch. It replaces the form and takes its focus. */
export function BatchCreated({ kind, batch: { batchId, count }, onAnother, children }: BatchCreatedProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className={styles.created}>
      <Panel title={t`The batch is created`}>
        <Message kind="success">{labelTexts(kind).created(count)}</Message>
        {children}
        <BatchLinks kind={kind} batchId={batchId} />
        <div>
          <Button size="large" onClick={onAnother}>
            <Trans>Create another batch</Trans>
          </Button>
        </div>
      </Panel>
    </div>
  )
}
