import { t } from '@lingui/core/macro'
import { scopesOf } from '@pipit/contract/api/access'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../api/session/session.ts'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import type { TableFilter } from '../../../ui/data-table/filters.ts'
import { LabelList } from '../../../family/labels/label-list.tsx'
import { OnlineState } from '../../../family/devices/online-state.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { ImportBoardKeys } from '../../boards/admin/import-board-keys.tsx'
import { useDeleteDevices } from '../api/delete-devices.ts'
import { exportDevices } from '../api/export-devices.ts'
import { getDevices, type ListedDevice } from '../api/get-devices.ts'
import { ReleaseCodeDialog } from './release-code-dialog.tsx'

const deviceColumns = (): TableColumn<ListedDevice>[] => [
  {
    key: 'online',
    title: t`Online`,
    render: (device) => device.status === 'registered' && <OnlineState device={device} />,
  },
  { key: 'firmware', title: t`Firmware`, render: ({ firmware }) => firmware },
  {
    key: 'hardwareModel',
    title: t`Hardware`,
    isHidden: true,
    render: ({ hardwareModel }) => <bdi>{hardwareModel}</bdi>,
  },
]

const deviceFilters = (): TableFilter[] => [
  {
    key: 'online',
    label: t`Connection`,
    options: [
      { id: 'true', name: t`Online` },
      { id: 'false', name: t`Offline` },
    ],
  },
  { key: 'firmware', label: t`Firmware`, kind: 'text' },
]

export function DevicesPage() {
  const navigate = useNavigate()
  const deletion = useDeleteDevices()
  const [releasedId, setReleasedId] = useState<string>()
  const scopes = useSession()?.scopes ?? []
  const canEmulate = scopesOf.device.every((scope) => scopes.includes(scope))
  return (
    <>
      <PageTitle>{t`Devices`}</PageTitle>
      <LabelList<ListedDevice>
        kind="devices"
        columns={deviceColumns()}
        filters={deviceFilters()}
        fetchPage={getDevices}
        exportCsv={exportDevices}
        remove={deletion.mutateAsync}
        hasLabel={({ protocol }) => protocol === 'pipit'}
        rowActions={({ id, status, protocol }) => [
          ...(canEmulate && status === 'registered' && protocol === 'pipit'
            ? [{ label: t`Emulate`, onSelect: () => void navigate(`/admin/devices/emulate/${id}`) }]
            : []),
          ...(status === 'deactivated' && protocol === 'pipit'
            ? [{ label: t`New release code`, onSelect: () => setReleasedId(id) }]
            : []),
        ]}
      />
      <ImportBoardKeys />
      {releasedId !== undefined && (
        <ReleaseCodeDialog key={releasedId} deviceId={releasedId} onClose={() => setReleasedId(undefined)} />
      )}
    </>
  )
}
