import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AudioOutlined, CameraOutlined } from '@ant-design/icons'
import { useId } from 'react'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { CameraPreview } from '../camera/camera-preview.tsx'
import type { Emulator } from '../emulator.ts'
import type { EmulatorState } from '../emulator-state.ts'
import styles from './media-panel.module.css'
import { LevelMeter } from './level-meter.tsx'
import { cameraProblemTexts, microphoneProblemTexts } from './media-problem-texts.ts'
import { rotations } from '../camera/rotate-picture.ts'

const rotationOptions = () =>
  rotations.map((rotation) => ({
    id: String(rotation),
    name: rotation === 0 ? t`Upright` : t`Turned by ${rotation}°`,
  }))

/** The device's microphone, loudspeaker and camera. */
export function MediaPanel({ emulator, state }: { emulator: Emulator; state: EmulatorState }) {
  const { microphone, camera, rotation } = state
  const rotationId = useId()
  return (
    <Panel title={t`Microphone and camera`}>
      {microphone.problem && (
        <Message kind="error">
          <p>{i18n._(microphoneProblemTexts[microphone.problem])}</p>
        </Message>
      )}
      {camera.problem && (
        <Message kind="error">
          <p>{i18n._(cameraProblemTexts[camera.problem])}</p>
        </Message>
      )}
      <div className={styles.switches}>
        <BusyButton
          icon={<AudioOutlined aria-hidden />}
          isBusy={microphone.state === 'starting'}
          busyText={t`Starting the microphone ...`}
          onClick={() => (microphone.state === 'on' ? emulator.turnOffMicrophone() : void emulator.turnOnMicrophone())}
        >
          {microphone.state === 'on' ? t`Turn the microphone off` : t`Turn the microphone on`}
        </BusyButton>
        <BusyButton
          icon={<CameraOutlined aria-hidden />}
          isBusy={camera.state === 'starting'}
          busyText={t`Starting the camera ...`}
          onClick={() => (camera.state === 'on' ? emulator.turnOffCamera() : void emulator.turnOnCamera())}
        >
          {camera.state === 'on' ? t`Turn the camera off` : t`Turn the camera on`}
        </BusyButton>
      </div>
      <div className={styles.meters}>
        <LevelMeter label={t`Microphone`} level={emulator.microphoneLevel} />
        <LevelMeter label={t`Coach`} level={emulator.coachLevel} />
      </div>
      {camera.running && <CameraPreview camera={camera.running} />}
      <div className={styles.rotation}>
        <label htmlFor={rotationId}>
          <Trans>The camera’s picture</Trans>
        </label>
        <NativeSelect
          id={rotationId}
          options={rotationOptions()}
          value={String(rotation)}
          onChange={(chosen) => emulator.rotate(rotations.find((each) => String(each) === chosen) ?? 0)}
        />
      </div>
    </Panel>
  )
}
