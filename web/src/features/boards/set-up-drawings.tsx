import { t } from '@lingui/core/macro'
import styles from '../../ui/illustrations/illustrations.module.css'
import { BoardBody, Drawing, Phone } from './drawing.tsx'
import drawingStyles from './drawings.module.css'

/** Boards name their wifi like this: the last four characters differ. */
const networkName = 'Xiaozhi-1A2B'
export const setUpPage = '192.168.4.1'

const waves = 'M0 0c4-4 12-4 16 0m-12.500 4c2.500-2.500 6.500-2.500 9 0'

export function JoinWifiDrawing() {
  return (
    <Drawing label={t`A board that opens a wifi of its own, and a phone that joins it.`}>
      <g transform="translate(16 52)">
        <BoardBody />
      </g>
      <path className={`${styles.lines} ${styles.highlight}`} transform="translate(36 36)" d={waves} />
      <g transform="translate(92 18)">
        <Phone>
          <path className={`${styles.lines} ${styles.speckles}`} d="M10 18h22m-22 8h16" />
          <rect className={styles.breast} x="4" y="36" width="40" height="20" />
          <text className={drawingStyles.text} x="24" y="48" textLength="34" lengthAdjust="spacingAndGlyphs">
            {networkName}
          </text>
          <path className={`${styles.lines} ${styles.speckles}`} d="M10 66h18" />
        </Phone>
      </g>
    </Drawing>
  )
}

export function OpenPageDrawing() {
  return (
    <Drawing label={t`A phone with the board’s own page.`}>
      <g transform="translate(56 18)">
        <Phone>
          <rect className={styles.breast} x="7" y="11" width="34" height="11" rx="5" />
          <text className={drawingStyles.text} x="24" y="19" textLength="28" lengthAdjust="spacingAndGlyphs">
            {setUpPage}
          </text>
          <path className={`${styles.lines} ${styles.speckles}`} d="M10 34h28m-28 10h28m-28 10h28" />
          <rect className={styles.wing} x="12" y="62" width="24" height="9" rx="4.500" />
        </Phone>
      </g>
    </Drawing>
  )
}

/** The second tab is chosen, and the address is in its first field. */
export function AddressDrawing() {
  return (
    <Drawing label={t`The second tab of the page, with Pipit’s address in its first field.`}>
      <g transform="translate(22 22)">
        <rect className={styles.wing} x="-4" y="-4" width="124" height="84" rx="9" />
        <rect className={styles.glint} width="116" height="76" rx="6" />
        <path className={`${styles.lines} ${styles.speckles}`} d="M12 13h30" />
        <path className={`${styles.lines} ${styles.highlight}`} d="M64 22h44" />
        <path className={`${styles.lines} ${styles.dark}`} d="M68 13h34" />
        <path className={`${styles.lines} ${styles.speckles}`} d="M12 32h26" />
        <rect className={styles.breast} x="9" y="37" width="98" height="13" rx="3" />
        <path className={`${styles.lines} ${styles.dark}`} d="M15 43.500h52" />
        <path className={`${styles.lines} ${styles.highlight}`} d="M74 40v7" />
        <rect className={styles.wing} x="9" y="58" width="34" height="11" rx="5.500" />
        <path className={`${styles.lines} ${styles.pale}`} d="M19 63.500h14" />
      </g>
    </Drawing>
  )
}

export function SpeakCodeDrawing() {
  return (
    <Drawing label={t`A board that speaks six digits.`}>
      <g transform="translate(20 56)">
        <BoardBody />
      </g>
      <g className={`${styles.lines} ${styles.highlight}`}>
        <path d="M82 66c3 3 3 8 0 11m6-16c6 6 6 15 0 21" />
      </g>
      <path
        className={styles.breast}
        d="M74 20h56a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H92l-12 10 2-10h-8a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
      />
      <text className={`${drawingStyles.text} ${drawingStyles.digits}`} x="102" y="42">
        {'123 456'}
      </text>
    </Drawing>
  )
}
