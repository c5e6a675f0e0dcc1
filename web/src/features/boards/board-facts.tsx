import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { Fact } from '../../family/devices/device-facts.tsx'
import styles from '../../family/devices/devices.module.css'
import type { FoundBoard } from './api/check-board.ts'
import boardStyles from './boards.module.css'

/** A parent recognises the board by these. */
export function BoardFacts({ board }: { board: Pick<FoundBoard, 'hardwareModel' | 'macAddressEnd'> }) {
  const facts = useRef<HTMLDListElement>(null)
  // The form with the digits, which had the focus, is gone.
  useEffect(() => facts.current?.focus(), [])
  return (
    <div className={boardStyles.found}>
      <dl ref={facts} tabIndex={-1} className={styles.facts}>
        <Fact name={t`Model`}>
          <bdi>{board.hardwareModel}</bdi>
        </Fact>
        <Fact name={t`Its MAC address ends in`}>
          <bdi dir="ltr" className={boardStyles.macAddress}>
            {board.macAddressEnd.toUpperCase()}
          </bdi>
        </Fact>
      </dl>
    </div>
  )
}
