import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { email, nothing } from './fields.ts'

export const joinWaitList = defineEndpoint({
  method: 'POST',
  path: '/wait-list',
  summary: 'Join the wait list; the answer is the same for an address that is on it already',
  needs: 'anyone',
  body: z.object({ email }),
  responses: { 204: nothing },
})
