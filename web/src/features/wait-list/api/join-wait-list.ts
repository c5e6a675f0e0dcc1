import { call } from '../../../api/client.ts'

export const joinWaitList = (email: string) => call('POST /wait-list', { body: { email } })
