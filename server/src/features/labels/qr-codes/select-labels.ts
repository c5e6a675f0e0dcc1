import { bluetoothName } from '@pipit/contract/devices/devices'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../../database/cipher.ts'
import { ApiError, type FieldProblem } from '../../../api-error.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import { activityName } from '../../cards/activity.ts'
import type { LabelKind } from '../label-store.ts'
import { labelReader } from '../read-labels.ts'
import { labelUrl, type Label } from './label.ts'

export interface LabelDependencies {
  database: Database
  cipher: Cipher
  publicUrl: string
}

interface Selection {
  ids?: string[] | undefined
  batchId?: string | undefined
}

/** More error details would not help anybody. */
const maxReportedIds = 100

/** Streams the labels of these ids or of this batch, and says how many they are. Throws for unknown ones before the first label is drawn. */
export async function selectLabels(
  { publicUrl, ...dependencies }: LabelDependencies,
  kind: LabelKind,
  selection: Selection,
  i18n: I18n,
) {
  const labels = labelReader(dependencies, kind)
  const chosen = await choose()
  return { labels: describe(chosen.source), count: chosen.count }

  async function choose() {
    if (selection.batchId === undefined) {
      const ids = await checkIds(selection.ids ?? [])
      return { source: labels.stream(ids), count: ids.length }
    }
    const batchCount = await labels.countBatch(selection.batchId)
    if (batchCount > 0) return { source: labels.streamBatch(selection.batchId), count: batchCount }
    throw new ApiError('invalid-request', [
      {
        field: 'body.batchId',
        message: i18n.t(
          '{kind, select, cards {There is no such batch of cards, or all of it was deleted.} other {There is no such batch of devices, or all of it was deleted.}}',
          { kind },
        ),
      },
    ])
  }

  async function checkIds(ids: string[]) {
    const [known, withoutLabel] = await Promise.all([labels.findKnownIds(ids), labels.findIdsWithoutLabel(ids)])
    const problemOf = (id: string) => {
      if (withoutLabel.has(id)) return i18n.t('{id} is a board, which has no label.', { id })
      if (known.has(id)) return null
      return i18n.t('{kind, select, cards {{id} is not among the cards.} other {{id} is not among the devices.}}', {
        kind,
        id,
      })
    }
    const problems = ids.flatMap((id, index): FieldProblem[] => {
      const message = problemOf(id)
      return message === null ? [] : [{ field: `body.ids.${index}`, message }]
    })
    if (problems.length > 0) throw new ApiError('invalid-request', problems.slice(0, maxReportedIds))
    return [...new Set(ids)]
  }

  async function* describe(source: ReturnType<typeof labels.streamBatch>): AsyncGenerator<Label> {
    for await (const { id, claimCode, activity } of source) {
      const caption = activity === null ? bluetoothName(id) : activityName(i18n, activity)
      yield { id, url: labelUrl(publicUrl, kind, id), claimCode, caption }
    }
  }
}
