import { Trans } from '@lingui/react/macro'
import { Checkbox, Form } from 'antd'
import { useId } from 'react'
import { useFamilyHome } from '../../../api/family/family-queries.ts'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import styles from './profile-page.module.css'

/** The optional mails to a parent. */
export function MailFields() {
  const noteId = useId()
  const { isOwn } = useFamilyName()
  const plan = useFamilyHome().data?.plan
  const planName = plan?.name
  const isIncluded = plan?.weeklyReports !== false
  const isChosen = Form.useWatch<boolean>('weeklyMail') === true
  return (
    <fieldset className={styles.mails}>
      <legend>{isOwn ? <Trans>Mails about your children</Trans> : <Trans>Mails about the children</Trans>}</legend>
      <Form.Item noStyle name="flagMail" valuePropName="checked">
        <Checkbox>
          <Trans>Right away when something serious was said. The mail does not say what, but links to the page.</Trans>
        </Checkbox>
      </Form.Item>
      <Form.Item noStyle name="weeklyMail" valuePropName="checked">
        {/* A choice from before the plan was lowered can be taken back. */}
        <Checkbox disabled={!isIncluded && !isChosen} aria-describedby={isIncluded ? undefined : noteId}>
          <Trans>Every Monday morning: the week in figures and topics, and nothing that a child said.</Trans>
        </Checkbox>
      </Form.Item>
      {!isIncluded && (
        <p id={noteId} className={styles.planNote}>
          <Trans>The plan {planName} does not include weekly reports. Ask us for a plan that does.</Trans>
        </p>
      )}
    </fieldset>
  )
}
