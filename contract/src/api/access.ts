/** The roles and their scopes. A scope is `resource:action`. */

const parentScopes = [
  'account:read',
  'account:update',
  'wifiNetwork:create',
  'wifiNetwork:read',
  'wifiNetwork:update',
  'wifiNetwork:delete',
  'child:create',
  'child:read',
  'child:update',
  'child:delete',
  'insight:read',
  'transcript:read',
  'transcript:delete',
  'device:register',
  'device:read',
  'device:update',
  'device:deactivate',
  'deviceApiKey:read',
  'card:register',
  'card:read',
  'card:update',
  'card:deactivate',
] as const

const chatScopes = ['chat:create', 'chat:read', 'chatTranscript:create', 'chatTranscript:read'] as const

const superadminScopes = [
  ...parentScopes,
  'account:superadmin',
  'device:superadmin',
  'device:create',
  'card:superadmin',
  'card:create',
  ...chatScopes,
] as const

export type Scope = (typeof superadminScopes)[number]

export const scopes: readonly Scope[] = superadminScopes

export const accountRoles = ['parent', 'superadmin'] as const
export type AccountRole = (typeof accountRoles)[number]

/** What an adult may do in a family, most first. Whoever founded a family is its owner. */
export const familyRoles = ['owner', 'guardian', 'viewer'] as const
export type FamilyRole = (typeof familyRoles)[number]

/** A device is no account, but it has its own token for the chat. */
export const scopesOf = {
  parent: parentScopes,
  superadmin: superadminScopes,
  device: chatScopes,
} as const satisfies Record<AccountRole | 'device', readonly Scope[]>

/** Only with this scope may somebody open another account than their own. */
export const anyAccountScope = 'account:superadmin' satisfies Scope
