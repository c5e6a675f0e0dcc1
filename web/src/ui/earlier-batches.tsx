import { Button } from 'antd'
import type { ComponentType } from 'react'
import { useBatches, type FleetKind } from '../api/batches.ts'
import { Answered } from './answered.tsx'
import { BatchLinks, useMaySee } from './batch-links.tsx'
import { howMany } from './how-many.ts'
import styles from './new-batch.module.css'
import { Panel } from './panel.tsx'

interface EarlierBatchesProps {
  kind: FleetKind
  /** The one that was just made, and is shown on its own. */
  except: string | undefined
  Actions: ComponentType<{ batchId: string }> | undefined
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** What was not done with a batch when it was made can be done later. */
export function EarlierBatches(props: EarlierBatchesProps) {
  return useMaySee(props.kind) && <Batches {...props} />
}

function Batches({ kind, except, Actions }: EarlierBatchesProps) {
  const batches = useBatches(kind)
  return (
    <Panel title="Earlier batches">
      <Answered query={batches}>
        {(all) => {
          const earlier = all.filter(({ id }) => id !== except)
          if (earlier.length === 0) return <p className={styles.about}>There are none yet.</p>
          return (
            <ul className={styles.batches}>
              {earlier.map(({ id, label, note, count, createdAt }) => (
                <li key={id}>
                  <h3 className={styles.name} dir="auto">
                    {label}
                  </h3>
                  <p className={styles.about}>
                    {howMany(count, kind)}, made on {days.format(new Date(createdAt))}
                  </p>
                  {note !== '' && (
                    <p className={styles.about} dir="auto">
                      {note}
                    </p>
                  )}
                  <BatchLinks kind={kind} batchId={id}>
                    {Actions && <Actions batchId={id} />}
                  </BatchLinks>
                </li>
              ))}
            </ul>
          )
        }}
      </Answered>
      {batches.hasNextPage && <Button onClick={() => void batches.fetchNextPage()}>Show older ones</Button>}
    </Panel>
  )
}
