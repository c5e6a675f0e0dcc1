import type { ApiResponse } from '@pipit/contract/api/client'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { useState } from 'react'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ProvePossession } from './possession/prove-possession.tsx'
import { RegisterDeviceForm } from './register-device-form.tsx'

type CheckedDevice = ApiResponse<'POST /accounts/:accountId/devices/check'>

interface RegisterDeviceProps {
  device: CheckedDevice
  claimCode: string
  home: FamilyHome
}

/** The label alone is enough only for a new device; otherwise the device or its release code has to help. */
export function RegisterDevice({ device, claimCode, home }: RegisterDeviceProps) {
  const [proof, setProof] = useState<PossessionProof>()
  const [wasRefused, setRefused] = useState(false)
  const isOfAnotherFamily = device.status === 'registered-by-another-family'
  const { title, text } = questions[device.status === 'registered' ? 'created' : device.status]
  return (
    <>
      {proof ? (
        <Message kind="success">
          {'answer' in proof
            ? 'Your Pipit has answered: it is in your hands.'
            : 'Thank you. We compare the code when you register the device.'}
        </Message>
      ) : (
        <>
          {wasRefused && (
            <Message kind="error">
              That did not work: the code was wrong, or more than ten minutes old. Please try again.
            </Message>
          )}
          <ProvePossession title={title} device={device} claimCode={claimCode} onProof={setProof}>
            {text}
          </ProvePossession>
        </>
      )}
      {(proof || !isOfAnotherFamily) && (
        <Panel title="Name it and give it to a child">
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
    </>
  )
}

/** A device answers over Bluetooth only after its button was held. To say a code it needs to see the page. */
const howTo =
  'bluetooth' in navigator
    ? 'Switch it on, keep it close to you, and hold its button until the light blinks blue.'
    : 'Switch it on, and keep it close to you.'

const questions = {
  created: {
    title: 'Is it next to you?',
    text: (
      <p>
        {howTo} Then your Pipit itself confirms that it is yours, and nobody can take it with a photo of its label. You
        can skip this: it is also confirmed when the device comes online with your wifi.
      </p>
    ),
  },
  deactivated: {
    title: 'Is it in your hands?',
    text: (
      <p>
        This device was used before and then removed from its account. To register it again, its label alone is not
        enough. {howTo} Or enter the release code below, which the former owner got from us.
      </p>
    ),
  },
  'registered-by-another-family': {
    title: 'This device is registered to somebody else. Is it in your hands?',
    text: (
      <p>
        Somebody has registered it by its label, perhaps from a photo. {howTo} When your Pipit confirms that it is with
        you, it becomes yours. We tell the other family by mail, without your name.
      </p>
    ),
  },
}
