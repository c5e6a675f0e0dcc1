import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { useReferenceList } from '../../api/reference-lists.ts'
import type { FamilyAccount } from '../../api/family/use-family-account.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './account-page.module.css'
import { ChangeEmail } from './change-email.tsx'

const roles = { parent: 'Parent', superadmin: 'Superadmin' } satisfies Record<FamilyAccount['role'], string>

export function AccountDetailsPanel({ account }: { account: FamilyAccount }) {
  const { isOwn } = useFamily()
  return (
    <Panel title="About the account" action={isOwn && <ChangeEmail />}>
      <dl className={styles.facts}>
        <dt>Email address</dt>
        <dd>
          {account.email}
          <Verified isVerified={account.emailVerified} />
        </dd>
        <dt>Role</dt>
        <dd>{roles[account.role]}</dd>
        <dt>Subscription</dt>
        <dd>
          <Subscription id={account.subscription} />
        </dd>
        <dt>With us since</dt>
        <dd>
          <time dateTime={account.createdAt}>
            {new Date(account.createdAt).toLocaleDateString('en', { dateStyle: 'long' })}
          </time>
        </dd>
      </dl>
    </Panel>
  )
}

function Verified({ isVerified }: { isVerified: boolean }) {
  return (
    <span className={styles.note}>
      {isVerified ? (
        <span className={styles.good}>
          <CheckCircleFilled aria-hidden /> Confirmed
        </span>
      ) : (
        <span className={styles.missing}>
          <ExclamationCircleFilled aria-hidden /> Not confirmed yet
        </span>
      )}
    </span>
  )
}

function Subscription({ id }: { id: string }) {
  const found = useReferenceList('subscriptions').data?.find((each) => each.id === id)
  return (
    <>
      {found?.name ?? id}
      {found && <span className={styles.note}>{found.description}</span>}
    </>
  )
}
