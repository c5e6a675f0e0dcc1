import { saveEmailDraft } from '../api/session/email-draft.ts'

/** Whether somebody types into the page that the server sent, or is about to. */
export function isTyping(root: Element) {
  return fieldsOf(root).some((field) => field.value !== '' || field === document.activeElement)
}

/** Takes what was typed. Returns the function that puts it into the fields of the same names, once they are rendered. */
export function takeTyped(root: Element) {
  const typed = new Map(fieldsOf(root).map(({ name, value }) => [name, value]))
  const focused = fieldsOf(root).find((field) => field === document.activeElement)?.name
  const email = typed.get('email')
  if (email) saveEmailDraft(email)
  return () => {
    for (const field of fieldsOf(root)) {
      field.value ||= typed.get(field.name) ?? ''
      if (field.name === focused) field.focus()
    }
  }
}

const fieldsOf = (root: Element) => [...root.querySelectorAll('input')]
