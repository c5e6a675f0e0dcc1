import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { claimCode as claimCodeRule } from '@pipit/contract/labels/labels'
import { Input, type InputRef } from 'antd'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { formatClaimCode } from './claim-code.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import styles from '../../ui/scan/scan.module.css'
import { describeIssue } from '../../ui/validation/describe-issue.ts'

interface ClaimCodeFormProps {
  initial?: string
  isBusy: boolean
  onCode: (claimCode: string) => void
  /** Pasted text may be more than a code; this returns whether it was handled. */
  onPaste?: (text: string) => boolean
  children?: ReactNode
}

/** The code under the QR code, typed or pasted. It is checked as soon as it is complete. */
export function ClaimCodeForm({ initial = '', isBusy, onCode, onPaste, children }: ClaimCodeFormProps) {
  const id = useId()
  const input = useRef<InputRef>(null)
  const [code, setCode] = useState(() => formatClaimCode(initial))
  const [error, setError] = useState<string>()

  // Grouping moves the text, so the caret has to move along.
  useLayoutEffect(() => {
    const field = input.current?.input
    if (field && field === document.activeElement) field.setSelectionRange(code.caret, code.caret)
  }, [code])

  function check() {
    if (isBusy) return
    const checked = claimCodeRule.safeParse(code.text)
    const issue = checked.error?.issues[0]
    setError(issue && describeIssue(issue))
    if (checked.success) onCode(checked.data)
    else input.current?.focus()
  }

  return (
    <form
      noValidate
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <label htmlFor={id}>
        <Trans>Code under the QR code</Trans>
      </label>
      <Input
        ref={input}
        id={id}
        size="large"
        dir="ltr"
        value={code.text}
        placeholder="ABCDE FGHJK …"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => {
          setError(undefined)
          const typed = formatClaimCode(target.value, target.selectionStart ?? undefined)
          setCode(typed)
          const complete = claimCodeRule.safeParse(typed.text)
          if (complete.success && typed.text !== code.text && !isBusy) onCode(complete.data)
        }}
        onPaste={(event) => {
          if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
        }}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
      <BusyButton htmlType="submit" isBusy={isBusy} busyText={t`Checking the code ...`}>
        <Trans>Use this code</Trans>
      </BusyButton>
    </form>
  )
}
