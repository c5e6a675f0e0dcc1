import { RightOutlined } from '@ant-design/icons'
import { Trans } from '@lingui/react/macro'
import { BirthDateField, LanguageField, NameField } from './about-fields.tsx'
import styles from './profile-fields.module.css'
import type { ProfileFieldsProps } from './profile-fields.tsx'
import { RetentionFields } from './retention-fields.tsx'
import { LikingFields, PronounsField, TalkFields } from './talk-fields.tsx'
import { useLevelSuggestions } from './use-level-suggestions.ts'

/** Three fields are enough to start; the others have good values already, and are folded. */
export function NewChildFields({ form, lists, initial }: ProfileFieldsProps) {
  const suggestions = useLevelSuggestions(form, lists, initial)
  return (
    <>
      <NameField />
      <BirthDateField age={suggestions.age} onChange={suggestions.suggestForBirthDate} />
      <LanguageField current={initial.language} />
      <details className={styles.more}>
        <summary>
          <RightOutlined aria-hidden className={styles.fold} />
          <span>
            <strong>
              <Trans>Fine-tune later</Trans>
            </strong>
            <span className={styles.note}>
              <Trans>Voice, interests, what is kept</Trans>
            </span>
          </span>
        </summary>
        <div className={styles.panels}>
          <PronounsField lists={lists} />
          <TalkFields lists={lists} suggestions={suggestions} />
          <LikingFields lists={lists} />
          <RetentionFields />
        </div>
      </details>
    </>
  )
}
