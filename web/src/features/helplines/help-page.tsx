import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isCountryCode, type CountryCode } from '@pipit/contract/helplines'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import { countryOptions } from '../../family/helplines/country-options.ts'
import { HelplineList } from '../../family/helplines/helpline-list.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import panels from '../../ui/layout/panels.module.css'
import { findCountry, rememberCountry } from './chosen-country.ts'
import styles from './help-page.module.css'

export function HelpPage() {
  const [search] = useSearchParams()
  const [country, setCountry] = useState<CountryCode | null>(() => findCountry(search, navigator.languages))
  const field = useId()

  function choose(chosen: string | null) {
    const known = isCountryCode(chosen) ? chosen : null
    setCountry(known)
    if (known) rememberCountry(known)
  }

  return (
    <section>
      <PageTitle>{t`When a child needs help`}</PageTitle>
      <Lead>
        <Trans>Numbers to call, and how to listen. You do not have to be sure before you call.</Trans>
      </Lead>
      <div className={panels.panels}>
        <Panel title={t`Numbers to call`}>
          <div className={styles.country}>
            <label htmlFor={field}>
              <Trans>Country</Trans>
            </label>
            <NativeSelect
              id={field}
              options={countryOptions()}
              emptyLabel={t`Another country`}
              value={country}
              onChange={choose}
            />
          </div>
          <div aria-live="polite">{country ? <HelplineList country={country} /> : <Elsewhere />}</div>
        </Panel>
        <Panel title={t`How to listen`}>
          <ul className={styles.advice}>
            <li>
              <Trans>Stay calm, and take time. It may need several conversations.</Trans>
            </li>
            <li>
              <Trans>
                Say that you believe the child, that telling was right, and that it is not the child’s fault.
              </Trans>
            </li>
            <li>
              <Trans>
                Let the child tell it in its own words. Do not ask who, where, when or why: trained people do that.
              </Trans>
            </li>
            <li>
              <Trans>Do not promise to tell nobody. Say whom you will ask for help.</Trans>
            </li>
            <li>
              <Trans>
                Do not confront the person it is about. Call a helpline, a doctor or child protection first.
              </Trans>
            </li>
            <li>
              <Trans>Write down afterwards what the child said, in the child’s words.</Trans>
            </li>
          </ul>
        </Panel>
        <Panel title={t`What stays private to a child`}>
          <p>
            <Trans>
              A child may tell Pipit something that is hard to say. It may be about anybody, also about somebody at
              home. So Pipit does not show such parts of a conversation to anybody in the family. A safety note says
              that a grown-up should listen. The child chooses whom to tell.
            </Trans>
          </p>
          <p>
            <Trans>
              If you work in child protection, or need to know more to keep a child safe, please write to support.
            </Trans>
          </p>
        </Panel>
      </div>
    </section>
  )
}

function Elsewhere() {
  return (
    <p className={styles.elsewhere}>
      <Trans>
        We do not know the numbers of your country yet. The{' '}
        <a href="https://childhelplineinternational.org/" target="_blank" rel="noreferrer">
          list of Child Helpline International
        </a>{' '}
        has helplines all over the world. If somebody is in danger right now, call your emergency number.
      </Trans>
    </p>
  )
}
