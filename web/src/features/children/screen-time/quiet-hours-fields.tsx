import type { QuietHours } from '@pipit/contract/screen-time'
import { MoonOutlined, PlusOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Form } from 'antd'
import { notify } from '../../../ui/feedback/notifications.ts'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { bedtime, doOverlap, maxQuietRanges, otherHours } from './quiet-range.ts'
import { QuietRangeField } from './quiet-range-field.tsx'
import styles from './screen-time.module.css'

const name = ['screenTime', 'quietHours']

/** Ranges that can be added and removed. */
export function QuietHoursFields() {
  const form = Form.useFormInstance()
  const ranges = Form.useWatch<QuietHours[] | undefined>(name, form) ?? []
  const content = useFocusAfterRemoval(ranges.length)
  return (
    <Form.List name={name}>
      {(items, { add, remove }) => {
        function removeRange(index: number) {
          const removed = ranges[index]
          remove(index)
          void notify('info', { title: t`Quiet time removed`, undo: () => add(removed, index) })
        }
        return (
          <fieldset className={styles.group} aria-label={t`Quiet hours`}>
            <p className={styles.hint}>
              <Trans>Pipit winds down before they begin, and says kindly when it will be back.</Trans>
            </p>
            <div ref={content} tabIndex={-1} className={styles.ranges}>
              {items.map(({ key, name: index }) => (
                <Form.Item key={key} name={index} className={styles.item ?? ''}>
                  <QuietRangeField number={index + 1} onRemove={() => removeRange(index)} />
                </Form.Item>
              ))}
            </div>
            {doOverlap(ranges) && (
              <p className={styles.hint}>
                <Trans>Some of these hours overlap. That is fine: Pipit is quiet in all of them.</Trans>
              </p>
            )}
            {items.length < maxQuietRanges && (
              <div className={styles.adding}>
                <Button icon={<MoonOutlined aria-hidden />} onClick={() => add(bedtime)}>
                  <Trans>Add bedtime</Trans>
                </Button>
                <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(otherHours)}>
                  <Trans>Add other hours</Trans>
                </Button>
              </div>
            )}
          </fieldset>
        )
      }}
    </Form.List>
  )
}
