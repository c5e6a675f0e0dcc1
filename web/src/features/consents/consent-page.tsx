import { Link, useSearchParams } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useConsent } from '../../api/family/use-consent.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
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
  const { named, you } = useFamilyName()
  const consent = useConsent()
  const isForNewChild = useSearchParams()[0].get('for') === 'child'
  return (
    <>
      <PageTitle>{isForNewChild ? 'Before you add a child' : named('Your consent as a parent')}</PageTitle>
      <Lead>{named('What we store about your child, and why.')} Reading it takes two minutes.</Lead>
      <QueryBoundary query={consent}>
        {({ state, text, changes, history }) => (
          <div className={panels.panels}>
            {changes.length > 0 && (
              <Panel title={`What changed since ${you} agreed`}>
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
                Version {text.version}, <DateText time={text.date} />
              </p>
            </article>
            {state === 'given' ? (
              <Message kind="success">
                {isOwn ? 'You' : you} agreed on <DateText time={history[0]?.givenAt ?? ''} />. The consent can be
                withdrawn on the <Link to={to('/account')}>account page</Link>.
              </Message>
            ) : canChange && access !== 'superadmin' ? (
              <AgreeBar version={text.version} next={to(isForNewChild ? '/children/add' : '')} />
            ) : (
              <Message kind="info">Only the parent can agree to this.</Message>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
