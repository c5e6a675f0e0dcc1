import { z } from 'zod'

/**
 * What a process does. `web`: the API, the pages and sign-in. `realtime`: the sockets of devices and open pages.
 * `jobs`: what runs outside a request. `voice`: embedded speech recognition and synthesis.
 */
export type Role = (typeof allRoles)[number]

const allRoles = ['web', 'realtime', 'jobs', 'voice'] as const
const isRole = (name: string): name is Role => allRoles.some((role) => role === name)

export const rolesVariables = z.object({
  ROLES: z
    .string()
    .default(allRoles.join(','))
    .transform((text, context): ReadonlySet<Role> => {
      const names = text.split(',').map((name) => name.trim())
      if (names.every(isRole)) return new Set(names)
      context.addIssue(`must name one or more of: ${allRoles.join(', ')}, separated by commas`)
      return z.NEVER
    }),
})
