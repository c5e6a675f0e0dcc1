import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Form } from 'antd'
import { Link } from 'react-router'
import { useBatches, type BatchKind } from './api/get-batches.ts'
import { labelTexts } from './label-texts.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

/** Offers the newest batches, older ones on request, and always the one in the URL. */
export function BatchField({ kind }: { kind: BatchKind }) {
  const batches = useBatches(kind)
  const chosen = Form.useWatch<string | null | undefined>('batchId')
  const known = (batches.data ?? []).map(({ id, label, count }) => ({
    id,
    name: `${label} (${labelTexts(kind).count(count)})`,
  }))
  const isUnlisted = chosen && batches.data && !known.some(({ id }) => id === chosen)
  return (
    <Form.Item
      name="batchId"
      label={t`Batch`}
      extra={
        batches.isError ? (
          errorMessage(batches.error)
        ) : batches.data?.length === 0 ? (
          <Link to={`/admin/${kind}/create`}>{labelTexts(kind).createFirst()}</Link>
        ) : batches.hasNextPage ? (
          <Button type="link" onClick={() => void batches.fetchNextPage()}>
            <Trans>Show older batches</Trans>
          </Button>
        ) : undefined
      }
    >
      <NativeSelect
        options={isUnlisted ? [{ id: chosen, name: t`Batch ${chosen}` }, ...known] : known}
        emptyLabel={t`Choose a batch`}
      />
    </Form.Item>
  )
}
