import { memo } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './emulator.module.css'
import { stepsOf, type Turn } from './latency.ts'

const shownAtOnce = 10
const barHeight = 14
const rowHeight = 22
const width = 600

const titles = { heard: 'Heard', 'first word': 'First word', 'first audio': 'First audio' } as const
const names = Object.keys(titles) as (keyof typeof titles)[]

/** How long the child waits for each answer, and for what. */
export const LatencyPanel = memo(function LatencyPanel({ turns }: { turns: Turn[] }) {
  const shown = turns.slice(-shownAtOnce)
  return (
    <Panel title="How fast it answers">
      {shown.length === 0 ? (
        <p className={styles.note}>After each turn: how long until the child was heard and the coach began to speak.</p>
      ) : (
        <figure className={styles.latency}>
          <figcaption>
            From the end of what the child said
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
      <caption className="for-screen-readers">Milliseconds after the child had finished, turn by turn</caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
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
              {turn.id} <span className={styles.note}>{turn.how}</span>
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
