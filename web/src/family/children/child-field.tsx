import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useFamily } from '../account/use-family.ts'
import { useFamilyHome } from '../account/api/get-family-home.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

/** The child that a device or a card belongs to. */
export function ChildField() {
  const { to } = useFamily()
  const children = useFamilyHome().data?.children ?? []
  return (
    <Form.Item
      name="childId"
      label={t`Child`}
      extra={
        children.length === 0 ? (
          <Link to={to('/children/add')}>
            <Trans>Add a child first, or choose one later</Trans>
          </Link>
        ) : undefined
      }
    >
      <NativeSelect options={children} emptyLabel={t`No child yet`} />
    </Form.Item>
  )
}
