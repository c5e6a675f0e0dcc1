import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { labelPapers, type Paper } from '@pipit/contract/labels/label-papers'
import { Checkbox, Form, Input } from 'antd'
import { formatNumber } from '../../i18n/formats.ts'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { LabelSheetPreview } from './label-sheet-preview.tsx'
import type { Grid, SheetValues } from './label-sheet-values.ts'
import styles from './label-sheet.module.css'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

const formats = () => [
  { id: 'pdf', name: t`Sheets of labels`, description: t`A PDF to print.` },
  { id: 'svg-zip', name: t`Pictures`, description: t`A ZIP with an SVG for each.` },
]
const paperNames = (): { id: Paper; name: string }[] => [
  { id: 'a4', name: t`A4 (210 × 297 mm)` },
  { id: 'letter', name: t`Letter (8.5 × 11 in)` },
]
const measures: Record<keyof Grid, MessageDescriptor> = {
  columns: msg`Columns`,
  rows: msg`Rows`,
  sideMargin: msg`Margin left and right (mm)`,
  topMargin: msg`Margin top and bottom (mm)`,
  columnGap: msg`Gap between columns (mm)`,
  rowGap: msg`Gap between rows (mm)`,
}

/** The layout of the labels on the paper, with a preview. */
export function LabelSheetFields() {
  const form = Form.useFormInstance<SheetValues>()
  // Includes hidden fields. The form is empty in the first render.
  const values = Form.useWatch((all: Partial<SheetValues>) => (isFilled(all) ? all : null), { form, preserve: true })
  if (!values) return null
  const isOwnGrid = values.labelPaper === null
  return (
    <>
      <Form.Item name="format">
        <RadioGroup legend={t`File format`} options={formats()} />
      </Form.Item>
      {values.format === 'pdf' && (
        <div className={styles.layout}>
          <div>
            <Form.Item name="paper" label={t`Paper`}>
              {/* Label papers differ between paper sizes. */}
              <NativeSelect options={paperNames()} onChange={() => form.setFieldValue('labelPaper', null)} />
            </Form.Item>
            <Form.Item name="labelPaper" label={t`Labels`}>
              <NativeSelect options={labelPapersOf(values.paper)} emptyLabel={t`Custom grid`} />
            </Form.Item>
            {isOwnGrid && (
              <div className={styles.grid}>
                {Object.entries(measures).map(([name, label]) => (
                  <Form.Item key={name} name={name} label={i18n._(label)}>
                    <Input size="large" inputMode="decimal" autoComplete="off" maxLength={10} />
                  </Form.Item>
                ))}
              </div>
            )}
            <Form.Item
              name="cutMarks"
              valuePropName="checked"
              getValueProps={(cutMarks) => ({ checked: cutMarks ?? isOwnGrid })}
            >
              <Checkbox>
                <Trans>Cut marks</Trans>
              </Checkbox>
            </Form.Item>
          </div>
          <LabelSheetPreview values={values} />
        </div>
      )}
    </>
  )
}

function isFilled(values: Partial<SheetValues>): values is SheetValues {
  return values.paper !== undefined
}

function labelPapersOf(paper: Paper) {
  return Object.entries(labelPapers[paper]).map(([id, { columns, rows, ...label }]) => {
    const [width, height] = [formatNumber(label.width), formatNumber(label.height)]
    return { id, name: t`${columns} × ${rows} ready-cut labels of ${width} × ${height} mm` }
  })
}
