import { t } from '@lingui/core/macro'
import { createDevices } from '@pipit/contract/devices/devices'
import { Form, Input } from 'antd'
import { NewBatch } from '../../../family/labels/new-batch.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { useCreateDevices } from '../api/create-devices.ts'
import { FactoryFile } from './factory-file.tsx'

export function CreateDevicesPage() {
  const creation = useCreateDevices()
  return (
    <>
      <BackLink to="/admin/devices">{t`Devices`}</BackLink>
      <PageTitle>{t`Create devices`}</PageTitle>
      <NewBatch
        kind="devices"
        schema={createDevices.body}
        initial={{ hardwareModel: '' }}
        create={creation.mutateAsync}
        Actions={FactoryFile}
      >
        <Form.Item name="hardwareModel" label={t`Hardware model`}>
          <Input size="large" dir="auto" autoComplete="off" maxLength={200} />
        </Form.Item>
      </NewBatch>
    </>
  )
}
