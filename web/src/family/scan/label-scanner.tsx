import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { chooseLabel, labelPath, readLabel, type Label, type LabelKind, type LabelError } from './label.ts'
import { useSettings } from '../../api/settings.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { CardIllustration } from '../../ui/illustrations/card-illustration.tsx'
import { DeviceIllustration } from '../../ui/illustrations/device-illustration.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { CameraScanner } from '../../ui/scan/camera-scanner.tsx'
import { OtherKind } from './scan-error.tsx'
import { ClaimCodeForm } from './claim-code-form.tsx'
import { PictureScanner } from '../../ui/scan/picture-scanner.tsx'
import styles from '../../ui/scan/scan.module.css'

interface LabelScannerProps {
  kind: LabelKind
  onLabel: (label: Label) => void
  /** A typed code comes without the id. */
  onCode: (claimCode: string) => void
  isChecking: boolean
  /** Why the typed code was rejected. */
  codeError?: ReactNode
  /** Another way, below these. */
  children?: ReactNode
}

type ScanErrorCode = LabelError | 'unreadable-picture'
type Found = { error: ScanErrorCode } | { other: Label }

/** Three ways to enter a label: with the camera, from a picture, or by typing its code. */
export function LabelScanner({ kind, onLabel, onCode, isChecking, codeError, children }: LabelScannerProps) {
  const [found, setFound] = useState<Found>()
  const initialCode = (useLocation().state as { claimCode?: string } | null)?.claimCode
  const origins = useAllowedOrigins()

  /** Returns whether the scan is finished. */
  function handleResult(result: Label | { error: ScanErrorCode }) {
    if ('error' in result) setFound(result)
    else if (result.kind !== kind) setFound({ other: result })
    else {
      setFound(undefined)
      onLabel(result)
    }
    return !('error' in result)
  }

  return (
    <div className={styles.scan}>
      {found && (
        <Message kind="error">
          {'other' in found ? (
            <OtherKind kind={found.other.kind} path={labelPath(found.other)} />
          ) : (
            i18n._(errorTexts[found.error])
          )}
        </Message>
      )}
      <Panel title={t`Scan the label`}>
        <div className={styles.intro}>
          <p>
            {kind === 'device'
              ? t`The label with the QR code is on the back of the device.`
              : t`The label with the QR code is on the back of the card.`}
          </p>
          {kind === 'device' ? <DeviceIllustration /> : <CardIllustration />}
        </div>
        <CameraScanner onCodes={(codes) => handleResult(chooseLabel(codes, origins))} />
        <PictureScanner
          onCodes={(codes) => handleResult(codes ? chooseLabel(codes, origins) : { error: 'unreadable-picture' })}
        />
      </Panel>
      <Panel title={t`Or type the code`}>
        <p className={styles.lead}>
          <Trans>
            It has 26 letters and digits, and is printed under the QR code. We continue by ourselves after the last one.
          </Trans>
        </p>
        <ClaimCodeForm
          isBusy={isChecking}
          onCode={onCode}
          onPaste={(text) => 'claimCode' in readLabel(text, origins) && handleResult(readLabel(text, origins))}
          {...(initialCode === undefined ? {} : { initial: initialCode })}
        >
          {codeError}
        </ClaimCodeForm>
      </Panel>
      {children}
    </div>
  )
}

/** Labels contain the public URL, whose origin may differ from that of this page. */
function useAllowedOrigins() {
  const settings = useSettings()
  return [window.location.origin, ...(settings ? [new URL(settings.publicUrl).origin] : [])]
}

const errorTexts: Record<ScanErrorCode, MessageDescriptor> = {
  'no-code': msg`We found no QR code in this picture. Take one from closer by, with the whole code in it and no glare on it.`,
  'several-codes': msg`There are several QR codes in this picture. Take one that shows only the label you want to register.`,
  'not-a-pipit-code': msg`This QR code is not a Pipit label. The right one is on the device or the card itself.`,
  'foreign-url': msg`This QR code leads to an address that is not ours, so we did not open it.`,
  'not-a-label': msg`This QR code leads to Pipit, but it is not a label. The right one is on the device or the card itself.`,
  'damaged-label': msg`This label cannot be read completely. Try once more from closer by, or type the code that is printed under it.`,
  'unreadable-picture': msg`We could not open this file as a picture. Choose a photo, for example a JPEG or PNG.`,
}
