import type { Metrics } from '../observability/metrics/metrics.ts'
import type { Tracing } from '../observability/tracing/tracing.ts'
import type { Announcements } from '../announcements/announcements.ts'
import { createAuthenticator } from '../access/authenticate.ts'
import type { AccessTokens } from '../access/access-token.ts'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import { createFamilyRoles } from '../access/family-roles.ts'
import { createSessionValidity } from '../access/session-validity.ts'
import { afterConversation } from './after-conversation.ts'
import type { Config } from '../config/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Voice } from '../features/chat/voice.ts'
import { createBoardAuthenticator } from '../features/boards/authenticate-board.ts'
import type { FirmwareUpdates } from '../features/firmware/download/find-updates.ts'
import type { Recordings } from '../features/transcripts/recordings/recordings.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { createRealtime } from '../realtime/realtime.ts'

interface Dependencies {
  config: Config
  database: OpenDatabase
  log: FailureLog
  metrics: Metrics
  tracing: Tracing | null
}

interface ChatServices {
  voice: { open: () => Promise<Voice> }
  recordings: Recordings
  announcements: Announcements
  auditTrail: AuditTrail
  updates: FirmwareUpdates
}

export type ComposedAccess = ReturnType<typeof composeRealtime>

/** Who may do what, for the roles `web` and `realtime`, and the sockets of the role `realtime`. */
export function composeRealtime(
  { config, database, log, metrics, tracing }: Dependencies,
  tokens: AccessTokens,
  chat: ChatServices,
) {
  const { voice, recordings, announcements, auditTrail, updates } = chat
  const { announce } = announcements
  const sessionValidity = createSessionValidity(database, announcements, {
    superadminsNeedSecondFactor: config.superadminSecondFactor === 'required',
  })
  const familyRoles = createFamilyRoles(database, announcements)
  const openRealtime = () =>
    createRealtime({
      announcements,
      auditTrail,
      sessionValidity,
      familyRoles,
      authenticate: createAuthenticator(tokens, sessionValidity),
      log,
      async loadChat() {
        const [{ openChat }, opened] = await Promise.all([import('../features/chat/open-chat.ts'), voice.open()])
        const dependencies: Parameters<typeof openChat>[1] = {
          database,
          voice: opened,
          recordings,
          log,
          metrics,
          tracing,
          onTranscriptChanged: ({ accountId, childId }) =>
            announce({ accountId, resource: 'transcripts', id: childId }),
          onFlags: ({ accountId, childId }) => announce({ accountId, resource: 'insights', id: childId }),
          onEnded: afterConversation,
          updates,
          checkSeconds: config.firmware.checkSeconds,
        }
        const authenticateBoard = createBoardAuthenticator({ database, tokens, sessionValidity })
        return (sockets) => openChat({ ...sockets, authenticateBoard, publicUrl: config.publicUrl }, dependencies)
      },
    })
  return { realtime: config.roles.has('realtime') ? openRealtime() : null, sessionValidity, familyRoles }
}
