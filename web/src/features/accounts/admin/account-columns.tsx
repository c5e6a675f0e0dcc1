import { Trans } from '@lingui/react/macro'
import { CheckCircleFilled, ExclamationCircleFilled, StopOutlined } from '@ant-design/icons'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import { roleNames, type ListedAccount } from './account-list.ts'
import styles from './accounts-page.module.css'
import { DateText } from '../../../ui/text/date-text.tsx'

/** The plan is shown where there are several. */
export const accountColumns = (plans: readonly PlanForAdmin[]): TableColumn<ListedAccount>[] => [
  { key: 'email', title: 'Email address', render: ({ email }) => <strong>{email}</strong> },
  { key: 'name', title: 'Name', render: ({ name }) => (name === null ? '–' : <bdi>{name}</bdi>) },
  { key: 'role', title: 'Role', render: ({ role }) => <span className={styles.nowrap}>{roleNames[role]}</span> },
  {
    key: 'subscription',
    title: 'Plan',
    render: ({ subscription }) => plans.find(({ id }) => id === subscription)?.name ?? subscription,
    isHidden: plans.length <= 1,
  },
  { key: 'verified', title: 'Address', render: (account) => <Verified account={account} /> },
  { key: 'state', title: 'State', render: (account) => <State account={account} /> },
  { key: 'created', title: 'Created', render: ({ createdAt }) => <DateText time={createdAt} /> },
  { key: 'language', title: 'Language', render: ({ language }) => language, isHidden: true },
  { key: 'timeZone', title: 'Time zone', render: ({ timeZone }) => timeZone, isHidden: true },
  { key: 'id', title: 'Id', render: ({ id }) => <code>{id}</code>, isHidden: true },
]

export function Verified({ account: { emailVerified } }: { account: ListedAccount }) {
  return emailVerified ? (
    <span className={styles.good}>
      <CheckCircleFilled aria-hidden /> Verified
    </span>
  ) : (
    <span className={styles.missing}>
      <ExclamationCircleFilled aria-hidden /> Not verified
    </span>
  )
}

function State({ account: { disabled } }: { account: ListedAccount }) {
  if (!disabled)
    return (
      <span className={styles.nowrap}>
        <Trans>Switched on</Trans>
      </span>
    )
  return (
    <span className={styles.missing}>
      <StopOutlined aria-hidden /> Switched off
    </span>
  )
}
