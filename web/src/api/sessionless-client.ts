import { createClient } from '@pipit/contract/api/client'

/** For calls that name their own bearer or need none. Everything on behalf of an account goes through `call`. */
export const callWithoutSession = createClient({ baseUrl: '/v1' })
