declare module 'virtual:client-assets' {
  const assets: { build: string; starter: string; stylesheet: string; stylesHash: string; entry: string }
  export default assets
}
