/** What the types of the package leave out. */
declare module '@evan/opus/wasm/index.js' {
  class Decoder {
    constructor(options: { channels: 1; sample_rate: number })
    decode(packet: Uint8Array): Uint8Array<ArrayBuffer>
    /** Frees its memory at once. */
    drop(): void
  }
  const wasm: { Decoder: typeof Decoder }
  export default wasm
}
