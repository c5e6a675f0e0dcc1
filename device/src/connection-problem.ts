import { ApiCallError } from '@pipit/contract/api/client'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { ChannelEnd } from './client/connection.ts'

export type ConnectionProblem = 'server-unreachable' | 'key-refused' | 'connection-lost'

/** Explains why a device is not online, if the server did not give a reason. */
export function connectionProblem({ wasOpen, error }: ChannelEnd): { problem: ConnectionProblem; message: string } {
  if (wasOpen) return { problem: 'connection-lost', message: 'The connection was lost.' }
  const { code } = error instanceof ApiCallError ? error : ((error as { data?: Partial<ConnectionRefusal> }).data ?? {})
  return {
    problem: code === 'unauthenticated' ? 'key-refused' : 'server-unreachable',
    message: causeOf(error as Error),
  }
}

/** The message of fetch is only "fetch failed". */
export function causeOf({ message, cause }: Error) {
  return cause instanceof Error && cause.message ? cause.message : message
}
