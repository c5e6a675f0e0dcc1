import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox, Form, Input, type FormInstance } from 'antd'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PasswordInput } from './password-input.tsx'
import { ssidLengthHint } from './ssid-length.ts'
import styles from './wifi-fields.module.css'
import type { WifiFormValues } from './wifi-form-values.ts'

const securities = [
  { id: 'wpa2', name: msg`WPA2`, description: msg`Most homes. Choose this if you are not sure.` },
  { id: 'wpa3', name: msg`WPA3`, description: msg`Newer routers that are set to WPA3 only.` },
  {
    id: 'open',
    name: msg({ message: 'Open', context: 'wifi security', comment: 'A wifi network without a password' }),
    description: msg`No password. Others nearby could listen in.`,
  },
]

interface WifiFieldsProps {
  form: FormInstance<WifiFormValues>
  initial: WifiFormValues
  /** Fetches the saved password into its field, if there is one. */
  revealPassword?: (() => Promise<void>) | undefined
}

export function WifiFields({ form, initial, revealPassword }: WifiFieldsProps) {
  const ssid = Form.useWatch('ssid', form) ?? initial.ssid
  const security = Form.useWatch('security', form) ?? initial.security
  return (
    <div className={styles.fields}>
      <Panel title={t`The network`}>
        <Form.Item name="ssid" label={t`Network name (SSID)`} extra={ssidLengthHint(ssid)}>
          <Input size="large" dir="auto" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="security">
          <RadioGroup
            legend={t({ message: 'Security', context: 'wifi' })}
            options={securities.map(({ id, name, description }) => ({
              id,
              name: i18n._(name),
              description: i18n._(description),
            }))}
          />
        </Form.Item>
        {security !== 'open' && (
          <Form.Item
            name="password"
            label={t`Password`}
            extra={
              revealPassword
                ? t`Leave it empty to keep the saved password. It is kept encrypted, and used only to bring devices online.`
                : t`It is kept encrypted, and used only to bring devices online.`
            }
          >
            <PasswordInput onReveal={revealPassword} />
          </Form.Item>
        )}
        <Form.Item name="hidden" valuePropName="checked">
          <Checkbox>
            <Trans>My network’s name is hidden</Trans>
          </Checkbox>
        </Form.Item>
      </Panel>
    </div>
  )
}
