/** Opens the browser's own window for printing, which also saves as PDF, with a page that runs no scripts. */
export async function printPage(html: string) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.title = 'What is printed'
  // Out of sight, but there: what is hidden is printed by some browsers as an empty page.
  frame.className = 'for-screen-readers'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html
  document.body.append(frame)
  await loaded
  // Some browsers only begin to print here: the next one to be printed takes this one's place.
  document.querySelectorAll('iframe[title="What is printed"]').forEach((each) => each !== frame && each.remove())
  frame.contentWindow?.print()
}
