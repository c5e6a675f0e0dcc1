import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox, Form } from 'antd'
import { useId, type ReactNode } from 'react'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import styles from './notifications-page.module.css'

/** Each kind has a group, where mails and phones are beside each other. */
export function NotificationFields() {
  return (
    <>
      <Kind
        title={t`Safety notes`}
        about={t`When a child said something that you should know about. Neither says what was said: they lead to the page.`}
      >
        <Switch name="flagMail">
          <Trans>By mail, right away, when it is serious</Trans>
        </Switch>
        <SeverityField />
      </Kind>
      <Kind
        title={t`A device has been offline for a day`}
        about={t`Its battery may be empty, or the wifi is out of reach.`}
      >
        <Switch name="deviceOfflineMail">
          <ByMail />
        </Switch>
        <Switch name="deviceOfflinePush">
          <OnPhones />
        </Switch>
      </Kind>
      <Kind
        title={t`A device has an update waiting`}
        about={t`Once for each version, if the device has not installed it for a week.`}
      >
        <Switch name="deviceUpdateMail">
          <ByMail />
        </Switch>
        <Switch name="deviceUpdatePush">
          <OnPhones />
        </Switch>
      </Kind>
      <WeeklyReport />
    </>
  )
}

const ByMail = () => <Trans comment="How somebody is told">By mail</Trans>
const OnPhones = () => <Trans comment="How somebody is told">On your phones and computers</Trans>

function Kind({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className={styles.kind} aria-describedby={id}>
      <legend>{title}</legend>
      <p id={id} className={styles.about}>
        {about}
      </p>
      {children}
    </fieldset>
  )
}

function Switch({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Form.Item noStyle name={name} valuePropName="checked">
      <Checkbox>{children}</Checkbox>
    </Form.Item>
  )
}

function SeverityField() {
  const options = [
    { id: 'high', name: t`Serious ones` },
    { id: 'medium', name: t`Serious and medium ones` },
    { id: 'low', name: t`All of them` },
  ]
  return (
    <Form.Item name="flagPush" label={<OnPhones />} className={styles.severity ?? ''}>
      <NativeSelect options={options} emptyLabel={t`None`} />
    </Form.Item>
  )
}

function WeeklyReport() {
  const noteId = useId()
  const plan = useFamilyHome().data?.plan
  const planName = plan?.name
  const isIncluded = plan?.weeklyReports !== false
  const isChosen = Form.useWatch<boolean>('weeklyMail') === true
  return (
    <Kind title={t`The week`} about={t`Every Monday morning: figures and topics, and nothing that a child said.`}>
      <Form.Item noStyle name="weeklyMail" valuePropName="checked">
        {/* A choice from before the plan was lowered can be taken back. */}
        <Checkbox disabled={!isIncluded && !isChosen} aria-describedby={isIncluded ? undefined : noteId}>
          <ByMail />
        </Checkbox>
      </Form.Item>
      {!isIncluded && (
        <p id={noteId} className={styles.planNote}>
          <Trans>The plan {planName} does not include weekly reports. Ask us for a plan that does.</Trans>
        </p>
      )}
    </Kind>
  )
}
