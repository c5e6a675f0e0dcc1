import { DownloadOutlined } from '@ant-design/icons'
import type { ApiResponse } from '@pipit/contract/api/client'
import { receiptLines, receiptText } from '@pipit/contract/accounts/deletion-wording'
import { Button } from 'antd'
import { useLocation } from 'react-router'
import { saveFile } from '../feedback/save-file.ts'
import { DateTimeText } from '../text/date-text.tsx'
import styles from './deletion-receipt.module.css'

type Receipt = ApiResponse<'DELETE /accounts/:accountId'>

/** What was deleted, when, and a button to store the receipt. */
export function DeletionReceipt({ receipt }: { receipt: Receipt }) {
  const { id, deletedAt } = receipt
  const save = () =>
    saveFile(new File([receiptText(receipt)], `pipit-deletion-${deletedAt.slice(0, 10)}.txt`, { type: 'text/plain' }))
  return (
    <section className={styles.receipt} aria-label="Receipt">
      <p>
        Deleted for good on <DateTimeText time={deletedAt} />:
      </p>
      <ul>
        {receiptLines(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.number}>Receipt {id}. We also sent it to you by mail.</p>
      <Button size="large" icon={<DownloadOutlined aria-hidden />} onClick={save}>
        Save the receipt
      </Button>
    </section>
  )
}

/** The receipt that a deletion handed to the page it opened; null if the page was opened otherwise. */
export function useDeletionReceipt(): Receipt | null {
  const state = useLocation().state as { receipt?: Receipt } | null
  return state?.receipt ?? null
}
