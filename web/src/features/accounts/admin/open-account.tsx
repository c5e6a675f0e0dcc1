import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { errorMessage, fieldErrors } from '../../../api/problem.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { useReturnFocus } from '../../../ui/dialogs/return-focus.ts'
import type { ListedAccount } from './account-list.ts'
import styles from './admin-accounts.module.css'

/** Asks why, which the family can read, before their pages open. */
export function OpenAccount({ account, close }: { account: ListedAccount; close: () => void }) {
  useReturnFocus()
  const id = useId()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function open() {
    if (isUnderWay) return
    setUnderWay(true)
    setProblem(undefined)
    try {
      await call('POST /admin/accounts/:accountId/open', { params: { accountId: account.id }, body: { reason } })
      await navigate(`/app/${account.id}`)
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error))
      setUnderWay(false)
    }
  }

  return (
    <Modal
      open
      title={`Open the account of ${account.email}?`}
      okText="Open the account"
      okButtonProps={{ disabled: isUnderWay || reason.trim() === '' }}
      cancelText="Cancel"
      onOk={() => void open()}
      onCancel={close}
    >
      <p>You see what this family sees. That you did, and why, is kept, and the family can read it.</p>
      <label htmlFor={id} className={styles.label}>
        Why do you open it?
      </label>
      <Input
        id={id}
        size="large"
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onPressEnter={() => void open()}
      />
      {problem !== undefined && <Message kind="error">{problem}</Message>}
    </Modal>
  )
}
