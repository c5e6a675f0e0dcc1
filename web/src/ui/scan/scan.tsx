import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import {
  chooseLabel,
  labelPath,
  readLabel,
  type Label,
  type LabelKind,
  type LabelError,
} from '../../api/labels/label.ts'
import { useSettings } from '../../api/settings.ts'
import { Message } from '../feedback/message.tsx'
import { Panel } from '../layout/panel.tsx'
import { ScanCamera } from './scan-camera.tsx'
import { ClaimCodeForm } from './claim-code-form.tsx'
import { ScanPicture } from './scan-picture.tsx'
import styles from './scan.module.css'

interface ScanProps {
  kind: LabelKind
  onLabel: (label: Label) => void
  /** Typed, the code comes without the id. */
  onCode: (claimCode: string) => void
  isChecking: boolean
  /** Why the typed code was refused. */
  refusal?: ReactNode
}

type Problem = LabelError | 'unreadable-picture'
type Found = { problem: Problem } | { other: Label }

/** Three ways to say which device or card it is: the camera, a picture, or the code that is printed on it. */
export function Scan({ kind, onLabel, onCode, isChecking, refusal }: ScanProps) {
  const [found, setFound] = useState<Found>()
  const carriedOver = (useLocation().state as { claimCode?: string } | null)?.claimCode
  const origins = useOurOrigins()

  /** True if there is nothing more to look for. */
  function take(read: Label | { problem: Problem }) {
    if ('problem' in read) setFound(read)
    else if (read.kind !== kind) setFound({ other: read })
    else {
      setFound(undefined)
      onLabel(read)
    }
    return !('problem' in read)
  }

  return (
    <div className={styles.scan}>
      {found && (
        <Message kind="error">
          {'other' in found ? <OtherKind label={found.other} /> : problemInWords[found.problem]}
        </Message>
      )}
      <Panel title="Scan the label">
        <p className={styles.lead}>The label with the QR code is on the back of the {kind}.</p>
        <ScanCamera onCodes={(codes) => take(chooseLabel(codes, origins))} />
        <ScanPicture
          onCodes={(codes) => take(codes ? chooseLabel(codes, origins) : { problem: 'unreadable-picture' })}
        />
      </Panel>
      <Panel title="Or type the code">
        <p className={styles.lead}>It has 26 letters and digits, and is printed under the QR code.</p>
        <ClaimCodeForm
          isBusy={isChecking}
          onCode={onCode}
          onPaste={(text) => 'claimCode' in readLabel(text, origins) && take(readLabel(text, origins))}
          {...(carriedOver === undefined ? {} : { initial: carriedOver })}
        >
          {refusal}
        </ClaimCodeForm>
      </Panel>
    </div>
  )
}

function OtherKind({ label }: { label: Label }) {
  const { to } = useFamily()
  return (
    <>
      <p>This is the code of a {label.kind}.</p>
      <Link to={to(labelPath(label))}>Register it as a {label.kind}</Link>
    </>
  )
}

/** Labels carry the public address, which need not be the one under which this page was opened. */
function useOurOrigins() {
  const settings = useSettings()
  return [window.location.origin, ...(settings ? [new URL(settings.publicUrl).origin] : [])]
}

const problemInWords: Record<Problem, string> = {
  'no-code':
    'We found no QR code in this picture. Take one from closer by, with the whole code in it and no glare on it.',
  'several-codes':
    'There are several QR codes in this picture. Take one that shows only the label you want to register.',
  'not-a-pipit-code': 'This QR code is not a Pipit label. The right one is on the device or the card itself.',
  'somebody-elses-url': 'This QR code leads to an address that is not ours, so we did not open it.',
  'not-a-label':
    'This QR code leads to Pipit, but it is not a label. The right one is on the device or the card itself.',
  'damaged-label':
    'This label cannot be read whole. Try once more from closer by, or type the code that is printed under it.',
  'unreadable-picture': 'We could not open this file as a picture. Choose a photo, for example a JPEG or PNG.',
}
