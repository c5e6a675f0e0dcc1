import * as accountAdmin from '../accounts/account-admin.ts'
import * as accounts from '../accounts/accounts.ts'
import * as audit from '../audit/audit.ts'
import * as backgroundJobs from '../jobs/background-jobs.ts'
import * as bulkJobs from '../jobs/bulk-jobs.ts'
import * as boards from '../boards/boards.ts'
import * as cards from '../cards.ts'
import * as children from '../children/children.ts'
import * as consents from '../consents.ts'
import type { EndpointDefinition, EndpointName } from './define-endpoint.ts'
import * as devices from '../devices/devices.ts'
import * as devicePossession from '../devices/device-possession.ts'
import * as deviceTokens from '../devices/device-tokens.ts'
import * as firmwareFleet from '../firmware/fleet.ts'
import * as firmwareImages from '../firmware/images.ts'
import * as flags from '../flags.ts'
import * as guardians from '../guardians.ts'
import * as labelAdmin from '../labels/label-admin.ts'
import * as home from '../home.ts'
import * as insights from '../insights/insights.ts'
import * as mails from '../mails.ts'
import * as memories from '../memories.ts'
import * as overview from '../overview.ts'
import * as planAdmin from '../plans/plan-admin.ts'
import * as push from '../push.ts'
import * as qrCodes from '../labels/qr-codes.ts'
import * as referenceLists from '../reference-lists.ts'
import * as rollouts from '../firmware/rollouts.ts'
import * as screenTime from '../screen-time.ts'
import * as secondContacts from '../second-contacts.ts'
import * as sessions from '../sessions.ts'
import * as settings from '../settings.ts'
import * as transcripts from '../transcripts.ts'
import * as waitList from '../wait-list.ts'
import * as wifiNetworks from '../wifi-networks.ts'

const files = {
  ...settings,
  ...sessions,
  ...deviceTokens,
  ...devicePossession,
  ...boards,
  ...mails,
  ...referenceLists,
  ...waitList,
  ...accounts,
  ...home,
  ...wifiNetworks,
  ...consents,
  ...secondContacts,
  ...guardians,
  ...children,
  ...screenTime,
  ...insights,
  ...flags,
  ...push,
  ...memories,
  ...transcripts,
  ...devices,
  ...cards,
  ...accountAdmin,
  ...planAdmin,
  ...labelAdmin,
  ...qrCodes,
  ...firmwareImages,
  ...rollouts,
  ...firmwareFleet,
  ...audit,
  ...bulkJobs,
  ...backgroundJobs,
  ...overview,
}

type Exported = (typeof files)[keyof typeof files]
type Endpoint = Extract<Exported, EndpointDefinition>

/** Every endpoint that the files above export, by the name under which they do. */
export const endpointsByExport: ReadonlyMap<string, EndpointDefinition> = new Map(
  Object.entries<unknown>(files).filter((entry): entry is [string, EndpointDefinition] => isEndpoint(entry[1])),
)

export const endpoints: readonly EndpointDefinition[] = [...endpointsByExport.values()]

export type EndpointsByName = { [Each in Endpoint as EndpointName<Each>]: Each }

function isEndpoint(exported: unknown): exported is EndpointDefinition {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
