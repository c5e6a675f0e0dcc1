import { ApiCallError } from '@pipit/contract/api/client'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'

interface Fields {
  email: string
}

export function WaitListForm({ onJoined }: { onJoined: (email: string) => void }) {
  const [form] = Form.useForm<Fields>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function join({ email }: Fields) {
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      await call('POST /wait-list', { body: { email } })
      onJoined(email.trim())
    } catch (error) {
      const mistakes = fieldMistakes(error, 'body.email')
      if (mistakes.length > 0) {
        form.setFields([{ name: 'email', errors: mistakes }])
        form.getFieldInstance('email')?.focus()
      } else setProblem(inWords(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      onFinish={join}
    >
      <Form.Item
        name="email"
        label="Your email address"
        rules={[
          { required: true, whitespace: true, message: 'Please type your email address.' },
          { type: 'email', transform: trimmed, message: 'This does not look like an email address.' },
        ]}
      >
        <Input size="large" type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      {problem !== undefined && <Alert type="error" showIcon title={problem} style={{ marginBottom: 24 }} />}
      <BusyButton type="primary" htmlType="submit" isBusy={isSending} busyText="Sending ...">
        Join the wait list
      </BusyButton>
    </Form>
  )
}

function trimmed(value?: string) {
  return value?.trim()
}

function fieldMistakes(error: unknown, field: string) {
  if (!(error instanceof ApiCallError)) return []
  return error.details.filter((detail) => detail.field === field).map(({ message }) => message)
}

function inWords(error: unknown) {
  return error instanceof ApiCallError
    ? error.message
    : 'We could not reach Pipit. Your address is still here: check your connection, then try again.'
}
