import { createClient } from '@pipit/contract/client'
import { readSession } from './session.ts'

export const call = createClient({ baseUrl: '/v1', authorization: () => readSession()?.accessToken })
