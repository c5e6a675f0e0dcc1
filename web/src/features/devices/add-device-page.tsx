import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { labelPath, type Label } from '../../family/scan/label.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { PlanLimitNotice } from '../../family/plans/plan-limit-notice.tsx'
import { ScanError } from '../../family/scan/scan-error.tsx'
import { LabelScanner } from '../../family/scan/label-scanner.tsx'
import styles from '../../family/devices/devices.module.css'
import { useCheckDevice } from './api/check-device.ts'

export function AddDevicePage() {
  const { to } = useFamily()
  const navigate = useNavigate()
  const home = useFamilyHome()
  const openLabel = (label: Label) => void navigate(to(labelPath(label)), { replace: true })
  const check = useCheckDevice()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Register a device`}</PageTitle>
      <QueryBoundary query={home}>
        {(family) => (
          <PlanLimitNotice
            home={family}
            resource="devices"
            otherwise={family.devices.some(({ protocol }) => protocol === 'xiaozhi') && <ErasedBoard />}
          >
            <LabelScanner
              kind="device"
              onLabel={openLabel}
              onCode={(claimCode) =>
                check.mutate(claimCode, { onSuccess: ({ id }) => openLabel({ kind: 'device', id, claimCode }) })
              }
              isChecking={check.isPending}
              codeError={check.isError && <ScanError kind="device" claimCode={check.variables} error={check.error} />}
            >
              <Panel title={t`Or add a board`}>
                <p className={styles.lead}>
                  <Trans>
                    Did you buy or build a board with the xiaozhi firmware? It has no label of ours, but it speaks six
                    digits.
                  </Trans>
                </p>
                <Link to={to('/devices/add-board')} className={buttonClass({ size: 'large' })}>
                  <Trans>I have a board</Trans>
                </Link>
              </Panel>
            </LabelScanner>
          </PlanLimitNotice>
        )}
      </QueryBoundary>
    </>
  )
}

/** It takes its own place again. */
function ErasedBoard() {
  const { to } = useFamily()
  return (
    <div className={styles.page}>
      <Panel title={t`Was a board erased?`}>
        <p className={styles.lead}>
          <Trans>
            If your board was erased or got new firmware by cable, it speaks six digits again. Add it as before: it
            takes its own place, so the plan needs no room for it.
          </Trans>
        </p>
        <Link to={to('/devices/add-board')} className={buttonClass({ size: 'large' })}>
          <Trans>Add an erased board again</Trans>
        </Link>
      </Panel>
    </div>
  )
}
