import { t } from '@lingui/core/macro'

/** Prints an HTML page, which must not run scripts, with the browser's own dialog, which can save it as PDF in every alphabet. */
export async function printPage(html: string) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.title = t`What is printed`
  frame.dataset.printed = 'true'
  // It is hidden only visually, because some browsers print a hidden frame as an empty page.
  frame.className = 'for-screen-readers'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html
  document.body.append(frame)
  await loaded
  // Some browsers start to print only later, so this frame stays until the next one replaces it.
  document.querySelectorAll('iframe[data-printed]').forEach((each) => each !== frame && each.remove())
  frame.contentWindow?.print()
}
