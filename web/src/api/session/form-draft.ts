import { createStoredText } from '../stored-text.ts'

/**
 * What was typed into a long form and is not saved yet, so that a reload does not lose it. It is only in the storage of this
 * tab, which other tabs cannot read and the browser forgets with the tab. A tab has one form at a time.
 */
const stored = createStoredText('sessionStorage', 'pipit:form-draft')

interface FormDraft {
  /** Who typed into which form. */
  owner: string
  /** What the form was filled from. */
  base: object
  values: object
}

/** Null if there is none. That of another person or form is deleted. */
export function readFormDraft(owner: string): Omit<FormDraft, 'owner'> | null {
  const text = stored.read()
  if (text === null) return null
  const draft = JSON.parse(text) as FormDraft
  if (draft.owner === owner) return draft
  clearFormDraft()
  return null
}

export const saveFormDraft = (draft: FormDraft) => stored.save(JSON.stringify(draft))

export const clearFormDraft = () => stored.clear()
