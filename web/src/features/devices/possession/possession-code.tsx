import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { possessionProof, type PossessionProof } from '@pipit/contract/devices/possession-messages'
import { Button, Input, type InputRef } from 'antd'
import { useId, useRef, useState } from 'react'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import styles from '../../../family/devices/devices.module.css'
import { usePossessionQrCode } from '../api/create-possession-challenge.ts'
import { FullScreenDialog } from '../qr-code/full-screen-dialog.tsx'
import { QrCodeImage } from '../qr-code/qr-code-image.tsx'

interface PossessionCodeProps {
  device: { deviceId: string; claimCode: string }
  onProof: (proof: PossessionProof) => void
  onClose: () => void
}

/** Not every browser has Bluetooth: the device's camera reads a QR code, and the device says 8 digits. */
export function PossessionCode({ device, onProof, onClose }: PossessionCodeProps) {
  const challenge = usePossessionQrCode(device)
  return (
    <FullScreenDialog title={t`Show this to your Pipit`} onClose={onClose}>
      <QueryBoundary query={challenge}>
        {({ challengeId, image }) => (
          <>
            <p>
              <Trans>Hold this in front of your Pipit’s camera. It then says 8 digits.</Trans>
            </p>
            <QrCodeImage src={image} alt={t`QR code that only your Pipit can read`} />
            <CodeForm key={challengeId} challengeId={challengeId} onProof={onProof} />
          </>
        )}
      </QueryBoundary>
      <Button size="large" onClick={() => void challenge.refetch()}>
        <Trans>Show a new QR code</Trans>
      </Button>
    </FullScreenDialog>
  )
}

function CodeForm({ challengeId, onProof }: { challengeId: string; onProof: (proof: PossessionProof) => void }) {
  const id = useId()
  const input = useRef<InputRef>(null)
  const [code, setCode] = useState('')
  const [hasError, setError] = useState(false)

  function check() {
    const checked = possessionProof.safeParse({ challengeId, code })
    setError(!checked.success)
    if (checked.success) onProof(checked.data)
    else input.current?.focus()
  }

  return (
    <form
      noValidate
      className={styles.codeForm}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <label htmlFor={id}>
        <Trans>The 8 digits</Trans>
      </label>
      <Input
        ref={input}
        id={id}
        size="large"
        dir="ltr"
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        status={hasError ? 'error' : ''}
        aria-invalid={hasError ? true : undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setError(false)
          setCode(target.value)
        }}
      />
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          <Trans>The code has 8 digits.</Trans>
        </p>
      )}
      <BusyButton htmlType="submit" type="primary" isBusy={false}>
        <Trans>Use this code</Trans>
      </BusyButton>
    </form>
  )
}
