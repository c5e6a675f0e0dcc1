import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { signOut } from '../api/session/session.ts'
import { notify } from './feedback/notifications.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return async function signOutAndNotify() {
    await signOut()
    await navigate('/')
    await notify('success', {
      title: t`Sign out succeeded`,
      description: t`Your account was successfully signed out.`,
      placement: 'topRight',
    })
  }
}
