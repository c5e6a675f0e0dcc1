// The sign-in page can be read and filled in without script, so its scripts are loaded when it has been painted, and do not
// compete with its style sheet for a slow connection. A page in the background is not painted, and need not wait.
const load = () => document.head.append(document.querySelector('#after-paint').content)

if (document.hidden) load()
else {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    load()
  })
  observer.observe({ type: 'paint', buffered: true })
}

// Until then nothing listens to a button, so it is remembered for main.tsx, which presses it again.
document.addEventListener('click', ({ target }) => {
  globalThis.pipitPressed = target.closest('button')
})
