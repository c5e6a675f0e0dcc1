import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useAccessReason } from '../../api/session/access-reason.ts'
import { useSession } from '../../api/session/session.ts'
import { AccessReasonForm } from '../../family/access-reason/access-reason-form.tsx'
import { AccessReasonNote } from '../../family/access-reason/access-reason-note.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import styles from './emulator-page.module.css'
import { CaptionsPanel } from './panels/captions-panel.tsx'
import { ConversationPanel } from './panels/conversation-panel.tsx'
import { EventLogPanel } from './panels/event-log-panel.tsx'
import { LatencyPanel } from './panels/latency-panel.tsx'
import { MediaPanel } from './panels/media-panel.tsx'
import { TranscriptPanel } from './panels/transcript-panel.tsx'
import { useEmulatedDevice, type EmulatedDevice } from './api/get-emulated-device.ts'
import { useEmulator } from './use-emulator.ts'
import { Lead } from '../../ui/layout/lead.tsx'

export function EmulatorPage() {
  const { id = '' } = useParams()
  const device = useEmulatedDevice(id)
  return (
    <>
      <BackLink to="/admin/devices">{t`Devices`}</BackLink>
      <PageTitle>{t`Emulate a device`}</PageTitle>
      <QueryBoundary query={device} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(found) => <Emulator found={found} />}
      </QueryBoundary>
    </>
  )
}

function Emulator({ found }: { found: EmulatedDevice | null }) {
  if (!found) return <NotRegistered />
  return found.protocol === 'pipit' ? <EmulatorWithReason key={found.id} device={found} /> : <IsBoard />
}

function IsBoard() {
  return (
    <CannotEmulate>
      <Trans>
        This device is a board, which nobody can emulate: a child who wakes it would continue your conversation.
      </Trans>
    </CannotEmulate>
  )
}

function NotRegistered() {
  return (
    <CannotEmulate>
      <Trans>
        There is no such device, or no family has registered it. Only a device that belongs to a family can talk.
      </Trans>
    </CannotEmulate>
  )
}

function CannotEmulate({ children }: { children: ReactNode }) {
  return (
    <Message kind="error">
      <p>{children}</p>
      <Link to="/admin/devices?status=registered">
        <Trans>Devices that belong to a family</Trans>
      </Link>
    </Message>
  )
}

/** The companion knows the child, so a superadmin first says why they talk as the family's device. */
function EmulatorWithReason({ device }: { device: EmulatedDevice }) {
  const reason = useAccessReason(device.accountId)
  const isOwn = useSession()?.id === device.accountId
  return (
    <>
      <WhoseDevice device={device} />
      {reason === undefined && !isOwn ? (
        <AccessReasonForm accountId={device.accountId} />
      ) : (
        <EmulatedDevicePanels device={device} reason={reason} />
      )}
    </>
  )
}

function WhoseDevice({ device: { name, accountId, accountEmail } }: { device: EmulatedDevice }) {
  const family = accountEmail ?? t`this family`
  return (
    <Lead>
      <Trans>
        You act as <bdi>{name}</bdi>, a device of{' '}
        <Link to={`/app/${accountId}`}>
          <bdi>{family}</bdi>
        </Link>
        .
      </Trans>
    </Lead>
  )
}

function EmulatedDevicePanels({ device, reason }: { device: EmulatedDevice; reason: string | undefined }) {
  const { emulator, state } = useEmulator(device)
  return (
    <>
      <Message kind="info">
        <p>
          <Trans>
            The real device is disconnected during your conversation. The family reads the conversation in the child’s
            transcripts, marked as Pipit support’s, and sees on its account page that you acted as its device. It uses
            no time of the child, counts in no figure, raises no safety note, and Pipit remembers nothing of it.
          </Trans>
        </p>
        {reason !== undefined && (
          <p className={styles.reason}>
            <AccessReasonNote reason={reason} />
          </p>
        )}
      </Message>
      <div className={styles.panels}>
        <ConversationPanel emulator={emulator} state={state} device={device} />
        <CaptionsPanel captions={state.captions} />
        <MediaPanel emulator={emulator} state={state} />
        <LatencyPanel turns={state.turns} />
        <TranscriptPanel entries={state.entries} />
        <EventLogPanel deviceId={device.id} log={state.log} />
      </div>
    </>
  )
}
