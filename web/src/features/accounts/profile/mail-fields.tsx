import { describePlanLimit } from '@pipit/contract/plans/plan-limits'
import { Checkbox, Form } from 'antd'
import { useId } from 'react'
import { useFamilyHome } from '../../../api/family/family-queries.ts'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import styles from './profile-page.module.css'

/** The optional mails to a parent. */
export function MailFields() {
  const noteId = useId()
  const { named } = useFamilyName()
  const plan = useFamilyHome().data?.plan
  const isIncluded = plan?.weeklyReports !== false
  const isChosen = Form.useWatch<boolean>('weeklyMail') === true
  return (
    <fieldset className={styles.mails}>
      <legend>{named('Mails about your children')}</legend>
      <Form.Item noStyle name="flagMail" valuePropName="checked">
        <Checkbox>
          Right away when something serious was said. The mail does not say what, but links to the page.
        </Checkbox>
      </Form.Item>
      <Form.Item noStyle name="weeklyMail" valuePropName="checked">
        {/* A choice from before the plan was lowered can be taken back. */}
        <Checkbox disabled={!isIncluded && !isChosen} aria-describedby={isIncluded ? undefined : noteId}>
          Every Monday morning: the week in figures and topics, and nothing that a child said.
        </Checkbox>
      </Form.Item>
      {plan && !isIncluded && (
        <p id={noteId} className={styles.planNote}>
          {describePlanLimit({ plan: plan.name, limit: 'weeklyReports' })}
        </p>
      )}
    </fieldset>
  )
}
