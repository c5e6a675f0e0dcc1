/** The package forgot its types. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common'
}
