import type { Announcement, FamilyChange } from './announcements.ts'

const idLength = 36

/** The triggers write account, resource and id. */
export function toText({ accountId, resource, id }: FamilyChange) {
  return `${accountId} ${resource} ${id}`
}

/** Most announcements concern nobody in this process, so the account is found without reading the rest. */
export function accountOf(text: string) {
  return text.slice(0, idLength)
}

export function fromText(text: string) {
  const [accountId, resource, id] = text.split(' ')
  return { accountId, resource, id } as Announcement
}
