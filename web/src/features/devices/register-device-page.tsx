import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { PlanLimitNotice } from '../../family/plans/plan-limit-notice.tsx'
import { ScannedLabel } from '../../family/scan/scanned-label.tsx'
import { checkDevice } from './api/check-device.ts'
import { RegisterDevice } from './register-device.tsx'

/** The target of the QR code on a device, whether a phone's camera or ours scans it. */
export function RegisterDevicePage() {
  const { deviceId = '' } = useParams()
  const home = useFamilyHome()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Register this device`}</PageTitle>
      <ScannedLabel
        kind="device"
        id={deviceId}
        check={(accountId, claimCode, signal) => checkDevice(accountId, { deviceId, claimCode }, signal)}
      >
        {(claimCode, device) => (
          <QueryBoundary query={home}>
            {(data) => (
              <PlanLimitNotice home={data} resource="devices">
                <RegisterDevice device={device} claimCode={claimCode} home={data} />
              </PlanLimitNotice>
            )}
          </QueryBoundary>
        )}
      </ScannedLabel>
    </>
  )
}
