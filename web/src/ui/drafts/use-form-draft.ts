import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../api/session/form-draft.ts'
import { useSession } from '../../api/session/session.ts'
import { mergeChanges } from '../forms/merge-changes.ts'

interface FormDraftOptions<Values> {
  initial: Values
  /** False for forms that are quickly filled in again, and for those with secrets. */
  isKept: boolean
}

/** Keeps what was typed while the page is loaded again. Whoever leaves the page in another way has saved or discarded it. */
export function useFormDraft<Values extends object>({ initial, isKept }: FormDraftOptions<Values>) {
  const person = useSession()?.id ?? ''
  const owner = `${person} ${useLocation().pathname}`
  const [restored] = useState(() => (isKept ? restore(owner, initial) : null))

  useEffect(() => {
    if (isKept) return clearFormDraft
    return undefined
  }, [isKept])

  return {
    restored,
    save(values: Values) {
      if (isKept) saveFormDraft({ owner, base: initial, values })
    },
    clear() {
      if (isKept) clearFormDraft()
    },
  }
}

/** What somebody else has changed since is in the form, too. */
function restore<Values extends object>(owner: string, initial: Values): Values | null {
  const draft = readFormDraft(owner)
  if (draft === null) return null
  return mergeChanges({ base: draft.base as Values, mine: draft.values as Values, theirs: initial }).merged
}
