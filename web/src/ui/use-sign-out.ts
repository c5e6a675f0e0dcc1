import { useNavigate } from 'react-router'
import { signOut } from '../api/session/session.ts'
import { notify } from './feedback/notifications.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return async function signOutAndNotify() {
    await signOut()
    await navigate('/')
    await notify('success', { title: 'Sign out succeeded', description: 'Your account was successfully signed out.' })
  }
}
