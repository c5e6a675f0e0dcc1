/** The package lacks its own types. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common'
}
