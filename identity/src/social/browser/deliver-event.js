/** Delivers the outcome of a social sign-in to the page that started it: through its hidden frame, or by going back. */
;(() => {
  const { event: text, key, redirectUrl } = document.body.dataset
  const event = JSON.parse(text)
  if (redirectUrl) {
    window.sessionStorage.setItem(`firebase:redirectEvent:${key}`, text)
    window.location.replace(redirectUrl)
    return
  }
  const channel = new BroadcastChannel(`authEvent:${key}`)
  channel.addEventListener('message', ({ data }) => {
    if (data.received && data.received === event.eventId) window.close()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage({ event })
})()
