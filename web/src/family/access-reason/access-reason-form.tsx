import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage, fieldErrors, hasErrorCode } from '../../api/api-errors.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './access-reason-form.module.css'
import { focusNextReason } from './access-reason-note.tsx'
import { useOpenFamily } from './api/open-family.ts'

/** Asks a superadmin why they open a family's account, before anything of the family is shown. */
export function AccessReasonForm({ accountId }: { accountId: string }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useOpenFamily(accountId, focusNextReason)
  // The route's error boundary shows the page for what does not exist.
  if (hasErrorCode(error, 'not-found')) throw error
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate(reason)
      }}
    >
      <p>
        <Trans>
          You will see what this family sees: what their children say, and their wifi passwords. The family can read
          that you opened its account, and why. We ask again after an hour.
        </Trans>
      </p>
      <TextField
        name="reason"
        label={t`Why are you opening it?`}
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error && (fieldErrors(error)[0]?.message ?? errorMessage(error))}
      />
      <SubmitButton isBusy={isPending} busyText={t`Opening ...`}>
        <Trans>Open the account</Trans>
      </SubmitButton>
      <Link to="/admin">
        <Trans>Back to the administration</Trans>
      </Link>
    </form>
  )
}
