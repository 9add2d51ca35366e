declare module 'virtual:client-assets' {
  const assets: { build: string; starter: string; stylesheet: string; entry: string }
  export default assets
}
