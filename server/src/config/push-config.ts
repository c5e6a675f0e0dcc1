import { z } from 'zod'

export interface PushConfig {
  /** Hosts, with a port if it is not 443. `*.` at the beginning stands for any subdomain. */
  services: string[]
  /** Push services may also be in a private network. */
  allowPrivateAddresses: boolean
}

/** Chrome and most others, Firefox, Edge and Safari use these. */
const knownServices =
  'fcm.googleapis.com, updates.push.services.mozilla.com, *.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com'

const host = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/

export const pushVariables = z.object({
  PUSH_SERVICES: z
    .string()
    .default(knownServices)
    .transform((text) => text.split(',').map((service) => service.trim().toLowerCase()))
    .refine(
      (services) => services.every((service) => host.test(service)),
      'must be hosts of push services, separated by commas, such as fcm.googleapis.com, *.push.apple.com; or "none"',
    ),
  PUSH_PRIVATE_ADDRESSES: z
    .enum(['true', 'false'], 'must be "true" or "false"')
    .default('false')
    .transform((value) => value === 'true'),
})

/** Null: nothing is sent to browsers. */
export function readPushConfig({
  PUSH_SERVICES: services,
  PUSH_PRIVATE_ADDRESSES: allowPrivateAddresses,
}: z.output<typeof pushVariables>): PushConfig | null {
  return services.includes('none') ? null : { services, allowPrivateAddresses }
}
