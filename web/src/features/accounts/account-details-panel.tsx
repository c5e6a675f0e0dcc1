import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import type { FamilyAccount } from '../../family/account/api/get-family-account.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { formatDate } from '../../i18n/formats.ts'
import { includedInPlan } from '../../family/plans/plan-texts.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Address } from '../../ui/text/address.tsx'
import styles from './account-page.module.css'
import { ChangeEmail } from './change-email.tsx'

const roles = { parent: msg`Parent`, superadmin: msg`Superadmin` } satisfies Record<FamilyAccount['role'], object>

export function AccountDetailsPanel({ account }: { account: FamilyAccount }) {
  const { isOwn } = useFamily()
  return (
    <Panel title={t`About the account`} action={isOwn && <ChangeEmail />}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Email address</Trans>
        </dt>
        <dd>
          <Address>{account.email}</Address>
          <Verified isVerified={account.emailVerified} />
        </dd>
        <dt>
          <Trans>Role</Trans>
        </dt>
        <dd>{i18n._(roles[account.role])}</dd>
        <dt>
          <Trans>Plan</Trans>
        </dt>
        <dd>
          <FamilyPlan />
        </dd>
        <dt>
          <Trans>With us since</Trans>
        </dt>
        <dd>
          <time dateTime={account.createdAt}>{formatDate(account.createdAt, { dateStyle: 'long' })}</time>
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
          <CheckCircleFilled aria-hidden /> <Trans comment="An email address">Confirmed</Trans>
        </span>
      ) : (
        <span className={styles.missing}>
          <ExclamationCircleFilled aria-hidden /> <Trans comment="An email address">Not confirmed yet</Trans>
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
          <Trans>
            That is more than the plan includes. Everything goes on working as before, but nothing can be added.
          </Trans>
        </span>
      )}
    </>
  )
}
