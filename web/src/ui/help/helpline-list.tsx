import { helpIn, type CountryCode } from '@pipit/contract/helplines'
import styles from './helpline-list.module.css'

/** The numbers of one country. On a phone they call at a tap. */
export function HelplineList({ country }: { country: CountryCode }) {
  const { emergencyNumber, childHelplines } = helpIn(country)
  return (
    <ul className={styles.list}>
      <li>
        If somebody is in danger right now: <PhoneLink number={emergencyNumber} />
      </li>
      {childHelplines.map(({ name, number }) => (
        <li key={number}>
          {capitalize(name)}, for children: <PhoneLink number={number} />
        </li>
      ))}
    </ul>
  )
}

const PhoneLink = ({ number }: { number: string }) => (
  <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
    {number}
  </a>
)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
