import { Trans } from '@lingui/react/macro'
import { helpIn, type CountryCode } from '@pipit/contract/helplines'
import styles from './helpline-list.module.css'

/** The numbers of one country. On a phone they call at a tap. */
export function HelplineList({ country }: { country: CountryCode }) {
  const { emergencyNumber, childHelplines } = helpIn(country)
  return (
    <ul className={styles.list}>
      <li>
        <Trans>
          If somebody is in danger right now: <PhoneLink number={emergencyNumber} />
        </Trans>
      </li>
      {childHelplines.map(({ name, number }) => (
        <li key={number}>
          <Helpline name={capitalize(name)} number={number} />
        </li>
      ))}
    </ul>
  )
}

const Helpline = ({ name, number }: { name: string; number: string }) => (
  <Trans>
    {name}, for children: <PhoneLink number={number} />
  </Trans>
)

const PhoneLink = ({ number }: { number: string }) => (
  <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
    {number}
  </a>
)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
