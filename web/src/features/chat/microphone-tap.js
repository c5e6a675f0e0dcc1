/** Runs beside the page, where sound is made: hands over what the microphone hears, many times in a second. */
class MicrophoneTap extends AudioWorkletProcessor {
  #block = new Float32Array(1024)
  #filled = 0

  process([[channel] = []]) {
    if (!channel) return true
    this.#block.set(channel, this.#filled)
    this.#filled += channel.length
    if (this.#filled === this.#block.length) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port leads to the page alone
      this.port.postMessage(this.#block)
      this.#filled = 0
    }
    return true
  }
}

registerProcessor('microphone-tap', MicrophoneTap)
