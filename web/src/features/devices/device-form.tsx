import { t } from '@lingui/core/macro'
import { updateDevice } from '@pipit/contract/devices/devices'
import { Form, Input } from 'antd'
import type { z } from 'zod'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { ChildField } from '../../family/children/child-field.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { Device } from '../../family/devices/api/get-device.ts'
import { useUpdateDevice } from '../../family/devices/api/update-device.ts'

interface DeviceFormProps {
  device: Device
  reload: () => Promise<unknown>
}

type Changes = z.input<typeof updateDevice.body>

export function DeviceForm({ device, reload }: DeviceFormProps) {
  const update = useUpdateDevice(device.id)

  async function save(changes: Changes) {
    const { name, childId } = device
    const { version } = await update.mutateAsync(changes)
    void notifyWithUndo(t`Your changes are saved`, () => update.mutateAsync({ name, childId, version }))
  }

  return (
    <Panel title={t`Name and child`}>
      <EditForm
        schema={updateDevice.body}
        initial={{ name: device.name, childId: device.childId, version: device.version }}
        save={save}
        onReload={reload}
        submitText={t`Save`}
        busyText={t`Saving ...`}
      >
        <Form.Item name="name" label={t`Name`}>
          <Input size="large" dir="auto" autoComplete="off" maxLength={300} />
        </Form.Item>
        <ChildField />
      </EditForm>
    </Panel>
  )
}
