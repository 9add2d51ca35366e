declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare module '*?inline' {
  /** The file as a `data:` address. */
  const address: string
  export default address
}
