import type { ApiResponse } from '@pipit/contract/api/client'
import { unlimitedScreenTime } from '@pipit/contract/screen-time'
import { notification } from 'antd'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { CardPage } from '../features/cards/card-page.tsx'
import { CreateCardsPage } from '../features/cards/admin/create-cards-page.tsx'
import { AddChildPage } from '../features/children/add-child-page.tsx'
import { LimitsPage } from '../features/children/screen-time/limits-page.tsx'
import { UpdateChildPage } from '../features/children/update-child-page.tsx'
import { CreateDevicesPage } from '../features/devices/admin/create-devices-page.tsx'
import { DevicePage } from '../features/devices/device-page.tsx'
import { NotificationsPage } from '../features/push/notifications-page.tsx'
import { AddWifiNetworkPage } from '../features/wifi-networks/add-wifi-network-page.tsx'
import { WifiNetworkPage } from '../features/wifi-networks/wifi-network-page.tsx'
import { answerCalls, errorResponse } from '../testing/answer-calls.ts'
import { renderPage } from '../testing/render-page.tsx'

/** What a form does is proved by its own tests. These show that each page of a family gives it what it needs. */

const accountId = '0b9f1f4e-6f0c-4a51-9d5e-5f6f0e5c9a11'
const root = `/app/${accountId}`
const uuid = '5f6f0e5c-9a11-4a51-9d5e-0b9f1f4e6f0c'
const label = '0123456789abcdefghijklmnop'
const times = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', version: 1 }

const child: ApiResponse<'GET /accounts/:accountId/children/:childId'> = {
  id: uuid,
  name: 'Saved',
  birthDate: null,
  pronouns: null,
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  interests: [],
  activities: [],
  language: 'en',
  voice: 'heart',
  textRetentionDays: 365,
  speechRetentionDays: 0,
  visionRetentionDays: 0,
  screenTime: unlimitedScreenTime,
  remembers: true,
  ...times,
}
const network: ApiResponse<'GET /accounts/:accountId/wifi-networks/:wifiNetworkId'> = {
  id: uuid,
  ssid: 'Saved',
  security: 'wpa2',
  hidden: false,
  ...times,
}
const card: ApiResponse<'GET /cards/:cardId'> = {
  id: label,
  name: 'Saved',
  activity: 'story',
  childId: null,
  status: 'registered',
  registeredAt: times.createdAt,
  ...times,
}
const device: ApiResponse<'GET /accounts/:accountId/devices/:deviceId'> = {
  id: label,
  protocol: 'pipit',
  name: 'Saved',
  childId: null,
  wifiNetworkId: null,
  status: 'registered',
  proven: true,
  bluetoothName: 'Pipit-0123456789abcdef',
  online: true,
  lastSeenAt: times.createdAt,
  battery: 80,
  signalDbm: null,
  macAddress: null,
  serialNumber: null,
  usesCamera: null,
  firmware: '1.4.0',
  hardwareModel: 'Pipit One',
  update: null,
  registeredAt: times.createdAt,
  ...times,
}
const account: ApiResponse<'GET /accounts/:accountId'> = {
  id: accountId,
  role: 'parent',
  scopes: [],
  email: 'ada@example.org',
  emailVerified: true,
  name: 'Saved',
  photo: null,
  phone: null,
  language: 'en',
  timeZone: 'UTC',
  country: null,
  subscription: 'all',
  skippedSteps: [],
  weeklyMail: false,
  flagMail: true,
  flagPush: null,
  deviceOfflineMail: false,
  deviceOfflinePush: false,
  deviceUpdateMail: false,
  deviceUpdatePush: false,
  disabled: false,
  ...times,
}

/** What these pages read of it. */
const home = { account, plan: {}, children: [], devices: [], cards: [], wifiNetworks: [] }
const entry = { id: 'simple', name: 'Simple', description: '', suggestedFromAge: 0 }

/** What is the same for all of them. */
const others = {
  'GET /accounts/:accountId/home': () => Response.json(home),
  'GET /accounts/:accountId/second-contact': () => Response.json({ contact: null }),
  'GET /accounts/:accountId/consents': () => Response.json({ state: 'given' }),
  'GET /settings': () => Response.json({}),
  'GET /pronouns': () => ({ items: [] }),
  'GET /proficiency-levels': () => ({ items: [entry] }),
  'GET /content-maturities': () => ({ items: [entry] }),
  'GET /activities': () => ({ items: [{ ...entry, id: 'story', name: 'Story', icon: 'book' }] }),
  'GET /voices': () => ({ items: [] }),
} satisfies Parameters<typeof answerCalls>[0]

/** A resource as a server keeps it: who changes it on an old basis is refused. */
function keep<Resource extends { version: number }>(initial: Resource) {
  let saved = initial
  return {
    saved: () => saved,
    /** By somebody else. */
    change: (changes: object) => (saved = { ...saved, ...changes, version: saved.version + 1 }),
    answers: {
      read: () => saved,
      update({ body }: { body: unknown }) {
        const { version, ...changes } = body as Partial<Resource>
        if (version !== saved.version) return errorResponse(409, 'version-conflict', 'It was changed.')
        return (saved = { ...saved, ...changes, version: saved.version + 1 })
      },
    },
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

interface Form {
  Page: ComponentType
  path: string
  route?: string
  /** Starts the server of a test. */
  serve: () => Pick<ReturnType<typeof keep>, 'saved' | 'change'>
  /** Changes a field. */
  edit: () => Promise<unknown>
  /** What somebody else saves meanwhile. */
  theirs: object
  /** Says whether the page shows it. */
  showsTheirs: () => boolean
}

const text = (fieldLabel: string, name: string) => {
  const field = page.getByLabelText(fieldLabel, { exact: true })
  return {
    edit: () => field.fill('Mine'),
    theirs: { [name]: 'Theirs' },
    showsTheirs: () => (field.query() as HTMLInputElement | null)?.value === 'Theirs',
  }
}

function serveChild() {
  const kept = keep(child)
  const { read, update } = kept.answers
  answerCalls({
    ...others,
    'GET /accounts/:accountId/children/:childId': read,
    'PATCH /accounts/:accountId/children/:childId': update,
  })
  return kept
}

function serveAccount() {
  const kept = keep(account)
  answerCalls({
    ...others,
    'GET /accounts/:accountId': kept.answers.read,
    'PATCH /accounts/:accountId': kept.answers.update,
  })
  return kept
}

const limit = page.getByLabelText('Every day', { exact: true })
const mail = page.getByLabelText('By mail, right away, when it is serious')

const forms: Record<string, Form> = {
  'of a child': {
    Page: UpdateChildPage,
    path: `/children/${uuid}/update`,
    route: '/children/:childId/update',
    serve: serveChild,
    ...text('Name', 'name'),
  },
  'of a child’s limits': {
    Page: LimitsPage,
    path: `/children/${uuid}/limits`,
    route: '/children/:childId/limits',
    serve: serveChild,
    edit: () => limit.selectOptions('30 minutes'),
    theirs: {
      screenTime: {
        quietHours: [],
        minutes: Object.fromEntries(Object.keys(unlimitedScreenTime.minutes).map((day) => [day, 45])),
      },
    },
    showsTheirs: () => (limit.query() as HTMLSelectElement | null)?.selectedOptions[0]?.text === '45 minutes',
  },
  'of a wifi network': {
    Page: WifiNetworkPage,
    path: `/wifi-networks/${uuid}`,
    route: '/wifi-networks/:wifiNetworkId',
    serve() {
      const kept = keep(network)
      answerCalls({
        ...others,
        'GET /accounts/:accountId/wifi-networks/:wifiNetworkId': kept.answers.read,
        'PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId': kept.answers.update,
      })
      return kept
    },
    ...text('Network name (SSID)', 'ssid'),
  },
  'of a device': {
    Page: DevicePage,
    path: `/devices/${label}`,
    route: '/devices/:deviceId',
    serve() {
      const kept = keep(device)
      answerCalls({
        ...others,
        'GET /accounts/:accountId/devices/:deviceId': kept.answers.read,
        'PATCH /accounts/:accountId/devices/:deviceId': kept.answers.update,
      })
      return kept
    },
    ...text('Name', 'name'),
  },
  'of a card': {
    Page: CardPage,
    path: `/cards/${label}`,
    route: '/cards/:cardId',
    serve() {
      const kept = keep(card)
      answerCalls({ ...others, 'GET /cards/:cardId': kept.answers.read, 'PATCH /cards/:cardId': kept.answers.update })
      return kept
    },
    ...text('Name', 'name'),
  },
  'of a profile': { Page: ProfilePage, path: '/profile', serve: serveAccount, ...text('Name', 'name') },
  'of notifications': {
    Page: NotificationsPage,
    path: '/notifications',
    serve: serveAccount,
    edit: () => mail.click(),
    theirs: { flagMail: true },
    showsTheirs: () => (mail.query() as HTMLInputElement | null)?.checked === true,
  },
}

test.each(Object.entries(forms))(
  'the form %s keeps what is unsaved, never overwrites what somebody else has saved, and neither does its undo button',
  async (_, { Page, path, route = path, serve, edit, theirs, showsTheirs }) => {
    onTestFinished(() => notification.destroy())
    const server = serve()
    const open = () => renderPage(<Page />, { path: root + path, route: `/app/:accountId${route}` })
    const { router, unmount } = await open()
    await edit()
    await router.navigate(root)
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()

    server.change(theirs)
    await button('Save').click()
    await expect.element(page.getByText(/^Somebody changed this in the meantime\./)).toBeVisible()
    expect(server.saved()).toMatchObject(theirs)
    expect(showsTheirs(), 'what was typed stays').toBe(false)
    await button('Show the newest').click()
    await expect.poll(showsTheirs).toBe(true)

    await edit()
    await button('Save').click()
    await expect.element(button('Undo')).toBeVisible()
    expect(server.saved()).not.toMatchObject(theirs)
    expect(router.state.location.pathname.startsWith(root), 'the family that is open').toBe(true)
    const changed = server.change({})
    await button('Undo').click()
    await expect.element(page.getByText('This could not be undone')).toBeVisible()
    expect(server.saved()).toBe(changed)
    await unmount()
  },
)

test('a new name of a device shows at once, and no longer when it could not be saved, but stays in its field', async () => {
  const response = Promise.withResolvers<typeof device>()
  answerCalls({
    ...others,
    'GET /accounts/:accountId/devices/:deviceId': () => device,
    'PATCH /accounts/:accountId/devices/:deviceId': () => response.promise,
  })
  await renderPage(<DevicePage />, { path: `${root}/devices/${label}`, route: '/app/:accountId/devices/:deviceId' })
  const heading = page.getByRole('heading', { level: 1 })
  const name = page.getByLabelText('Name', { exact: true })
  await expect.element(heading).toHaveTextContent('Saved')
  await name.fill('Mine')
  await button('Save').click()
  await expect.element(heading).toHaveTextContent('Mine')
  response.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByText(/^We could not reach Pipit\./)).toBeVisible()
  await expect.element(heading).toHaveTextContent('Saved')
  await expect.element(name).toHaveValue('Mine')
})

const field = (name: string | RegExp) => page.getByLabelText(name)
const creations = {
  'a child': {
    Page: AddChildPage,
    endpoint: 'POST /accounts/:accountId/children',
    fill: () => page.getByLabelText('Name', { exact: true }).fill('Mia'),
    submit: 'Add the child',
    created: child,
  },
  'a wifi network': {
    Page: AddWifiNetworkPage,
    endpoint: 'POST /accounts/:accountId/wifi-networks',
    async fill() {
      await field('Network name (SSID)').fill('Nest')
      await page.getByRole('textbox', { name: /^Password/ }).fill('correct horse')
    },
    submit: 'Add the network',
    created: network,
  },
  'a batch of cards': {
    Page: CreateCardsPage,
    endpoint: 'POST /cards',
    async fill() {
      await field('How many').fill('2')
      await field('Name of the batch').fill('Summer')
    },
    submit: 'Create cards',
    created: { batchId: uuid },
  },
  'a batch of devices': {
    Page: CreateDevicesPage,
    endpoint: 'POST /devices',
    async fill() {
      await field('How many').fill('2')
      await field('Name of the batch').fill('Summer')
      await field('Hardware model').fill('Pipit One')
    },
    submit: 'Create devices',
    created: { batchId: uuid },
  },
} as const

test.each(Object.entries(creations))(
  '%s that is added again after a lost response is the same one',
  async (_, { Page, endpoint, fill, submit, created }) => {
    onTestFinished(() => notification.destroy())
    const keys: (string | null)[] = []
    answerCalls({
      ...others,
      'GET /admin/cards/batches': () => ({ items: [], nextCursor: null }),
      'GET /admin/devices/batches': () => ({ items: [], nextCursor: null }),
      'GET /cards/batches/:idempotencyKey/progress': () => ({ createdCount: null }),
      'GET /devices/batches/:idempotencyKey/progress': () => ({ createdCount: null }),
      [endpoint]({ idempotencyKey }: { idempotencyKey: string | null }) {
        keys.push(idempotencyKey)
        if (keys.length === 1) throw new TypeError('Failed to fetch')
        return Response.json(created)
      },
    })
    await renderPage(<Page />, { path: root, route: '/app/:accountId' })
    await fill()
    await button(submit).click()
    await expect.element(page.getByText(/^We could not reach Pipit\./)).toBeVisible()
    await button(submit).click()
    await expect.poll(() => keys).toHaveLength(2)
    expect(keys[0]).not.toBeNull()
    expect(keys[1]).toBe(keys[0])
  },
)
