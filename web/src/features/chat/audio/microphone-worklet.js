/** Runs on the audio thread and hands the microphone's samples to the page. */
class MicrophoneWorklet extends AudioWorkletProcessor {
  #block = new Float32Array(1024)
  #filled = 0

  process([[channel] = []]) {
    if (!channel) return true
    this.#block.set(channel, this.#filled)
    this.#filled += channel.length
    if (this.#filled === this.#block.length) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port reaches only the page
      this.port.postMessage(this.#block)
      this.#filled = 0
    }
    return true
  }
}

registerProcessor('microphone-worklet', MicrophoneWorklet)
