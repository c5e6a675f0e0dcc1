import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { previewSheet, type SheetValues } from './label-sheet-values.ts'
import styles from './label-sheet.module.css'
import { formatNumber } from '../../i18n/formats.ts'

/** A preview of the sheet, computed from the same measures as the server's PDF. */
export function LabelSheetPreview({ values }: { values: SheetValues }) {
  const sheet = previewSheet(values)
  if (!sheet)
    return (
      <p className={styles.measure}>
        <Trans>There is no preview for these measures.</Trans>
      </p>
    )
  const { page, label, lefts, bottoms } = sheet
  const places = bottoms.flatMap((bottom) => lefts.map((x) => ({ x, y: page.height - bottom - label.height })))
  const hasCutMarks = values.cutMarks ?? values.labelPaper === null
  const size = [label.width, label.height]
    .map((length) => formatNumber(length, { maximumFractionDigits: 1 }))
    .join(' × ')
  return (
    <figure className={styles.preview}>
      <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden className={styles.sheet}>
        {places.map(({ x, y }) => (
          <Place key={`${x} ${y}`} x={x} y={y} label={label} hasCutMarks={hasCutMarks} />
        ))}
      </svg>
      <figcaption className={styles.measure}>
        {plural(places.length, { one: `# label on a page, ${size} mm`, other: `# labels on a page, each ${size} mm` })}
      </figcaption>
    </figure>
  )
}

interface PlaceProps {
  x: number
  y: number
  label: { width: number; height: number }
  hasCutMarks: boolean
}

function Place({ x, y, label: { width, height }, hasCutMarks }: PlaceProps) {
  // Approximates the positions of code and text: one above the other, or side by side on a flat label.
  const isFlat = width > height * 1.4
  const side = Math.min(isFlat ? width / 2 : width, isFlat ? height : height * 0.75) * 0.8
  const code = isFlat
    ? { x: x + height * 0.1, y: y + (height - side) / 2 }
    : { x: x + (width - side) / 2, y: y + height * 0.05 }
  const text = isFlat
    ? { x: code.x + side + 2, y: y + height / 2 - 2, width: width - side - height * 0.2 - 4 }
    : { x: code.x, y: code.y + side + height * 0.04, width: side }
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className={hasCutMarks ? styles.place : styles.readyCut} />
      <rect {...code} width={side} height={side} className={styles.code} />
      <rect {...text} width={Math.max(0, text.width)} height={Math.min(4, height * 0.12)} className={styles.text} />
    </>
  )
}
