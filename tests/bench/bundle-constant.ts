import { build } from 'vite'

/** The yardstick worker as one module, Hono included, built the way the shop's own worker is. */
export async function bundleConstant(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: 'tests/bench/constant.ts', formats: ['es'], fileName: 'constant' },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('vite built no worker')
  return first.output[0].code
}
