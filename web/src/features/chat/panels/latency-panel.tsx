import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { formatNumber } from '../../../i18n/formats.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import styles from './latency-panel.module.css'
import shared from './panels.module.css'
import { stepsOf, type Turn } from '../conversation/turn-latency.ts'

const maxTurns = 10
const barHeight = 14
const rowHeight = 22
const width = 600

const titles = { text: msg`Recognised`, 'first word': msg`First word`, 'first audio': msg`First audio` }
const kinds = { spoken: msg`spoken`, typed: msg`typed` }
const names = Object.keys(titles) as (keyof typeof titles)[]

/** How long the child waits for each answer, step by step. */
export const LatencyPanel = memo(function LatencyPanel({ turns }: { turns: Turn[] }) {
  const shown = turns.slice(-maxTurns)
  return (
    <Panel title={t`Response times`}>
      {shown.length === 0 ? (
        <p className={shared.note}>
          <Trans>After each turn you see how long it took until the coach began to speak.</Trans>
        </p>
      ) : (
        <figure className={styles.latency}>
          <figcaption>
            <Trans>Time since the child finished</Trans>
            <ul className={styles.legend}>
              {names.map((name) => (
                <li key={name} data-step={name}>
                  {i18n._(titles[name])}
                </li>
              ))}
            </ul>
          </figcaption>
          <Bars turns={shown} />
          <Times turns={shown} />
        </figure>
      )}
    </Panel>
  )
})

function Bars({ turns }: { turns: Turn[] }) {
  const longest = Math.max(1000, ...turns.flatMap((turn) => stepsOf(turn).map(({ to }) => to)))
  const scale = width / longest
  return (
    <svg viewBox={`0 0 ${width} ${turns.length * rowHeight}`} preserveAspectRatio="none" aria-hidden>
      {turns.map((turn, row) =>
        stepsOf(turn).map(({ name, from, to }) => (
          <rect
            key={`${turn.id} ${name}`}
            data-step={name}
            x={from * scale}
            y={row * rowHeight}
            width={Math.max(2, (to - from) * scale)}
            height={barHeight}
            rx={3}
          />
        )),
      )}
    </svg>
  )
}

function Times({ turns }: { turns: Turn[] }) {
  return (
    <table className={styles.times}>
      <caption className="for-screen-readers">
        <Trans>Milliseconds since the child finished, for each turn</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Turn</Trans>
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {i18n._(titles[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn.id}>
            <th scope="row">
              {turn.id} <span className={`${shared.note} ${styles.kind}`}>{i18n._(kinds[turn.how])}</span>
            </th>
            {names.map((name) => {
              const step = stepsOf(turn).find((each) => each.name === name)
              return <td key={name}>{step ? millisecondsText(step.to) : '–'}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function millisecondsText(count: number) {
  const milliseconds = formatNumber(count)
  return t`${milliseconds} ms`
}
