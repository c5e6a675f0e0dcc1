/** Long enough for a page or a dialog to move the focus itself, which knows better where it belongs. */
const settledMs = 100
/** A button that is disabled while its action is pending gets the focus back if it is ready by then. */
const maxLooks = 20
const maxVisited = 10

const parts = 'section, article, li, fieldset, form, search, nav, dialog, [role=dialog]'

interface Visited {
  element: HTMLElement
  /** The parts of the page around it, innermost first: an element that was removed no longer knows them. */
  around: HTMLElement[]
}

/**
 * When the element with the focus is removed or disabled, the browser puts the focus on the body: a screen reader falls
 * silent, and the next key press starts somewhere else. This moves the focus to what is left around the element, or else
 * to where it was before. Returns a function that stops it.
 */
export function keepFocus() {
  let visited: Visited[] = []
  let timer: number | undefined

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    visited = [{ element: target, around: partsAround(target) }, ...visited].slice(0, maxVisited)
  }

  function lookSoon(count = 0) {
    if (document.activeElement === document.body) timer ??= window.setTimeout(look, settledMs, count)
  }

  function look(count: number) {
    timer = undefined
    const element = visited[0]?.element
    if (!element || document.activeElement !== document.body) return
    if (element.isConnected && element.matches(':disabled') && count < maxLooks) return lookSoon(count + 1)
    // Whoever clicked beside everything has left an element that is still there on purpose.
    if (count > 0 || !element.isConnected) restore(visited)
  }

  const observer = new MutationObserver(() => lookSoon())
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(parts)
  return part ? [part, ...partsAround(part)] : []
}

function restore(visited: Visited[]) {
  for (const { element, around } of visited) {
    // The menu would be a surprise.
    const target = [element, ...around].find(
      (each) => canHaveFocus(each) && each.closest('main, dialog, [role=dialog]'),
    )
    if (target) return focus(target)
  }
  document.querySelector('h1')?.focus()
}

const canHaveFocus = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')

/** A part of the page has no place in the order of the Tab key. */
function focus(target: HTMLElement) {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
