import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { claimCode as claimCodeRule } from '@pipit/contract/labels/labels'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { familyKeys } from '../../api/query-keys.ts'
import { useFamily } from '../account/use-family.ts'
import type { LabelKind } from './label.ts'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ClaimCodeForm } from './claim-code-form.tsx'
import { LabelFamily } from './label-family.tsx'
import { ScanError } from './scan-error.tsx'
import styles from '../../ui/scan/scan.module.css'

interface Checked {
  /** The last one only of devices. */
  status: 'created' | 'registered' | 'deactivated' | 'registered-by-another-family'
}

interface ScannedLabelProps<Result extends Checked> {
  kind: LabelKind
  id: string
  /** Asks the server about the label. */
  check: (accountId: string, claimCode: string, signal: AbortSignal) => Promise<Result>
  /** What a label that can be registered needs. */
  children: (claimCode: string, checked: Result) => ReactNode
}

/** The page of a scanned label: asks for the claim code if it is missing, and says why a label cannot be registered. */
export function ScannedLabel<Result extends Checked>(label: ScannedLabelProps<Result>) {
  return (
    <>
      <LabelFamily kind={label.kind} id={label.id} />
      <LabelInFamily {...label} />
    </>
  )
}

function LabelInFamily<Result extends Checked>({ kind, ...label }: ScannedLabelProps<Result>) {
  const [search, setSearch] = useSearchParams()
  const { data: claimCode } = claimCodeRule.safeParse(search.get('code') ?? '')
  if (claimCode !== undefined) return <CheckedLabel key={claimCode} kind={kind} {...label} claimCode={claimCode} />
  return (
    <div className={styles.scan}>
      <Panel title={t`Enter the code`}>
        <p className={styles.lead}>
          {search.has('code') ? t`The code in this address is incomplete.` : t`This address has no code.`}
        </p>
        <p className={styles.lead}>
          {kind === 'device'
            ? t`It is printed under the QR code, and shows us that you hold the device in your hands.`
            : t`It is printed under the QR code, and shows us that you hold the card in your hands.`}
        </p>
        <ClaimCodeForm isBusy={false} onCode={(code) => setSearch({ code }, { replace: true })} />
      </Panel>
    </div>
  )
}

function CheckedLabel<Result extends Checked>({
  kind,
  id,
  claimCode,
  ...label
}: ScannedLabelProps<Result> & { claimCode: string }) {
  const { accountId, to } = useFamily()
  const check = useQuery({
    queryKey: familyKeys.label(accountId, kind, id, claimCode),
    queryFn: ({ signal }) => label.check(accountId, claimCode, signal),
    retry: false,
    // Outdated as soon as the label is registered.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (check.error) {
    return (
      <div className={styles.scan}>
        <ScanError kind={kind} claimCode={claimCode} error={check.error} />
        <ButtonLink to={to(`/${kind}s/add`)}>
          <Trans>Scan another label</Trans>
        </ButtonLink>
      </div>
    )
  }
  if (check.data?.status === 'registered') {
    return (
      <div className={styles.scan}>
        <Message kind="info">
          {kind === 'device' ? t`You have already registered this device.` : t`You have already registered this card.`}
        </Message>
        <ButtonLink to={to(`/${kind}s/${id}`)}>
          <Trans>Open its page</Trans>
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.scan}>
      {check.data?.status === 'deactivated' && kind === 'card' && (
        <Message kind="info">
          <Trans>This card was used before and then removed from its account. You can register it again.</Trans>
        </Message>
      )}
      {check.data ? (
        label.children(claimCode, check.data)
      ) : (
        <div aria-busy="true">
          <output className="for-screen-readers">
            <Trans>Checking the code ...</Trans>
          </output>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
    </div>
  )
}
