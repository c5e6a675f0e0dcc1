import { useEffect } from 'react'

/** Forms that know whether they have unsaved changes carry this attribute. */
export const knowsUnsaved = { 'data-knows-unsaved': '' }

const unsavedForms = new Set<object>()
/** Fields of all other forms. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Reports the unsaved changes of a form. */
export function useUnsavedText(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const form = {}
    unsavedForms.add(form)
    return () => {
      unsavedForms.delete(form)
    }
  }, [isUnsaved])
}

/** Whether something that somebody has typed would be lost if the page were loaded again now. */
export function hasUnsavedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return unsavedForms.size > 0 || [...typedInto].some(({ value }) => value !== '')
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const isOfOtherForm = target.closest('form')?.matches('[data-knows-unsaved]') === false
  if (isOfOtherForm && target.type !== 'search') typedInto.add(target)
})
