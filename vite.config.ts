import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const STARTER = 'client/starter.ts'
const STYLES = 'client/styles/index.css'
const MANIFEST = 'dist/client/.vite/manifest.json'

interface ManifestEntry {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * `virtual:client-assets`: the addresses of the built client files, for the worker's documents.
 * The client is built first, so that its hashed names are known when the worker is bundled.
 */
function clientAssets(): Plugin {
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
  }
}

const devAssets = {
  build: 'dev',
  starter: `/${STARTER}`,
  stylesheet: `/${STYLES}`,
  entry: '/client/entry.tsx',
}

function builtAssets(): typeof devAssets {
  const text = readFileSync(MANIFEST, 'utf8')
  const manifest: Record<string, ManifestEntry> = JSON.parse(text)
  const fileOf = (name: string) => `/${manifest[name]?.file ?? missing(name)}`
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    starter: fileOf(STARTER),
    stylesheet: fileOf(STYLES),
    entry: fileOf(manifest[STARTER]?.dynamicImports?.[0] ?? missing('what the starter imports')),
  }
}

function missing(name: string): never {
  throw new Error(`${MANIFEST} does not name ${name}: build the client first`)
}

/**
 * Lets the bundler drop react-router's data routes, which nothing here uses: one unmarked `React.memo` call holds them
 * all. 5 kB (brotli) less in every page.
 */
function withoutDataRouter(): Plugin {
  return {
    name: 'skare:without-data-router',
    transform: (code, id) =>
      id.includes('/react-router/dist/')
        ? { code: code.replaceAll('= React$1.memo(', '= /* @__PURE__ */ React$1.memo('), map: null }
        : undefined,
  }
}

/**
 * Leaves `import()` as it is written: vite's helper around it preloads modules and stylesheets, and there is one
 * stylesheet and `modulePreload` is off. 0.8 kB (gzip) less in every page.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'skare:without-preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/** The two kinds of pages that browsing goes between, a file for each. */
const LIST_CHUNK =
  /\/client\/(?:pages\/(?:category|search-result)|features\/product-list)\/|\/shared\/catalogue\/(?:filters|sort)/
const PRODUCT_CHUNK =
  /\/client\/pages\/product\/[^/]+$|\/client\/features\/product-options\/|\/shared\/product\/(?:choose-value|offers|variant-choice)/

/** What every browsing page needs, in one file; the rest loads when it is used. */
const SHOP_CHUNK =
  /node_modules\/(?!swr|dequal|use-sync-external-store|idb-keyval|zod)|\/shared\/(?!cart\/(?:edit-mode|line-stock)|checkout\/|content\/|format\/date|product\/(?:bundle|custom-options|selections|reviews)|account\/|sync\/|api\/)|\/client\/(?:entry|app|ui|storage\/(?:device-storage|in-turn|parse-stored)|pages\/(?:index|home|page-not-found|error))\b|\/client\/features\/(?:newsletter\/newsletter-form|notifications|own-prices\/(?:own-prices|card-price)|outbox\/outbox-mark|panels|product-card|session\/session-mark|store-switch\/store-(?:links|switch)|search\/search-form|cart\/(?:cart-link|cart-state|quantity-field|stored-cart|use-cart|when-quiet))|\/client\/api\/fetch-json/

export default defineConfig({
  plugins: [
    react(),
    withoutDataRouter(),
    withoutPreloadHelper(),
    clientAssets(),
    cloudflare({
      configPath: 'wrangler.toml',
      viteEnvironment: { name: 'skare' },
      // What is built for deployment (`CLOUDFLARE_ENV`) is the storefront alone.
      auxiliaryWorkers: process.env.CLOUDFLARE_ENV ? [] : [{ configPath: 'platform/wrangler.toml' }],
      inspectorPort: false,
    }),
  ],
  server: { port: Number(process.env.PORT ?? 8787), host: true, allowedHosts: ['.localhost'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'safari17.2', 'firefox125'], // what has popovers nests rules, too
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    skare: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        copyPublicDir: true,
        rollupOptions: {
          input: [STARTER, STYLES],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'starter',
                  test: /preload-helper|\/client\/(?:starter|storage\/starter-storage)|\.woff2/,
                  priority: 2,
                },
                { name: 'list-pages', test: LIST_CHUNK, priority: 2 },
                { name: 'product-page', test: PRODUCT_CHUNK, priority: 2 },
                { name: 'shop', test: SHOP_CHUNK, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      for (const name of ['skare', 'skare_platform']) {
        const environment = workers[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
