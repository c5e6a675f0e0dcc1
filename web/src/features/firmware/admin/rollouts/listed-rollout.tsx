import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { Link } from 'react-router'
import { errorMessage } from '../../../../api/api-errors.ts'
import { useBatches } from '../../../../family/labels/api/get-batches.ts'
import { formatDateTime, formatNumber } from '../../../../i18n/formats.ts'
import { Message } from '../../../../ui/feedback/message.tsx'
import { notify } from '../../../../ui/feedback/notifications.ts'
import styles from '../firmware.module.css'
import type { Rollout } from '../../api/get-rollouts.ts'
import { usePauseRollout } from '../../api/pause-rollout.ts'
import { endOfStageText, stageText, stateTexts, stopText } from './rollout-texts.ts'

interface ListedRolloutProps {
  rollout: Rollout
  /** Opens the dialog that confirms it. */
  onAsk: (action: 'advance' | 'withdraw') => void
}

export function ListedRollout({ rollout, onAsk }: ListedRolloutProps) {
  const { hardwareModel, version, state, stage, stages } = rollout
  const current = stages[stage]
  const hasNext = stage + 1 < stages.length
  return (
    <article className={styles.item} aria-label={`${hardwareModel} ${version}`}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{hardwareModel}</bdi> {version}
        </h3>
        <span className={styles.state} data-state={state}>
          {i18n._(stateTexts[state])}
        </span>
      </div>
      <p className={styles.about}>
        <Target target={rollout.target} />
      </p>
      {state === 'withdrawn' ? (
        <Ended rollout={rollout} />
      ) : (
        <p className={styles.about}>
          {stageText(rollout)}
          {state === 'active' && hasNext && current && (
            <>
              <br />
              {endOfStageText(current)}
            </>
          )}
        </p>
      )}
      {state === 'stopped' && <Message kind="error">{stopText(rollout)}</Message>}
      <Figures rollout={rollout} />
      {state !== 'withdrawn' && (
        <div className={styles.actions}>
          <PauseButton rollout={rollout} />
          {state === 'active' && hasNext && (
            <Button size="large" onClick={() => onAsk('advance')}>
              <Trans>Next stage now</Trans>
            </Button>
          )}
          <Button
            danger
            size="large"
            aria-label={t`Withdraw the rollout ${hardwareModel} ${version}`}
            onClick={() => onAsk('withdraw')}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </article>
  )
}

function Target({ target }: { target: Rollout['target'] }) {
  if (target.kind === 'model') return <Trans>For all devices of the model</Trans>
  if (target.kind === 'batch') return <BatchTarget batchId={target.batchId} />
  return (
    <Trans>
      For <Link to={`/admin/devices?accountId=${target.accountId}`}>the devices of one family</Link>
    </Trans>
  )
}

function BatchTarget({ batchId }: { batchId: string }) {
  const batch = useBatches('devices').data?.find(({ id }) => id === batchId)
  const name = batch?.label ?? batchId
  return (
    <Trans>
      For the batch <bdi>{name}</bdi>
    </Trans>
  )
}

function Ended({ rollout: { stateSince } }: { rollout: Rollout }) {
  const since = formatDateTime(stateSince)
  return (
    <p className={styles.about}>
      <Trans comment="A rollout of firmware">Withdrawn since {since}</Trans>
    </p>
  )
}

function Figures({ rollout: { counts, state } }: { rollout: Rollout }) {
  const { reached, offered, downloaded, returned, failed, missing } = counts
  const figures: [name: string, count: number][] = [
    [t({ message: 'In this stage', comment: 'A number of devices' }), reached],
    [t({ message: 'Offered', comment: 'A number of devices' }), offered],
    [t({ message: 'Downloaded', comment: 'A number of devices' }), downloaded],
    [t({ message: 'Returned', comment: 'A number of devices, which have the new version' }), returned],
    [t({ message: 'Not installed', comment: 'A number of devices that could not install it' }), failed],
    [t({ message: 'Missing', comment: 'A number of devices' }), missing],
  ]
  return (
    <>
      {state !== 'withdrawn' && (
        <progress
          className={styles.bar}
          aria-label={t`Devices that returned with the new version`}
          max={Math.max(1, reached)}
          value={returned}
        />
      )}
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** One button for both, so that the focus stays on it. */
function PauseButton({ rollout }: { rollout: Rollout }) {
  const { state, hardwareModel, version } = rollout
  const isOffered = state === 'active' || state === 'completed'
  const change = usePauseRollout(rollout, {
    onSuccess: () => notify('success', { title: isOffered ? t`The rollout is paused` : t`The rollout goes on` }),
    onError: (error) => notify('error', { title: t`Nothing was changed`, description: errorMessage(error) }),
  })
  return (
    <Button
      size="large"
      aria-label={isOffered ? t`Pause ${hardwareModel} ${version}` : t`Resume ${hardwareModel} ${version}`}
      aria-busy={change.isPending}
      onClick={() => !change.isPending && change.mutate(isOffered)}
    >
      {isOffered ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
    </Button>
  )
}
