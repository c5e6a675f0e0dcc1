import { storedLastHome } from '../../api/session/kept-data.ts'
import type { FamilyHome } from './api/get-family-home.ts'

/**
 * The home page that somebody has seen last, to be shown without a connection. Only what is written here is stored, in this
 * browser: nothing that a child said, talked about or felt, no safety notes, no address and no wifi.
 */
export interface LastHome {
  /** Who has seen it. */
  personId: string
  /** Whose family it is. */
  accountId: string
  /** Milliseconds since 1970. */
  seenAt: number
  timeZone: string
  children: Pick<FamilyHome['children'][number], 'id' | 'name' | 'birthDate' | 'allowance' | 'conversationsToday'>[]
  devices: Pick<FamilyHome['devices'][number], 'id' | 'name' | 'battery' | 'childId'>[]
  cards: Pick<FamilyHome['cards'][number], 'id' | 'name' | 'childId'>[]
}

const maxAgeMs = 7 * 24 * 60 * 60 * 1000

export function saveLastHome(personId: string, { account, children, devices, cards }: FamilyHome, seenAt: number) {
  const home: LastHome = {
    personId,
    accountId: account.id,
    seenAt,
    timeZone: account.timeZone,
    children: children.map(({ id, name, birthDate, allowance, conversationsToday }) => ({
      id,
      name,
      birthDate,
      allowance,
      conversationsToday,
    })),
    devices: devices.map(({ id, name, battery, childId }) => ({ id, name, battery, childId })),
    cards: cards.map(({ id, name, childId }) => ({ id, name, childId })),
  }
  storedLastHome.save(JSON.stringify(home))
}

/** Null if there is none of this family, or only an old one. That of another person is deleted, and so is an old one. */
export function readLastHome(personId: string, accountId: string, now = Date.now()): LastHome | null {
  const home = parse(storedLastHome.read())
  if (home === null) return null
  if (home.personId !== personId || now - home.seenAt > maxAgeMs) {
    storedLastHome.clear()
    return null
  }
  return home.accountId === accountId ? home : null
}

function parse(text: string | null): LastHome | null {
  try {
    return JSON.parse(text ?? 'null') as LastHome | null
  } catch {
    // Another version wrote it.
    return null
  }
}
