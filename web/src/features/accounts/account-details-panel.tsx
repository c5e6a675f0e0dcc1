import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useFamilyHome } from '../../api/family/family-queries.ts'
import type { FamilyAccount } from '../../api/family/use-family-account.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { includedInPlan } from '../../ui/plans/plan-texts.ts'
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
        <dt>Plan</dt>
        <dd>
          <FamilyPlan />
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

/** What the plan includes is listed only if something is limited. */
function FamilyPlan() {
  const { data: home } = useFamilyHome()
  if (!home) return <Skeleton.Input active size="small" />
  const { plan, children, devices } = home
  const included = includedInPlan(plan, { children: children.length, devices: devices.length })
  const exceeds = [children.length > (plan.children ?? Infinity), devices.length > (plan.devices ?? Infinity)]
  return (
    <>
      {plan.name}
      <span className={styles.note}>{plan.description}</span>
      {included.length > 0 && (
        <ul className={styles.included}>
          {included.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {exceeds.includes(true) && (
        <span className={styles.note}>
          That is more than the plan includes. Everything goes on working as before; only nothing can be added.
        </span>
      )}
    </>
  )
}
