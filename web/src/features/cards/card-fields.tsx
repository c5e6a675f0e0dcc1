import { t } from '@lingui/core/macro'
import { Form, Input } from 'antd'
import { useReferenceList } from '../../api/reference-lists.ts'
import { ChildField } from '../../family/children/child-field.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

export function CardFields() {
  const activity = Form.useWatch<string | undefined>('activity')
  const activities = useReferenceList('activities').data ?? []
  const chosen = activities.find(({ id }) => id === activity)
  return (
    <>
      <Form.Item name="name" label={t`Name`} extra={t`What is on it, or what you call it.`}>
        <Input size="large" dir="auto" autoComplete="off" maxLength={300} placeholder={chosen?.name} />
      </Form.Item>
      <Form.Item name="activity" label={t`Activity`} extra={chosen?.description}>
        <NativeSelect options={activities} />
      </Form.Item>
      <ChildField />
    </>
  )
}
