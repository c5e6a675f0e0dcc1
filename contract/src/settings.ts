import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the web application must know before anybody signs in',
  needs: 'anyone',
  responses: { 200: z.object({ supportUrl: z.url() }) },
})
