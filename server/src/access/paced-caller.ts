import type { Principal } from './principal.ts'

/** The caller whose calls are paced together. Null for superadmins: they are few, and their programs send much. */
export function pacedCaller(principal: Principal): string | null {
  if (principal.kind === 'device') return principal.deviceId
  return principal.role === 'superadmin' ? null : principal.accountId
}
