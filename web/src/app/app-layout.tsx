import { useEffect } from 'react'
import { useSession } from '../api/session/session.ts'
import { keepFocus } from '../ui/focus/keep-focus.ts'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import { AdminEntries } from './admin-entries.tsx'
import { FamilyEntries } from './family-entries.tsx'
import { FamilySwitcher } from './family-switcher.tsx'
import { MainLayout } from './main-layout.tsx'
import { QueryProvider } from './query-provider.tsx'
import { RenewalNote } from './updates/renewal-note.tsx'
import { UpdateNote } from './updates/update-note.tsx'

/** The layout of the pages of signed-in people. */
export function AppLayout() {
  useEffect(keepFocus, [])
  return (
    <ThemeProvider>
      <QueryProvider>
        <MainLayout entries={<Entries />} note={<Notes />} />
      </QueryProvider>
    </ThemeProvider>
  )
}

function Notes() {
  return (
    <>
      <UpdateNote />
      <RenewalNote />
    </>
  )
}

function Entries() {
  const session = useSession()
  if (!session) return null
  return (
    <>
      {session.role === 'superadmin' ? <AdminEntries session={session} /> : <FamilyEntries />}
      <FamilySwitcher />
    </>
  )
}
