import styles from './overview.module.css'

const height = 64
const slot = 10

interface DaysPlotProps {
  title: string
  days: { day: string; count: number }[]
}

/** A bar for each day; whoever does not see it gets the figures as a table. */
export function DaysPlot({ title, days }: DaysPlotProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title} <strong>{total.toLocaleString('en')}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * slot} ${height}`} preserveAspectRatio="none" aria-hidden>
        {days.map(({ day, count }, index) => {
          // Even the fewest are seen; a day with none is a line on the ground.
          const bar = count === 0 ? 1 : Math.max(4, (count / most) * height)
          return (
            <rect
              key={day}
              className={count === 0 ? styles.none : styles.bar}
              x={index * slot + 1}
              y={height - bar}
              width={slot - 2}
              height={bar}
            />
          )
        })}
      </svg>
      <div className="for-screen-readers">
        <table>
          <caption>{title}, day by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
