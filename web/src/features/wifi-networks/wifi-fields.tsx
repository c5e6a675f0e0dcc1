import { Checkbox, Form, Input, type FormInstance } from 'antd'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PasswordInput } from './password-input.tsx'
import { ssidLengthHint } from './ssid-length.ts'
import styles from './wifi-fields.module.css'
import type { WifiFormValues } from './wifi-form-values.ts'

const securities = [
  { id: 'wpa2', name: 'WPA2', description: 'Most homes. Choose this if you are not sure.' },
  { id: 'wpa3', name: 'WPA3', description: 'Newer routers that are set to WPA3 only.' },
  { id: 'open', name: 'Open', description: 'No password. Others nearby could listen in.' },
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
      <Panel title="The network">
        <Form.Item name="ssid" label="Network name (SSID)" extra={ssidLengthHint(ssid)}>
          <Input size="large" dir="auto" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="security">
          <RadioGroup legend="Security" options={securities} />
        </Form.Item>
        {security !== 'open' && (
          <Form.Item
            name="password"
            label="Password"
            extra={
              <>
                {revealPassword && 'Leave it empty to keep the saved password. '}
                It is kept encrypted, and used only to bring devices online.
              </>
            }
          >
            <PasswordInput onReveal={revealPassword} />
          </Form.Item>
        )}
        <Form.Item name="hidden" valuePropName="checked">
          <Checkbox>My network’s name is hidden</Checkbox>
        </Form.Item>
      </Panel>
    </div>
  )
}
