import type { FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { profileSchema, type Profile, type ProfileValues } from './child-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import type { ProfileLists } from './use-profile-lists.ts'

interface ChildFormProps {
  lists: ProfileLists
  initial: ProfileValues
  submitText: string
  save: (profile: Profile, idempotencyKey: string) => Promise<unknown>
  onReload?: () => Promise<unknown>
}

export function ChildForm({ lists, initial, onReload, ...form }: ChildFormProps) {
  const { to } = useFamily()
  const navigate = useNavigate()
  return (
    <EditForm
      {...form}
      schema={profileSchema}
      initial={initial}
      // The schema reports a level that is not chosen yet.
      toBody={(values) => values as Profile}
      onSaved={() => void navigate(to())}
      {...(onReload ? { onReload } : {})}
      busyText="Saving ..."
    >
      {(fields: FormInstance<ProfileValues>) => <ProfileFields form={fields} lists={lists} initial={initial} />}
    </EditForm>
  )
}
