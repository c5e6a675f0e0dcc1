import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import type { ComponentType } from 'react'
import { useBatches, type Batch, type BatchKind } from './api/get-batches.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { BatchLinks, useCanList } from './batch-links.tsx'
import { labelTexts } from './label-texts.ts'
import styles from './new-batch.module.css'
import { formatDate } from '../../i18n/formats.ts'
import { Panel } from '../../ui/layout/panel.tsx'

/** Further actions for a batch of one kind. Of a new batch only the id is known. */
export type BatchActions = ComponentType<{ batchId: string; batch?: Batch }>

interface EarlierBatchesProps {
  kind: BatchKind
  /** The new batch, which is shown on its own. */
  except: string | undefined
  Actions: BatchActions | undefined
}

/** The batches that were created before, with their actions. */
export function EarlierBatches(props: EarlierBatchesProps) {
  return useCanList(props.kind) && <Batches {...props} />
}

function Batches({ kind, except, Actions }: EarlierBatchesProps) {
  const batches = useBatches(kind)
  return (
    <Panel title={t`Earlier batches`}>
      <QueryBoundary query={batches}>
        {(all) => {
          const earlier = all.filter(({ id }) => id !== except)
          if (earlier.length === 0)
            return (
              <p className={styles.about}>
                <Trans>There are none yet.</Trans>
              </p>
            )
          return (
            <ul className={styles.batches}>
              {earlier.map((batch) => (
                <li key={batch.id}>
                  <h3 className={styles.name} dir="auto">
                    {batch.label}
                  </h3>
                  <p className={styles.about}>{labelTexts(kind).createdOn(batch.count, formatDate(batch.createdAt))}</p>
                  {batch.note !== '' && (
                    <p className={styles.about} dir="auto">
                      {batch.note}
                    </p>
                  )}
                  <BatchLinks kind={kind} batchId={batch.id}>
                    {Actions && <Actions batchId={batch.id} batch={batch} />}
                  </BatchLinks>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
      {batches.hasNextPage && (
        <Button onClick={() => void batches.fetchNextPage()}>
          <Trans>Show older ones</Trans>
        </Button>
      )}
    </Panel>
  )
}
