import { Illustration } from '../../ui/illustrations/illustration.tsx'
import styles from '../../ui/illustrations/illustrations.module.css'
import { BoardBody } from './drawing.tsx'

export function BoardIllustration() {
  return (
    <Illustration>
      <ellipse className={styles.shadow} cx="80" cy="104" rx="46" ry="4" />
      <g transform="translate(38 34) scale(1.500)">
        <BoardBody />
      </g>
    </Illustration>
  )
}
