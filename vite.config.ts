import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { hashOfStyles, missing, readClientBuild } from './build/client-build.ts'
import { withoutDocumentCode } from './build/document-only.ts'
import { pageFormatHash } from './build/page-format.ts'
import { FIRST_SCREENS, firstScreenPath, restPath, restStyles } from './build/rest-styles.ts'
import { precacheList, serviceWorkerEnvironment } from './build/service-worker.ts'
import { withoutReactParts } from './build/without-react-parts.ts'

const STARTER = 'client/starter.ts'
const STYLES = 'client/styles/index.css'

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

/** Calls without effects that their packages do not mark as such, and so keep code in every page that nothing here uses. */
const pureCalls = [
  { path: '/react-router/dist/', call: '= React$1.memo(' }, // the data routes: 5 kB (brotli)
  { path: '/swr/dist/', call: '= OBJECT.defineProperty(' }, // the provider of options
]

/** Marks those calls, so that the bundler can drop what hangs on them. */
function withoutUnusedParts(): Plugin {
  const marked = new Set<string>()
  return {
    name: 'skare:without-unused-parts',
    transform(code, id) {
      const found = pureCalls.find(({ path, call }) => id.includes(path) && code.includes(call))
      if (!found) return undefined
      marked.add(found.path)
      return { code: code.replaceAll(found.call, `= /* @__PURE__ */${found.call.slice(1)}`), map: null }
    },
    generateBundle() {
      const missed = pureCalls.filter(({ path }) => !marked.has(path))
      if (missed.length > 0 && this.environment.name === 'client')
        this.error(
          `written in another way, so unused parts would come along: ${missed.map(({ path }) => path)}`,
        )
    },
  }
}

/**
 * The stylesheet without the signs that nested rules can do without: each `&` before a descendant, each space after a
 * comma. Lightning CSS writes them; it saves 0.15 kB (gzip). No text of ours in the stylesheet has either.
 */
function withoutNestingSigns(): Plugin {
  return {
    name: 'skare:without-nesting-signs',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
          asset.source = String(asset.source)
            .replaceAll(/(?<=[{};,] ?)& /g, '')
            .replaceAll(', ', ',')
        }
      },
    },
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

/** Modules that only browsers load, each by an `import()`. The worker's bundle has nothing in their place. */
const browserOnly = [
  'client/features/cart/added-panel.tsx',
  'client/features/cart/saved-for-later-section.tsx',
  'client/features/cart/cart-panel.tsx',
  'client/features/cart/line-editor.tsx',
  'client/features/cart/offline-changes.ts',
  'client/features/product-list/range-slider.tsx',
  'client/features/search/search-suggestions.tsx',
  'client/features/ski-finder/fit-line.tsx',
  'client/features/ski-finder/fits-me-link.tsx',
  'client/features/ski-finder/part-fit-line.tsx',
  'client/features/store-switch/stores-dialog.tsx',
  'client/pages/account/account.tsx',
  'client/pages/account/create-password-form.tsx',
  'client/pages/checkout/checkout.tsx',
  'client/pages/compare/comparison.tsx',
  'client/pages/offline/not-saved.tsx',
  'client/pages/offline/offline-bar.tsx',
  'client/pages/offline/saved-list.tsx',
  'client/pages/order-confirmation/outbox-watch.tsx',
  'client/pages/order-confirmation/waiting-orders.tsx',
  'client/pages/order-confirmation/waiting-tasks.tsx',
  'client/pages/product/gallery/zoom-dialog.tsx',
  'client/outbox/take-later.ts',
  'client/shop-ui/group-prices/fetch-group-prices.ts',
  'client/shop-ui/product-options/size-guide-dialog.tsx',
  'client/features/saved-products/wishlist-panel.tsx',
  'client/features/saved-products/wishlist.tsx',
  'client/storage/free-space.ts',
  'shared/api/endpoint-answers.ts',
]

/** Leaves them out of the worker. Fails when one of them is not found: it has moved. */
function withoutBrowserCode(): Plugin {
  const missed = new Set(browserOnly)
  return {
    name: 'skare:without-browser-code',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'skare',
    load(id) {
      const path = browserOnly.find((module) => id.endsWith(`/${module}`))
      if (path) missed.delete(path)
      return path ? 'export {}' : undefined
    },
    generateBundle() {
      if (missed.size > 0) this.error(`browserOnly names nothing: ${[...missed].join(', ')}`)
    },
  }
}

/** A file of the client's build: the modules below `include` that are not below `exclude`. Paths begin at the root. */
interface ChunkRule {
  name: string
  include: string[]
  exclude?: string[]
  priority: number
}

/** Lightning CSS would add two properties to each `color-scheme`, for `light-dark()`, which no stylesheet here uses. */
const LIGHT_DARK = 1 << 20 // its flag of this feature

/**
 * What browsers load together. The kinds of pages that browsing goes between have a file each; what every browsing page
 * needs is in one file, what is shown without a connection in another, and the rest loads when it is used.
 */
const chunkRules: ChunkRule[] = [
  {
    name: 'offline',
    include: [
      'client/pages/offline/',
      'client/catalogue/',
      'client/storage/catalogue-tables',
      'client/storage/request-key',
      'client/storage/saved-catalogue',
      'shared/catalogue/filter-groups',
      'shared/catalogue/price-ranges',
      'shared/catalogue/score-rows',
      'shared/catalogue/search-',
      'shared/catalogue/suggest',
      'shared/format/age',
      'shared/stored-row',
    ],
    priority: 2,
  },
  { name: 'dialogs', include: ['client/shop-ui/dialog', 'client/ui/ask'], priority: 2 },
  {
    name: 'list-pages',
    include: [
      'client/pages/category/',
      'client/pages/search-result/',
      'client/features/product-list/',
      'shared/catalogue/filters',
      'shared/catalogue/sort',
      'shared/catalogue/list-query',
      'shared/catalogue/product-list',
    ],
    exclude: ['client/features/product-list/range-slider'],
    priority: 2,
  },
  {
    name: 'product-page',
    include: [
      'client/pages/product/',
      'client/shop-ui/product-options/',
      'shared/product/choose-value',
      'shared/product/offers',
      'shared/product/variant-choice',
    ],
    exclude: [
      'client/pages/product/back-in-stock/back-in-stock-form',
      'client/pages/product/gallery/',
      'client/pages/product/secondary-sections/',
      'client/pages/product/options/',
      'client/shop-ui/product-options/size-guide-dialog',
      'client/shop-ui/product-options/size-table',
    ],
    priority: 2,
  },
  {
    name: 'saved-products', // the buttons of both lists, beside a product and on cards
    include: [
      'client/app/card-extras',
      'client/features/saved-products/card-heart',
      'client/features/saved-products/save-buttons',
      'client/features/saved-products/save-toggle',
      'client/features/saved-products/saved-list',
      'shared/account/saved-products',
    ],
    priority: 2,
  },
  { name: 'home-page', include: ['client/pages/home/'], priority: 2 },
  {
    name: 'account-page',
    include: ['client/pages/account/account-page', 'client/pages/account/account-entry'],
    priority: 2,
  },
  { name: 'brand-pages', include: ['client/pages/brand/'], priority: 2 },
  {
    name: 'cart-sums', // of the cart, its panel and the checkout
    include: ['client/features/cart/cart-totals', 'client/features/cart/delivery-estimate'],
    priority: 2,
  },
  {
    name: 'content-pages',
    include: ['client/pages/content/', 'client/pages/cms-page/cms-page', 'client/features/content/'],
    priority: 2,
  },
  {
    name: 'saved-lists', // the pages of both lists: each alone would be more envelope than letter
    include: [
      'client/pages/compare/compare-page',
      'client/pages/wishlist/',
      'client/features/saved-products/saved-page',
    ],
    priority: 2,
  },
  {
    name: 'small-parts', // of many pages that are not browsed: each alone would be more envelope than letter
    include: [
      'client/features/checkout/last-order',
      'client/features/order/use-money',
      'client/shop-ui/problem',
      'client/shop-ui/needs-connection',
      'client/shop-ui/sum',
      'shared/cart/option-words',
      'shared/checkout/payment-methods',
      'shared/format/date',
      'shared/format/sum',
      'shared/orders/past-order',
    ],
    priority: 2,
  },
  {
    name: 'skis', // what says whether something fits, without the page that asks
    include: ['shared/skis/', 'client/features/ski-finder/'],
    exclude: [
      'shared/skis/finder-query', // only on that page
      'shared/skis/skier', // the field of a weight needs no more
      'shared/skis/gear.',
      'client/features/ski-finder/skier-of-device',
      'client/features/ski-finder/skier-form',
      'client/features/ski-finder/form-of-device',
      'client/features/ski-finder/for-skier',
      'client/features/ski-finder/known-skier', // on every page
      'client/features/ski-finder/skier-fit',
      'client/features/ski-finder/part-fit.',
      'client/features/ski-finder/fits-me.',
      'client/features/ski-finder/finder-link',
    ],
    priority: 2,
  },
  {
    name: 'shop',
    include: [
      'node_modules/',
      'shared/',
      'client/entry',
      'client/app/',
      'client/i18n/',
      'client/router/',
      'client/api/',
      'client/storage/device-storage',
      'client/storage/follow-key',
      'client/storage/in-turn',
      'client/storage/is-full',
      'client/storage/parse-stored',
      'client/ui/',
      'client/shop-ui/',
      'client/pages/index',
      'client/pages/error/',
      'client/pages/account/session-mark',
      'client/features/newsletter/newsletter-form',
      'client/features/outbox/use-filled',
      'client/outbox/outbox-events',
      'client/outbox/outbox-mark',
      'client/outbox/load-take-later',
      'client/features/ski-finder/for-skier',
      'client/features/ski-finder/known-skier',
      'client/features/ski-finder/skier-fit',
      'client/features/ski-finder/fits-me.',
      'client/features/ski-finder/finder-link',
      'client/features/store-switch/store-links',
      'client/features/store-switch/store-switch',
      'client/features/search/search-form',
      'client/features/saved-products/wishlist-link',
      'client/features/cart/added.',
      'client/features/cart/last-added',
      'client/features/cart/cart-link',
      'client/features/cart/cart-actions',
      'client/features/cart/pending-changes',
      'client/features/cart/quantity-field',
      'client/features/cart/stored-cart',
      'client/features/cart/use-cart',
      'client/features/cart/debounced',
    ],
    exclude: [
      'client/app/card-extras',
      'client/app/idle-work',
      'client/app/prefetch.',
      'client/app/service-worker/',
      'client/i18n/texts/',
      'client/shop-ui/sum',
      'client/shop-ui/needs-connection',
      'shared/install-hint',
      'client/app/catalogue/',
      'node_modules/idb-keyval/',
      'node_modules/zod/',
      'client/shop-ui/product-options/size-guide-dialog',
      'client/shop-ui/product-options/size-table',
      'shared/cart/cart-codes',
      'shared/catalogue/range-scale',
      'shared/cart/edit-mode',
      'shared/cart/offline-cart',
      'shared/cart/line-stock',
      'shared/cart/option-words',
      'shared/cart/later-lines',
      'shared/cart/put-back',
      'shared/cart/same-choice',
      'shared/checkout/',
      'shared/content/',
      'shared/format/date',
      'shared/format/moment',
      'shared/format/sum',
      'shared/product/bundle',
      'shared/product/custom-options',
      'shared/product/selections',
      'shared/product/reviews',
      'shared/skis/',
      'shared/format/celsius',
      'shared/account/',
      'shared/orders/',
      'shared/outbox/',
      'shared/api/account',
      'shared/api/answer-schemas',
      'shared/api/back-in-stock',
      'shared/api/cart',
      'shared/api/checkout',
      'shared/api/endpoint-answers',
      'shared/api/order-schemas',
      'client/shop-ui/group-prices/fetch-group-prices',
      'client/shop-ui/group-prices/price-owner',
    ],
    priority: 1,
  },
]

/** Beginnings of paths that have named a module so far. */
const used = new Set<string>()

const isBelow = (id: string, paths: string[]): boolean => {
  const found = paths.filter((path) => id.includes(`/${path}`))
  for (const path of found) used.add(path)
  return found.length > 0
}

/** Fails the build when a path of the rules names nothing: it has moved, and its code with it, into another file. */
function checkedChunkRules(): Plugin {
  return {
    name: 'skare:checked-chunk-rules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const paths = chunkRules.flatMap(({ include, exclude = [] }) => [...include, ...exclude])
      const unused = paths.filter((path) => !used.has(path))
      if (unused.length > 0) this.error(`chunkRules name nothing: ${unused.join(', ')}`)
    },
  }
}

/** What the development server answers itself; in a build these addresses are the worker's. */
const DEV_FILES = ['!/@*', '!/client/*', '!/shared/*', '!/locales/*', '!/node_modules/*']

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    withoutReactParts(),
    withoutUnusedParts(),
    withoutPreloadHelper(),
    withoutNestingSigns(),
    restStyles(),
    clientAssets(),
    withoutBrowserCode(),
    withoutDocumentCode(),
    precacheList(),
    checkedChunkRules(),
    cloudflare({
      configPath: 'wrangler.toml',
      config: ({ assets }) => {
        const rules = assets?.run_worker_first
        if (command === 'serve' && Array.isArray(rules)) rules.push(...DEV_FILES)
      },
      viteEnvironment: { name: 'skare' },
      // What is built for deployment (`CLOUDFLARE_ENV`) is the storefront alone.
      auxiliaryWorkers: process.env.CLOUDFLARE_ENV ? [] : [{ configPath: 'platform/wrangler.toml' }],
      inspectorPort: false,
    }),
  ],
  define: { PAGE_FORMAT: JSON.stringify(pageFormatHash()) },
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } }, // SWR's stand-in for what React has had since 18
  server: { port: Number(process.env.PORT ?? 8787), host: true, allowedHosts: ['.localhost'] },
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'safari17.2', 'ios17.2', 'firefox125'], // what has popovers nests rules, too
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    skare: { build: { minify: true, rollupOptions: { output: { codeSplitting: false } } } }, // the worker loads all of it at its start
    service_worker: serviceWorkerEnvironment,
    client: {
      build: {
        manifest: true,
        copyPublicDir: true,
        rollupOptions: {
          input: [
            STARTER,
            STYLES,
            ...FIRST_SCREENS.flatMap((name) => [firstScreenPath(name), restPath(name)]),
          ],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'starter',
                  test: /preload-helper|\/client\/(?:starter|storage\/starter-storage|api\/saves-data|ui\/(?:failed-pictures|when-idle))|\/placeholder-image|\.woff2/,
                  priority: 2,
                },
                ...chunkRules.map(({ name, include, exclude = [], priority }) => ({
                  name,
                  test: (id: string) => isBelow(id, include) && !isBelow(id, exclude),
                  priority,
                })),
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
      for (const name of ['service_worker', 'skare', 'skare_platform']) {
        const environment = workers[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
