import { useState } from 'react'
import { identityErrorCode, type DisplayError } from '../../api/identity/identity-errors.ts'
import { useForm, type FieldErrors, type Values } from './use-form.ts'
import { usePasswordRules } from '../../api/identity/use-password-rules.ts'

const unmet: DisplayError = { text: 'This password does not meet all the rules yet.' }

/** A form in which a password is chosen. */
export function useNewPasswordForm() {
  const form = useForm()
  const [password, setPassword] = useState('')
  const { rules, reloadPolicy } = usePasswordRules(password)

  function checkPassword({ password: typed = '' }: Values): FieldErrors {
    if (typed === '') return { password: { text: 'Please choose a password.' } }
    return rules?.some(({ isMet }) => !isMet) ? { password: unmet } : {}
  }

  /** Runs `send`; if the provider refuses the password after all, its policy has changed and is read again. */
  async function withPolicyReload(send: () => Promise<unknown>) {
    try {
      return await send()
    } catch (error) {
      if (['password-does-not-meet-requirements', 'weak-password'].includes(identityErrorCode(error))) {
        await reloadPolicy().catch(() => undefined)
      }
      throw error
    }
  }

  return {
    ...form,
    checkPassword,
    withPolicyReload,
    field: { rules, fieldErrors: form.fieldErrors, onType: setPassword },
  }
}
