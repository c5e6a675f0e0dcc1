import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { identityErrorCode, type DisplayError } from '../../api/identity/identity-errors.ts'
import { useForm, type FieldErrors, type Values } from '../../ui/forms/use-form.ts'
import { usePasswordRules } from '../../api/identity/use-password-rules.ts'

const unmetRules = (): DisplayError => ({ text: t`This password does not meet all the rules yet.` })

/** A form with a field for a new password. */
export function useNewPasswordForm() {
  const form = useForm()
  const [password, setPassword] = useState('')
  const [sentPassword, setSentPassword] = useState('')
  const { rules, reloadPolicy } = usePasswordRules(password)

  function validatePassword({ password: typed = '' }: Values): FieldErrors {
    setSentPassword(typed)
    if (typed === '') return { password: { text: t`Please choose a password.` } }
    return rules?.some(({ isMet }) => !isMet) ? { password: unmetRules() } : {}
  }

  /** Runs `send`. If the provider rejects the password after all, its policy has changed and is loaded again. */
  async function withPolicyReload(send: () => Promise<unknown>) {
    try {
      return await send()
    } catch (error) {
      if (['password-does-not-meet-requirements', 'weak-password'].includes(identityErrorCode(error))) {
        // If the new policy does not arrive, the error below still says which rules the password does not meet.
        await reloadPolicy().catch(() => undefined)
      }
      throw error
    }
  }

  /** An error is about the password that was sent: as soon as another one is typed, the rules say what is missing. */
  function currentErrors(): FieldErrors {
    const { password: error, ...others } = form.fieldErrors
    return error && password === sentPassword ? { ...others, password: error } : others
  }

  return {
    ...form,
    validatePassword,
    withPolicyReload,
    field: { rules, fieldErrors: currentErrors(), onPasswordChange: setPassword },
  }
}
