import { registerDevice } from '@pipit/contract/devices/devices'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
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
}

export function RegisterDeviceForm({ deviceId, claimCode, home }: RegisterDeviceFormProps) {
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
      }}
      save={async (body) => {
        await call('POST /accounts/:accountId/devices/register', { params: { accountId }, body })
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
      <Form.Item name="name" label="Name" extra="To tell your devices apart.">
        <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
      </Form.Item>
      <ChildField />
      <Form.Item name="wifiNetworkId" label="Wifi network">
        <WifiField networks={home.wifiNetworks} emptyLabel="Choose later" />
      </Form.Item>
    </EditForm>
  )
}
