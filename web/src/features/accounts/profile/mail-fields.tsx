import { Checkbox, Form } from 'antd'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import styles from './profile-page.module.css'

/** The optional mails to a parent. */
export function MailFields() {
  const { named } = useFamilyName()
  return (
    <fieldset className={styles.mails}>
      <legend>{named('Mails about your children')}</legend>
      <Form.Item noStyle name="flagMail" valuePropName="checked">
        <Checkbox>
          Right away when something serious was said. The mail does not say what, but links to the page.
        </Checkbox>
      </Form.Item>
      <Form.Item noStyle name="weeklyMail" valuePropName="checked">
        <Checkbox>Every Monday morning: the week in figures and topics, and nothing that a child said.</Checkbox>
      </Form.Item>
    </fieldset>
  )
}
