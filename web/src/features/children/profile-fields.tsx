import { t } from '@lingui/core/macro'
import type { FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { BirthDateField, LanguageField, NameField } from './about-fields.tsx'
import type { ProfileValues } from './child-profile.ts'
import styles from './profile-fields.module.css'
import { RetentionFields } from './retention-fields.tsx'
import { LikingFields, PronounsField, TalkFields } from './talk-fields.tsx'
import { useLevelSuggestions } from './use-level-suggestions.ts'
import type { ProfileLists } from './use-profile-lists.ts'

export interface ProfileFieldsProps {
  form: FormInstance<ProfileValues>
  lists: ProfileLists
  initial: ProfileValues
}

/** All fields of a profile; `limits` is the panel that leads to the limits. */
export function ProfileFields({ form, lists, initial, limits }: ProfileFieldsProps & { limits: ReactNode }) {
  const { isOwn } = useFamilyName()
  const suggestions = useLevelSuggestions(form, lists, initial)
  return (
    <div className={styles.panels}>
      <Panel title={isOwn ? t`About your child` : t`About the child`}>
        <NameField />
        <BirthDateField age={suggestions.age} onChange={suggestions.suggestForBirthDate} />
        <PronounsField lists={lists} />
        <LanguageField current={initial.language} />
      </Panel>
      {limits}
      <TalkFields lists={lists} suggestions={suggestions} />
      <LikingFields lists={lists} />
      <RetentionFields />
    </div>
  )
}
