import styles from './insights.module.css'
import type { Bucket } from './period.ts'

const width = 360
const height = 120
const foot = 20
const head = 16

interface BarsProps {
  /** What is counted: "Minutes talked". */
  title: string
  /** "Day" or "Month". */
  partName: string
  parts: Bucket[]
  values: number[]
}

/** A bar for each day or month, with its figure where there is room; and the same as a table. One colour: height says it all. */
export function Bars({ title, partName, parts, values }: BarsProps) {
  const most = Math.max(1, ...values)
  const slot = width / parts.length
  const hasRoom = parts.length <= 12
  return (
    <>
      {/* Read out as its table is. */}
      <svg className={styles.bars} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <line x1="0" x2={width} y1={height - foot} y2={height - foot} className={styles.ground} />
        {parts.map(({ from, label }, index) => {
          const value = values[index] ?? 0
          const bar = value === 0 ? 0 : Math.max(3, (value / most) * (height - foot - head))
          const middle = index * slot + slot / 2
          return (
            <g key={from}>
              <rect
                className={styles.bar}
                x={index * slot + slot * 0.15}
                y={height - foot - bar}
                width={slot * 0.7}
                height={bar}
                rx={Math.min(4, slot / 5)}
              />
              {value > 0 && (hasRoom || value === most) && (
                <text className={styles.value} x={middle} y={height - foot - bar - 4}>
                  {shown(value)}
                </text>
              )}
              <text className={styles.label} x={middle} y={height - 5}>
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <AsTable
        caption={title}
        columns={[partName, title]}
        rows={parts.map(({ name }, index) => [name, shown(values[index] ?? 0)])}
      />
    </>
  )
}

export function AsTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    <details className={styles.table}>
      <summary>Show as table</summary>
      {/* A frame of its own: a wide table scrolls by itself, never the page. Whoever has no mouse scrolls it by the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scrolling} aria-label={`${caption}, as a table`} tabIndex={0}>
        <table>
          <caption className="for-screen-readers">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

export const shown = (value: number) => (Number.isInteger(value) ? value : Math.round(value)).toLocaleString('en')
