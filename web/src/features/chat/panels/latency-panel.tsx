import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import styles from './latency-panel.module.css'
import shared from './panels.module.css'
import { stepsOf, type Turn } from '../conversation/turn-latency.ts'

const maxTurns = 10
const barHeight = 14
const rowHeight = 22
const width = 600

const titles = { text: 'Recognised', 'first word': 'First word', 'first audio': 'First audio' } as const
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
            Time since the child finished
            <ul className={styles.legend}>
              {names.map((name) => (
                <li key={name} data-step={name}>
                  {titles[name]}
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
              {titles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn.id}>
            <th scope="row">
              {turn.id} <span className={`${shared.note} ${styles.kind}`}>{turn.how}</span>
            </th>
            {names.map((name) => {
              const step = stepsOf(turn).find((each) => each.name === name)
              return <td key={name}>{step ? `${step.to.toLocaleString('en')} ms` : '–'}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
