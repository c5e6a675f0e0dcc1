import { useNavigate } from 'react-router'
import { endSession } from '../api/session.ts'
import { notify } from './notifications.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return async function signOut() {
    endSession()
    await navigate('/')
    await notify('success', { title: 'Sign out succeeded', description: 'Your account was successfully signed out.' })
  }
}
