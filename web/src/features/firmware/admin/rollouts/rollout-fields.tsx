import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form, Input } from 'antd'
import { NativeSelect } from '../../../../ui/forms/native-select.tsx'
import { RadioGroup } from '../../../../ui/forms/option-group.tsx'
import { BatchField } from '../../../../family/labels/batch-field.tsx'
import styles from '../firmware.module.css'
import type { FirmwareImage } from '../../api/get-firmware-images.ts'
import { endOfStageText, shareText } from './rollout-texts.ts'
import { initialValues, stagesOf, type RolloutValues } from './rollout-values.ts'

const targets = () => [
  { id: 'model', name: t`All devices of the model`, description: t`In all families, also those that join later.` },
  { id: 'batch', name: t`One batch`, description: t`Devices of this model that were made together.` },
  { id: 'family', name: t`One family`, description: t`For a first try at home, or to help somebody.` },
]

const paces = () => [
  { id: 'stages', name: t`In stages, to all of them`, description: t`The careful way: it takes three days or longer.` },
  {
    id: 'percentage',
    name: t`Only to a percentage`,
    description: t`In stages up to a share that you choose; the others keep their version.`,
  },
  { id: 'at-once', name: t`To all of them at once`, description: t`For few devices, or a version that is well tried.` },
]

export function RolloutFields({ images }: { images: FirmwareImage[] }) {
  const target = Form.useWatch<RolloutValues['target'] | undefined>('target') ?? initialValues.target
  const pace = Form.useWatch<RolloutValues['pace'] | undefined>('pace') ?? initialValues.pace
  const percent = Form.useWatch<string | undefined>('percent', { preserve: true }) ?? initialValues.percent
  return (
    <>
      <Form.Item name="imageId" label={t`Image`}>
        <NativeSelect
          emptyLabel={t`Choose an image`}
          options={images.map(({ id, hardwareModel, version }) => ({ id, name: `${hardwareModel} ${version}` }))}
        />
      </Form.Item>
      <Form.Item name="target">
        <RadioGroup legend={t`Who gets it`} options={targets()} />
      </Form.Item>
      {target === 'batch' && <BatchField kind="devices" />}
      {target === 'family' && (
        <Form.Item
          name="family"
          label={t`Family`}
          extra={t`The email address of its account, or the account’s id. All of its devices of this model get the image at once.`}
        >
          <Input size="large" dir="ltr" autoComplete="off" spellCheck={false} maxLength={400} />
        </Form.Item>
      )}
      {target !== 'family' && (
        <>
          <Form.Item name="pace">
            <RadioGroup legend={t`How many, and how fast`} options={paces()} />
          </Form.Item>
          {pace === 'percentage' && (
            <Form.Item name="percent" label={t`Percentage`} extra={t`Of the devices; below 100.`}>
              <Input size="large" inputMode="decimal" autoComplete="off" maxLength={20} />
            </Form.Item>
          )}
          <Stages values={{ target, pace, percent }} />
        </>
      )}
      <StopRuleFields />
    </>
  )
}

/** What the choice means. */
function Stages({ values }: { values: Pick<RolloutValues, 'target' | 'pace' | 'percent'> }) {
  const stages = stagesOf(values)
  // Somebody is still typing.
  if (stages.length === 1 || stages.some((stage) => !(stage.percent > 0 && stage.percent <= 100))) return null
  return (
    <ol className={styles.stages} aria-label={t`Stages`}>
      {stages.map((stage, index) => (
        <li key={stage.percent}>
          <strong>{shareText(stage)}</strong>
          {index + 1 < stages.length && <> · {endOfStageText(stage)}</>}
        </li>
      ))}
    </ol>
  )
}

function StopRuleFields() {
  return (
    <details className={styles.details}>
      <summary>
        <Trans>When it stops by itself</Trans>
      </summary>
      <Form.Item
        name="missingAfterMinutes"
        label={t`Minutes until a device is missing`}
        extra={t`After it has downloaded the image, if it does not return with the new version. From 5.`}
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="maxMissingPercent"
        label={t`Families with missing devices, in percent`}
        extra={t`More than this share of the families whose devices have tried stop the rollout. In a rollout to one family, its devices count.`}
      >
        <Input size="large" inputMode="decimal" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="minMissing"
        label={t`Families with missing devices, at least`}
        extra={t`Fewer never stop it, nor does one alone: a child may have switched a device off. In a rollout to one family, its devices count.`}
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={20} />
      </Form.Item>
    </details>
  )
}
