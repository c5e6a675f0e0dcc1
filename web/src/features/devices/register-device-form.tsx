import { registerDevice } from '@pipit/contract/devices/devices'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { hasErrorCode } from '../../api/api-errors.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { refreshFamily, type FamilyHome } from '../../api/family/family-queries.ts'
import { ChildField } from '../../ui/forms/child-field.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { WifiField } from './wifi-field.tsx'

interface RegisterDeviceFormProps {
  deviceId: string
  claimCode: string
  home: FamilyHome
  proof: PossessionProof | undefined
  /** For a device that had another family before. */
  asksForReleaseCode: boolean
  onProofRefused: () => void
}

export function RegisterDeviceForm({ deviceId, claimCode, home, proof, ...props }: RegisterDeviceFormProps) {
  const { asksForReleaseCode, onProofRefused } = props
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [child, ...siblings] = home.children
  const onlyChild = siblings.length === 0 ? child : undefined
  const [network] = home.wifiNetworks
  return (
    <EditForm
      schema={registerDevice.body}
      initial={{
        deviceId,
        claimCode,
        name: onlyChild && onlyChild.name.length < 200 ? `${onlyChild.name}’s Pipit` : 'Pipit',
        childId: onlyChild?.id ?? null,
        wifiNetworkId: network?.id ?? null,
        releaseCode: '',
      }}
      toBody={({ releaseCode, ...values }) => ({
        ...values,
        ...(proof && { proof }),
        ...(releaseCode.trim() && { releaseCode }),
      })}
      save={async (body) => {
        try {
          await call('POST /accounts/:accountId/devices/register', { params: { accountId }, body })
        } catch (error) {
          if (hasErrorCode(error, 'possession-not-proven')) onProofRefused()
          throw error
        }
        await refreshFamily(queryClient, accountId)
      }}
      onSaved={() => {
        void notify('success', { title: 'The device is registered', description: 'Now bring it online.' })
        // Replaced, so that Back does not lead to a label that is registered by now.
        void navigate(to(`/devices/${deviceId}`), { replace: true })
      }}
      submitText="Register the device"
      busyText="Registering ..."
    >
      {asksForReleaseCode && (
        <Form.Item
          name="releaseCode"
          label="Release code"
          extra="16 letters and digits from the former owner. Not needed once your Pipit has confirmed that it is with you."
        >
          <Input
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="ABCD-EFGH-…"
          />
        </Form.Item>
      )}
      <Form.Item name="name" label="Name" extra="To tell devices apart.">
        <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
      </Form.Item>
      <ChildField />
      <Form.Item name="wifiNetworkId" label="Wifi network">
        <WifiField networks={home.wifiNetworks} emptyLabel="Choose later" />
      </Form.Item>
    </EditForm>
  )
}
