import { Form } from 'antd'
import { Link } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import { useHome } from '../../api/family/household.ts'
import { SelectOne } from './select-one.tsx'

/** Which of the family's children a device or a card belongs to. */
export function ChildField() {
  const { to } = useFamily()
  const children = useHome().data?.children ?? []
  return (
    <Form.Item
      name="childId"
      label="Child"
      extra={
        children.length === 0 ? <Link to={to('/children/add')}>Add a child first, or choose one later</Link> : undefined
      }
    >
      <SelectOne options={children} none="Nobody yet" />
    </Form.Item>
  )
}
