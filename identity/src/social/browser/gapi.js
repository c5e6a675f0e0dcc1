/** Replaces the script that the SDK would load from Google. Only this origin sends and gets messages. */
;(() => {
  if (window.gapi?.iframes?.Iframe) return
  const tag = 'identity-frame'

  class Iframe {
    #frame
    #handlers = new Map()
    #replies = new Map()
    #sent = 0
    #ready
    #markReady

    constructor(frame) {
      this.#frame = frame
      this.#ready = new Promise((resolve) => {
        this.#markReady = resolve
      })
      window.addEventListener('message', (message) => {
        const isOurs = message.source === frame.contentWindow && message.origin === window.location.origin
        if (isOurs && message.data?.tag === tag) void this.#receive(message.data)
      })
    }

    async #receive({ kind, id, name, payload }) {
      if (kind === 'ready') return this.#markReady()
      if (kind === 'reply') return this.#resolveReply(id, payload)
      let reply = { status: 'ERROR' }
      try {
        reply = (await this.#handlers.get(name)?.(payload)) ?? reply
      } catch {
        // The SDK refuses an event that it cannot use; the frame learns that from the status.
      }
      this.#post({ kind: 'reply', id, payload: reply })
    }

    #resolveReply(id, payload) {
      const reply = this.#replies.get(id)
      this.#replies.delete(id)
      try {
        reply?.([payload])
      } catch {
        // The SDK's callback about web storage always throws once it has done its work.
      }
    }

    #post(message) {
      this.#frame.contentWindow?.postMessage({ tag, ...message }, window.location.origin)
    }

    restyle() {
      return Promise.resolve()
    }

    async ping(callback) {
      await this.#ready
      callback?.()
    }

    register(name, handler) {
      this.#handlers.set(name, handler)
    }

    send(name, payload, callback) {
      this.#sent += 1
      const id = this.#sent
      this.#replies.set(id, callback)
      void this.#ready.then(() => this.#post({ kind: 'request', id, name, payload }))
    }
  }

  function open({ url, where, attributes }, whenOpen) {
    const { style = {}, ...others } = attributes ?? {}
    const frame = document.createElement('iframe')
    Object.assign(frame.style, style)
    for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value)
    const opened = new Iframe(frame)
    frame.src = url
    where.append(frame)
    return whenOpen(opened)
  }

  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => ({ open }) },
  }
})()
