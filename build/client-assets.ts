import type { Plugin } from 'vite'
import { hashOfStyles, missing, readClientBuild } from './client-build.ts'
import { FIRST_SCREENS, firstScreenPath, restPath } from './rest-styles.ts'

export const STARTER = 'client/starter.ts'
export const STYLES = 'client/styles/index.css'

/**
 * `virtual:client-assets`: the addresses of the built client files, for the worker's documents.
 * The client is built first, so that its hashed names are known when the worker is bundled.
 */
export function clientAssets(): Plugin {
  const id = 'virtual:client-assets'
  let serving = false
  return {
    name: 'skare:client-assets',
    config: (_, { command }) => {
      serving = command === 'serve'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}`
        ? `export default ${JSON.stringify(serving ? devAssets : builtAssets())}`
        : undefined,
    transform: (code, source) => (serving && source.endsWith(STARTER) ? DEV_PREAMBLE + code : undefined),
  }
}

/** What Vite writes into documents that it makes itself: hot reload, before any component is loaded. */
const DEV_PREAMBLE = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
`

const devAssets = {
  build: 'dev',
  starter: `/${STARTER}`,
  stylesheet: { path: `/${STYLES}`, hash: '' },
  firstScreens: {},
  entry: '/client/entry.tsx',
}

function builtAssets(): typeof devAssets {
  const { manifest, build } = readClientBuild()
  const fileOf = (name: string) => `/${manifest[name]?.file ?? missing(name)}`
  return {
    build,
    starter: fileOf(STARTER),
    stylesheet: withHash(fileOf(STYLES)),
    firstScreens: Object.fromEntries(
      FIRST_SCREENS.map((name) => [
        name,
        { ...withHash(fileOf(firstScreenPath(name))), rest: fileOf(restPath(name)) },
      ]),
    ),
    entry: fileOf(manifest[STARTER]?.dynamicImports?.[0] ?? missing('what the starter imports')),
  }
}

const withHash = (path: string) => ({ path, hash: hashOfStyles(path) })
