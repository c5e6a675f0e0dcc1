import type { FamilyRole } from '@pipit/contract/api/access'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const roleTexts: Record<FamilyRole, { name: MessageDescriptor; description: MessageDescriptor }> = {
  owner: {
    name: msg`Owner`,
    description: msg`Does everything: invites others, downloads all data, and can delete the family.`,
  },
  guardian: {
    name: msg`Guardian`,
    description: msg`Sees everything and changes it: children, devices, cards, wifi. For the other parent, for example.`,
  },
  viewer: {
    name: msg`Viewer`,
    description: msg`Sees everything, except passwords and keys, and changes nothing. For a grandparent, for example.`,
  },
}

export const roleName = (role: FamilyRole) => i18n._(roleTexts[role].name)

export const roleOptions = (...roles: FamilyRole[]) =>
  roles.map((id) => ({ id, name: roleName(id), description: i18n._(roleTexts[id].description) }))
