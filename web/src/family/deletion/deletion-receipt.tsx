import { DownloadOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/button.tsx'
import { useLocation } from 'react-router'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { DateTimeText } from '../../ui/text/date-text.tsx'
import { describeDeletion, receiptText, type Receipt } from './describe-deletion.ts'
import styles from './deletion-receipt.module.css'

/** What was deleted, when, and a button to store the receipt. */
export function DeletionReceipt({ receipt }: { receipt: Receipt }) {
  const { id, deletedAt } = receipt
  const save = () =>
    saveFile(new File([receiptText(receipt)], `pipit-deletion-${deletedAt.slice(0, 10)}.txt`, { type: 'text/plain' }))
  return (
    <section className={styles.receipt} aria-label={t`Receipt`}>
      <p>
        <Trans>
          Deleted for good on <DateTimeText time={deletedAt} />:
        </Trans>
      </p>
      <ul>
        {describeDeletion(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.number}>
        <Trans>Receipt {id}. We also sent it to you by mail.</Trans>
      </p>
      <Button size="large" icon={<DownloadOutlined aria-hidden />} onClick={save}>
        <Trans>Save the receipt</Trans>
      </Button>
    </section>
  )
}

/** The receipt that a deletion handed to the page it opened; null if the page was opened otherwise. */
export function useDeletionReceipt(): Receipt | null {
  const state = useLocation().state as { receipt?: Receipt } | null
  return state?.receipt ?? null
}
