import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the web application needs before sign-in',
  needs: 'anyone',
  concerns: 'no family',
  responses: {
    200: z.object({
      supportUrl: z.url(),
      /** The address that is printed on labels. A page may be open at another address of the same server. */
      publicUrl: z.url(),
      /** True if mail waits in an outbox that somebody on this visitor's machine can open. */
      outbox: z.boolean(),
      /** Browsers subscribe to notifications with it (base64url); null if none are sent to them. */
      push: z.object({ publicKey: z.string() }).nullable(),
      identity: z.object({
        kind: z.enum(['embedded', 'google']),
        projectId: z.string(),
        apiKey: z.string(),
        authDomain: z.string(),
        providers: z.array(z.object({ id: z.string(), label: z.string(), icon: z.string().nullable() })),
      }),
    }),
  },
})
