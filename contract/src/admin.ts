import { z } from 'zod'
import { accountRoles } from './access.ts'
import { account } from './accounts.ts'
import { startedJob } from './bulk-jobs.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { accountId, binaryFile, name, nothing, randomId, time } from './fields.ts'
import { labelPapers, papers } from './label-papers.ts'
import { lifeStatuses } from './labels.ts'
import { listOf, page } from './lists.ts'

const search = z.string().trim().min(1).max(200).optional()
/** Room for what a page that was found by a search ended with. */
const longPage = page.extend({ cursor: z.string().max(1000).optional() }).shape

type Refusal = [isRefused: boolean, field: string, message: string]

/** Only what an index can answer is offered, so that no list grows slow. */
function refuse(refusals: Refusal[], addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void) {
  for (const [isRefused, field, message] of refusals) {
    if (isRefused) addIssue({ code: 'custom', path: [field], message })
  }
}
const withSearch = 'This cannot be combined with a search.'

const accountFilters = {
  /** The beginning of the address or of a word of the name, or the whole id; found in alphabetical order. */
  search,
  role: z.enum(accountRoles).optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  createdFrom: time.optional(),
  createdTo: time.optional(),
  sort: z.enum(['newest', 'oldest', 'email']).optional(),
}
const checkAccountFilters = (
  filters: Partial<Record<keyof typeof accountFilters, unknown>>,
  { addIssue }: { addIssue: Parameters<typeof refuse>[1] },
) => {
  const searches = filters.search !== undefined
  const byEmail = filters.sort === 'email'
  const days = ['createdFrom', 'createdTo'] as const
  refuse(
    [
      ...[...days, 'sort' as const].map((field): Refusal => [
        searches && filters[field] !== undefined,
        field,
        withSearch,
      ]),
      ...days.map((field): Refusal => [byEmail && filters[field] !== undefined, field, 'Sort by age to choose days.']),
    ],
    addIssue,
  )
}

export const listAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/list',
  summary: 'All accounts: searched, filtered, sorted, paged',
  needs: 'account:superadmin',
  body: z.object({ ...longPage, ...accountFilters }).superRefine(checkAccountFilters),
  responses: { 200: listOf(account.omit({ photo: true })) },
})

export const exportAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/export',
  summary: 'The same as a CSV file, all of it',
  needs: 'account:superadmin',
  body: z.object(accountFilters).superRefine(checkAccountFilters),
  responses: { 200: binaryFile },
})

export const deleteAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/delete',
  summary: 'Delete accounts with all that belongs to them, as a job',
  needs: 'account:superadmin',
  body: z.object({ ids: z.array(accountId).min(1, 'Choose at least one.').max(1000, 'At most 1,000.') }),
  responses: { 201: startedJob },
})

export const setEmailVerified = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/email-verified',
  summary: 'Say that an account’s address is verified, or is not',
  needs: 'account:superadmin',
  body: z.object({ accountId, emailVerified: z.boolean() }),
  responses: { 204: nothing },
})

export const setRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/role',
  summary: 'Set an account’s role; one’s own only somebody else may lower',
  needs: 'account:superadmin',
  body: z.object({ accountId, role: z.enum(accountRoles) }),
  responses: { 204: nothing },
  errors: ['last-superadmin', 'not-yourself'],
})

export const setDisabled = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/disabled',
  summary: 'Switch an account off, which signs it out everywhere at once, or on again',
  needs: 'account:superadmin',
  body: z.object({ accountId, disabled: z.boolean() }),
  responses: { 204: nothing },
  errors: ['last-superadmin', 'not-yourself'],
})

const fleetFilters = {
  /** The beginning of the id, of a word of the name or of the batch's label, or of the family's address. */
  search,
  status: z.enum(lifeStatuses).optional(),
  batchId: z.uuid().optional(),
  accountId: accountId.optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
}
const deviceFilters = { ...fleetFilters, online: z.boolean().optional(), firmware: z.string().max(100).optional() }
const cardFilters = { ...fleetFilters, activity: z.string().max(40).optional() }

const checkFleetFilters = (
  filters: Record<string, unknown>,
  { addIssue }: { addIssue: Parameters<typeof refuse>[1] },
) => {
  const searches = filters['search'] !== undefined
  const others = ['batchId', 'accountId', 'sort', 'online', 'firmware', 'activity']
  refuse(
    others.map((field): Refusal => [searches && filters[field] !== undefined, field, withSearch]),
    addIssue,
  )
}

const fleetRow = z.object({
  id: randomId,
  name: name.nullable(),
  status: z.enum(lifeStatuses),
  batchId: z.uuid(),
  batchLabel: z.string(),
  accountId: accountId.nullable(),
  accountEmail: z.string().nullable(),
  childName: z.string().nullable(),
  createdAt: time,
  registeredAt: time.nullable(),
})

export const listAllDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/list',
  summary: 'All devices: searched, filtered, sorted, paged',
  needs: 'device:superadmin',
  body: z.object({ ...longPage, ...deviceFilters }).superRefine(checkFleetFilters),
  responses: {
    200: listOf(
      fleetRow.extend({
        online: z.boolean(),
        lastSeenAt: time.nullable(),
        firmware: z.string().nullable(),
        hardwareModel: z.string(),
      }),
    ),
  },
})

export const exportDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/export',
  summary: 'The same as a CSV file, all of it',
  needs: 'device:superadmin',
  body: z.object(deviceFilters).superRefine(checkFleetFilters),
  responses: { 200: binaryFile },
})

export const listAllCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/list',
  summary: 'All cards: searched, filtered, sorted, paged',
  needs: 'card:superadmin',
  body: z.object({ ...longPage, ...cardFilters }).superRefine(checkFleetFilters),
  responses: { 200: listOf(fleetRow.extend({ activity: z.string() })) },
})

export const exportCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/export',
  summary: 'The same as a CSV file, all of it',
  needs: 'card:superadmin',
  body: z.object(cardFilters).superRefine(checkFleetFilters),
  responses: { 200: binaryFile },
})

const batch = z.object({ id: z.uuid(), label: z.string(), note: z.string(), count: z.int(), createdAt: time })

export const listDeviceBatches = defineEndpoint({
  method: 'GET',
  path: '/admin/devices/batches',
  summary: 'Batches of devices, newest first',
  needs: 'device:superadmin',
  query: page,
  /** The factory file is given out once; null until then. */
  responses: { 200: listOf(batch.extend({ factoryFileTakenAt: time.nullable() })) },
})

export const listCardBatches = defineEndpoint({
  method: 'GET',
  path: '/admin/cards/batches',
  summary: 'Batches of cards, newest first',
  needs: 'card:superadmin',
  query: page,
  responses: { 200: listOf(batch) },
})

const deletion = z.object({
  ids: z.array(randomId).min(1, 'Choose at least one.').max(10_000, 'At most 10,000.'),
  /** Registered ones belong to a family; they go only when this says so. */
  evenIfRegistered: z.boolean().default(false),
})

export const deleteDevices = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/delete',
  summary: 'Delete devices, as a job',
  needs: 'device:superadmin',
  body: deletion,
  responses: { 201: startedJob },
})

export const deleteCards = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/delete',
  summary: 'Delete cards, as a job',
  needs: 'card:superadmin',
  body: deletion,
  responses: { 201: startedJob },
})

const upTo = (most: number) =>
  z.int('Give a whole number.').min(1, 'At least 1.').max(most, `At most ${most}.`).optional()
const millimetres = (most: number) =>
  z.number('Give a number.').min(0, 'At least 0.').max(most, `At most ${most} mm.`).optional()
const grid = {
  columns: upTo(20),
  rows: upTo(30),
  sideMargin: millimetres(100),
  topMargin: millimetres(100),
  columnGap: millimetres(50),
  rowGap: millimetres(50),
}

const sheet = z
  .object({
    ids: z.array(randomId).min(1, 'Choose at least one.').max(10_000, 'At most 10,000.').optional(),
    batchId: z.uuid('Choose a batch.').optional(),
    format: z.enum(['pdf', 'svg-zip']).default('pdf'),
    paper: z.enum(keysOf(papers)).default('a4'),
    /** Ready-cut labels, such as `3x8`. Without it: a grid of one's own, four by six where nothing else is said. */
    labelPaper: z.string().max(20).optional(),
    ...grid,
    /** Unless said otherwise, a grid of one's own has them and ready-cut labels have none. */
    cutMarks: z.boolean().optional(),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.batchId === undefined), {
    path: ['ids'],
    message: 'Name either the ids or the batch.',
  })
  .superRefine(({ paper, labelPaper, ...wanted }, { addIssue }) => {
    if (labelPaper === undefined) return
    const known = keysOf(labelPapers[paper])
    if (!known.includes(labelPaper)) {
      addIssue({
        code: 'custom',
        path: ['labelPaper'],
        message: `There is no such label paper of this size; there are ${known.join(', ')}.`,
      })
    }
    for (const field of keysOf(grid)) {
      if (wanted[field] !== undefined)
        addIssue({ code: 'custom', path: [field], message: 'A label paper has measures of its own: leave this out.' })
    }
  })

function keysOf<Key extends string>(record: Record<Key, unknown>) {
  return Object.keys(record) as [Key, ...Key[]]
}

export const deviceQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/qr-codes',
  summary: 'QR codes of devices as a sheet of labels or a ZIP of pictures',
  needs: 'device:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})

export const cardQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/qr-codes',
  summary: 'QR codes of cards as a sheet of labels or a ZIP of pictures',
  needs: 'card:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})
