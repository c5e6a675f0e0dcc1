/** Passes the outcome of a social sign-in to the page. It posts only to this origin, so a foreign page gets nothing. */
;(() => {
  const tag = 'identity-frame'
  const query = new URLSearchParams(window.location.search)
  const key = `${query.get('apiKey')}:${query.get('appName')}`
  const storageKey = `firebase:redirectEvent:${key}`
  const noEvent = { type: 'unknown', error: { code: 'auth/no-auth-event' } }
  const channel = new BroadcastChannel(`authEvent:${key}`)
  const sent = new Map()

  const post = (message) => window.parent.postMessage({ tag, ...message }, window.location.origin)

  function send(event) {
    const id = sent.size + 1
    sent.set(id, event)
    post({ kind: 'request', id, name: 'authEvent', payload: { type: 'authEvent', authEvent: event } })
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== window.location.origin || data?.tag !== tag) return
    if (data.kind === 'request' && data.name === 'webStorageSupport') {
      post({ kind: 'reply', id: data.id, payload: { status: 'ACK', webStorageSupport: canStore() } })
    }
    // The page has the outcome, so the popup may close.
    if (data.kind === 'reply' && data.payload?.status === 'ACK') {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      channel.postMessage({ received: sent.get(data.id)?.eventId })
    }
  })

  channel.addEventListener('message', ({ data }) => {
    if (data.event) send(data.event)
  })

  function canStore() {
    try {
      window.sessionStorage.setItem(`${storageKey}:test`, '1')
      window.sessionStorage.removeItem(`${storageKey}:test`)
      return true
    } catch {
      return false
    }
  }

  function takeRedirectEvent() {
    try {
      const stored = window.sessionStorage.getItem(storageKey)
      window.sessionStorage.removeItem(storageKey)
      return JSON.parse(stored) ?? noEvent
    } catch {
      return noEvent
    }
  }

  post({ kind: 'ready' })
  send(takeRedirectEvent())
})()
