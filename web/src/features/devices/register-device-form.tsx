import { t } from '@lingui/core/macro'
import { registerDevice } from '@pipit/contract/devices/devices'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { Form, Input } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { hasErrorCode } from '../../api/api-errors.ts'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { ChildField } from '../../family/children/child-field.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { deviceNameFor } from '../../family/devices/device-name.ts'
import { useRegisterDevice } from './api/register-device.ts'
import type { DevicePageState } from './device-page-state.ts'
import { WifiField } from './wifi-field.tsx'

interface RegisterDeviceFormProps {
  deviceId: string
  claimCode: string
  home: FamilyHome
  proof: PossessionProof | undefined
  /** The device had another family before. */
  asksForReleaseCode: boolean
  onProofRefused: () => void
}

export function RegisterDeviceForm({ deviceId, claimCode, home, proof, ...props }: RegisterDeviceFormProps) {
  const { asksForReleaseCode, onProofRefused } = props
  const { to } = useFamily()
  const registration = useRegisterDevice()
  const navigate = useNavigate()
  const [child, ...siblings] = home.children
  const onlyChild = siblings.length === 0 ? child : undefined
  const [network] = home.wifiNetworks
  /** The id of a network that was added on the way. */
  const addedId = (useLocation().state as DevicePageState | null)?.wifiNetworkId
  return (
    <EditForm
      schema={registerDevice.body}
      initial={{
        deviceId,
        claimCode,
        name: deviceNameFor(onlyChild),
        childId: onlyChild?.id ?? null,
        wifiNetworkId: addedId ?? network?.id ?? null,
        releaseCode: '',
      }}
      toBody={({ releaseCode, ...values }) => ({
        ...values,
        ...(proof && { proof }),
        ...(releaseCode.trim() && { releaseCode }),
      })}
      save={async (body) => {
        try {
          await registration.mutateAsync(body)
        } catch (error) {
          if (hasErrorCode(error, 'possession-not-proven')) onProofRefused()
          throw error
        }
      }}
      onSaved={() => {
        void notify('success', { title: t`The device is registered`, description: t`Now bring it online.` })
        // Replaced, so that Back does not lead to a label that is registered by now.
        void navigate(to(`/devices/${deviceId}`), { replace: true, state: {} satisfies DevicePageState })
      }}
      submitText={t`Register the device`}
      busyText={t`Registering ...`}
    >
      {asksForReleaseCode && (
        <Form.Item
          name="releaseCode"
          label={t`Release code`}
          extra={t`16 letters and digits from the former owner. Not needed once your Pipit has confirmed that it is with you.`}
        >
          <Input
            size="large"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="ABCD-EFGH-…"
          />
        </Form.Item>
      )}
      <Form.Item name="name" label={t`Name`} extra={t`To tell devices apart.`}>
        <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
      </Form.Item>
      <ChildField />
      <Form.Item name="wifiNetworkId" label={t`Wifi network`}>
        <WifiField networks={home.wifiNetworks} emptyLabel={t`Choose later`} />
      </Form.Item>
    </EditForm>
  )
}
