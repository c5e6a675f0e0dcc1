import { t } from '@lingui/core/macro'
import type { FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { profileSchema, type Profile, type ProfileValues } from './child-profile.ts'

interface ChildFormProps {
  initial: ProfileValues
  submitText: string
  save: (profile: Profile, idempotencyKey: string) => Promise<unknown>
  onReload?: () => Promise<unknown>
  children: (form: FormInstance<ProfileValues>) => ReactNode
}

export function ChildForm({ initial, onReload, children, ...form }: ChildFormProps) {
  const { to } = useFamily()
  const navigate = useNavigate()
  return (
    <EditForm
      {...form}
      schema={profileSchema}
      initial={initial}
      onSaved={() => void navigate(to())}
      {...(onReload ? { onReload } : {})}
      busyText={t`Saving ...`}
      isLong
    >
      {children}
    </EditForm>
  )
}
