import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useConsent } from '../../family/account/api/get-consent.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import panels from '../../ui/layout/panels.module.css'
import { DateText } from '../../ui/text/date-text.tsx'
import { AgreeBar } from './agree-bar.tsx'
import styles from './consent-page.module.css'

/** Asks for the parental consent before the first child, and again when its text has changed. */
export function ConsentPage() {
  const { access, isOwn, to } = useFamily()
  const { canChange } = useFamilyRole()
  const { familyName } = useFamilyName()
  const consent = useConsent()
  const isForNewChild = useSearchParams()[0].get('for') === 'child'
  return (
    <>
      <PageTitle>
        {isForNewChild ? t`Before you add a child` : isOwn ? t`Your consent as a parent` : t`The parental consent`}
      </PageTitle>
      <Lead>
        {isOwn ? (
          <Trans>What we store about your child, and why. Reading it takes two minutes.</Trans>
        ) : (
          <Trans>What we store about the child, and why. Reading it takes two minutes.</Trans>
        )}
      </Lead>
      <QueryBoundary query={consent}>
        {({ state, text, text: { version, date }, changes, history: [latest] }) => (
          <div className={panels.panels}>
            {changes.length > 0 && (
              <Panel title={isOwn ? t`What changed since you agreed` : t`What changed since ${familyName} agreed`}>
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </Panel>
            )}
            <article className={styles.text} aria-label={text.title}>
              {text.sections.map(({ heading, paragraphs }) => (
                <section key={heading}>
                  <h2>{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
              <p className={styles.version}>
                <Trans comment="Of the text that a parent agrees to: Version 2, Nov 15, 2026">
                  Version {version}, <DateText time={date} />
                </Trans>
              </p>
            </article>
            {state === 'given' ? (
              <Message kind="success">
                {isOwn ? (
                  <Trans>
                    You agreed on <DateText time={latest?.givenAt ?? ''} />. The consent can be withdrawn on the{' '}
                    <Link to={to('/account')}>account page</Link>.
                  </Trans>
                ) : (
                  <Trans>
                    {familyName} agreed on <DateText time={latest?.givenAt ?? ''} />. The consent can be withdrawn on
                    the <Link to={to('/account')}>account page</Link>.
                  </Trans>
                )}
              </Message>
            ) : canChange && access !== 'superadmin' ? (
              <AgreeBar version={version} next={to(isForNewChild ? '/children/add' : '')} />
            ) : (
              <Message kind="info">
                <Trans>Only the parent can agree to this.</Trans>
              </Message>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
