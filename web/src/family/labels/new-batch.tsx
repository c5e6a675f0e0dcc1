import { t } from '@lingui/core/macro'
import { Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { BatchKind } from './api/get-batches.ts'
import { BatchCreated, type CreatedBatch } from './batch-created.tsx'
import { EarlierBatches, type BatchActions } from './earlier-batches.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { labelTexts } from './label-texts.ts'
import styles from './new-batch.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { parseNumber } from '../../ui/forms/parse-number.ts'

interface NewBatchProps<Schema extends z.ZodType, Own extends object> {
  kind: BatchKind
  schema: Schema
  /** The initial values of the fields of this kind. */
  initial: Own
  create: (request: { body: z.input<Schema>; idempotencyKey: string }) => Promise<CreatedBatch>
  /** Further actions for a batch of this kind. */
  Actions?: BatchActions
  /** The fields of this kind. */
  children: ReactNode
}

interface PendingBatch {
  idempotencyKey: string
  count: number
}

/** Creates a batch of devices or cards, then offers the next steps. */
export function NewBatch<Schema extends z.ZodType, Own extends object>(props: NewBatchProps<Schema, Own>) {
  const { kind, schema, initial, create, Actions, children } = props
  const texts = labelTexts(kind)
  const [pending, setPending] = useState<PendingBatch>()
  const [created, setCreated] = useState<CreatedBatch>()
  const fields = { count: '', label: '', note: '', ...initial }

  async function save(body: z.input<Schema>, idempotencyKey: string) {
    const { count } = body as { count: number }
    setPending({ idempotencyKey, count })
    try {
      setCreated(await create({ body, idempotencyKey }))
    } finally {
      setPending(undefined)
    }
  }

  return (
    <div className={styles.page}>
      {created ? (
        <BatchCreated kind={kind} batch={created} onAnother={() => setCreated(undefined)}>
          {Actions && <Actions key={created.batchId} batchId={created.batchId} />}
        </BatchCreated>
      ) : (
        <Panel title={t`A new batch`}>
          <EditForm
            schema={schema}
            initial={fields}
            toBody={({ count, ...rest }) => ({ ...rest, count: parseNumber(count) }) as z.input<Schema>}
            save={save}
            submitText={texts.create()}
            busyText={t`Creating ...`}
          >
            <Form.Item name="count" label={t`How many`} extra={t`From 1 to 10,000.`}>
              <Input size="large" inputMode="numeric" autoComplete="off" maxLength={20} />
            </Form.Item>
            <Form.Item name="label" label={t`Name of the batch`} extra={texts.aboutBatchName()}>
              <Input size="large" dir="auto" autoComplete="off" maxLength={400} />
            </Form.Item>
            {children}
            <Form.Item name="note" label={t`Note (optional)`}>
              <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} />
            </Form.Item>
            {pending && <BatchProgress kind={kind} {...pending} />}
          </EditForm>
        </Panel>
      )}
      <EarlierBatches kind={kind} except={created?.batchId} Actions={Actions} />
    </div>
  )
}
