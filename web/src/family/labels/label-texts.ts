import { plural, t } from '@lingui/core/macro'
import type { BatchKind } from './api/get-batches.ts'

/** The texts that differ between devices and cards. Each is whole, because other languages have other endings. */
export const labelTexts = (kind: BatchKind) => (kind === 'devices' ? deviceTexts : cardTexts)

const deviceTexts = {
  title: () => t`Devices`,
  create: () => t`Create devices`,
  createFirst: () => t`Create devices first`,
  none: () => t`There are no devices yet. Create a batch to begin.`,
  aboutBatchName: () => t`To find its devices later.`,
  count: (count: number) => plural(count, { one: '# device', other: '# devices' }),
  created: (count: number) => plural(count, { one: '# device created.', other: '# devices created.' }),
  createdOn: (count: number, date: string) =>
    plural(count, { one: `# device, created on ${date}`, other: `# devices, created on ${date}` }),
  creating: (count: number) =>
    plural(count, {
      one: 'Creating # device with its own code.',
      other: 'Creating # devices, each with its own code. Either all of them are created or none.',
    }),
  selected: (count: number) =>
    plural(count, { one: '# device selected in the list.', other: '# devices selected in the list.' }),
  confirmDeletion: (count: number) => plural(count, { one: 'Delete # device?', other: 'Delete # devices?' }),
  registered: (count: number) =>
    plural(count, {
      one: '# device among them belongs to a family, and stays unless you say otherwise.',
      other: '# devices among them belong to a family, and stay unless you say otherwise.',
    }),
  alsoDeleteRegistered: () => t`Also delete devices that belong to a family`,
}

const cardTexts: typeof deviceTexts = {
  title: () => t`Cards`,
  create: () => t`Create cards`,
  createFirst: () => t`Create cards first`,
  none: () => t`There are no cards yet. Create a batch to begin.`,
  aboutBatchName: () => t`To find its cards later.`,
  count: (count) => plural(count, { one: '# card', other: '# cards' }),
  created: (count) => plural(count, { one: '# card created.', other: '# cards created.' }),
  createdOn: (count, date) =>
    plural(count, { one: `# card, created on ${date}`, other: `# cards, created on ${date}` }),
  creating: (count) =>
    plural(count, {
      one: 'Creating # card with its own code.',
      other: 'Creating # cards, each with its own code. Either all of them are created or none.',
    }),
  selected: (count) => plural(count, { one: '# card selected in the list.', other: '# cards selected in the list.' }),
  confirmDeletion: (count) => plural(count, { one: 'Delete # card?', other: 'Delete # cards?' }),
  registered: (count) =>
    plural(count, {
      one: '# card among them belongs to a family, and stays unless you say otherwise.',
      other: '# cards among them belong to a family, and stay unless you say otherwise.',
    }),
  alsoDeleteRegistered: () => t`Also delete cards that belong to a family`,
}
