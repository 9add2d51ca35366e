declare module 'virtual:client-assets' {
  const assets: { build: string; starter: string; stylesheet: string; font: string; entry: string }
  export default assets
}
