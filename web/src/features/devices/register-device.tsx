import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { CheckedDevice } from './api/check-device.ts'
import { ProvePossession } from './possession/prove-possession.tsx'
import { PossessionQuestion, possessionTitle } from './possession/possession-question.tsx'
import { RegisterDeviceForm } from './register-device-form.tsx'

interface RegisterDeviceProps {
  device: CheckedDevice
  claimCode: string
  home: FamilyHome
}

/** The label alone is enough only for a new device; otherwise the device or its release code has to help. */
export function RegisterDevice({ device, claimCode, home }: RegisterDeviceProps) {
  const [proof, setProof] = useState<PossessionProof>()
  const [wasRefused, setRefused] = useState(false)
  const isNew = device.status === 'created'
  const isOfAnotherFamily = device.status === 'registered-by-another-family'
  const question = !proof && (
    <>
      {wasRefused && (
        <Message kind="error">
          <Trans>That did not work: the code was wrong, or more than ten minutes old. Please try again.</Trans>
        </Message>
      )}
      <ProvePossession
        title={possessionTitle(device.status)}
        device={device}
        claimCode={claimCode}
        isOptional={isNew}
        onProof={setProof}
      >
        <PossessionQuestion status={device.status} />
      </ProvePossession>
    </>
  )
  return (
    <>
      {proof && (
        <Message kind="success">
          {'answer' in proof
            ? t`Your Pipit has answered: it is in your hands.`
            : t`Thank you. We compare the code when you register the device.`}
        </Message>
      )}
      {/* Of a new device, the answer can wait until it comes online. */}
      {!isNew && question}
      {(proof || !isOfAnotherFamily) && (
        <Panel title={t`Name it and give it to a child`}>
          <RegisterDeviceForm
            deviceId={device.id}
            claimCode={claimCode}
            home={home}
            proof={proof}
            asksForReleaseCode={device.status === 'deactivated' && !proof}
            onProofRefused={() => {
              setProof(undefined)
              setRefused(true)
            }}
          />
        </Panel>
      )}
      {isNew && question}
    </>
  )
}
