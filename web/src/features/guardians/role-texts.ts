import type { FamilyRole } from '@pipit/contract/api/access'

/** What each role is called, and what it may do. */
export const roleTexts: Record<FamilyRole, { name: string; description: string }> = {
  owner: {
    name: 'Owner',
    description: 'Does everything: invites others, downloads all data, and can delete the family.',
  },
  guardian: {
    name: 'Guardian',
    description: 'Sees everything and changes it: children, devices, cards, wifi. For the other parent, for example.',
  },
  viewer: {
    name: 'Viewer',
    description: 'Sees everything, except passwords and keys, and changes nothing. For a grandparent, for example.',
  },
}

export const roleOptions = (...roles: FamilyRole[]) => roles.map((id) => ({ id, ...roleTexts[id] }))
