import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CheckCircleFilled, ExclamationCircleFilled, StopOutlined } from '@ant-design/icons'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import { Link } from 'react-router'
import { Address } from '../../../ui/text/address.tsx'
import { ShortId } from '../../../ui/data-table/short-id.tsx'
import { nameOf } from '../../../i18n/formats.ts'
import type { ListedAccount } from '../api/get-accounts.ts'
import { roleName } from './account-filters.ts'
import styles from './accounts-page.module.css'
import { DateText } from '../../../ui/text/date-text.tsx'

/** The plan is shown where there are several. */
export const accountColumns = (plans: readonly PlanForAdmin[]): TableColumn<ListedAccount>[] => [
  { key: 'email', title: t`Email address`, render: (account) => <AccountLink account={account} /> },
  { key: 'name', title: t`Name`, render: ({ name }) => name !== null && <bdi>{name}</bdi> },
  { key: 'role', title: t`Role`, render: ({ role }) => roleName(role) },
  {
    key: 'subscription',
    title: t`Plan`,
    render: ({ subscription }) => plans.find(({ id }) => id === subscription)?.name ?? subscription,
    isHidden: plans.length <= 1,
  },
  { key: 'verified', title: t`Address`, render: (account) => <Verified account={account} /> },
  { key: 'state', title: t`State`, render: (account) => <State account={account} /> },
  { key: 'created', title: t`Created`, render: ({ createdAt }) => <DateText time={createdAt} /> },
  { key: 'language', title: t`Language`, render: ({ language }) => nameOf('language', language), isHidden: true },
  { key: 'timeZone', title: t`Time zone`, render: ({ timeZone }) => timeZone, isHidden: true },
  { key: 'id', title: t`Id`, render: ({ id }) => <ShortId id={id} />, isHidden: true },
]

/** The family's pages ask for the reason first. */
function AccountLink({ account: { id, email } }: { account: ListedAccount }) {
  return (
    <Link to={`/app/${id}`} className={styles.address}>
      <Address>{email}</Address>
    </Link>
  )
}

export function Verified({ account: { emailVerified } }: { account: ListedAccount }) {
  return emailVerified ? (
    <span className={styles.good}>
      <CheckCircleFilled aria-hidden /> <Trans>Verified</Trans>
    </span>
  ) : (
    <span className={styles.missing}>
      <ExclamationCircleFilled aria-hidden /> <Trans>Not verified</Trans>
    </span>
  )
}

function State({ account: { disabled } }: { account: ListedAccount }) {
  if (!disabled) {
    return (
      <span className={styles.state}>
        <Trans context="account">Switched on</Trans>
      </span>
    )
  }
  return (
    <span className={`${styles.missing} ${styles.state}`}>
      <StopOutlined aria-hidden /> <Trans context="account">Switched off</Trans>
    </span>
  )
}
