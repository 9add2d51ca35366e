import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkedChunks, chunkGroups } from './build/chunk-groups.ts'
import { clientAssets, STARTER, STYLES } from './build/client-assets.ts'
import { withoutDocumentCode } from './build/document-only.ts'
import { pageFormatHash } from './build/page-format.ts'
import { FIRST_SCREENS, firstScreenPath, restPath, restStyles } from './build/rest-styles.ts'
import { precacheList, serviceWorkerEnvironment } from './build/service-worker.ts'
import { withoutBrowserCode } from './build/without-browser-code.ts'
import { withoutNestingSigns } from './build/without-nesting-signs.ts'
import { withoutPreloadHelper } from './build/without-preload-helper.ts'
import { withoutReactParts } from './build/without-react-parts.ts'
import { withoutUnusedParts } from './build/without-unused-parts.ts'

/** Lightning CSS would add two properties to each `color-scheme`, for `light-dark()`, which no stylesheet here uses. */
const LIGHT_DARK = 1 << 20 // its flag of this feature

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
    checkedChunks(),
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
          optimization: { inlineConst: { mode: 'all', pass: 2 } }, // a name that files export costs more than most constants
          input: [
            STARTER,
            STYLES,
            ...FIRST_SCREENS.flatMap((name) => [firstScreenPath(name), restPath(name)]),
          ],
          output: {
            // Files name each other: a character less in each name is a hundred bytes of a product page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              `assets/${names[0]?.endsWith('.woff2') ? 'font' : '[name]'}-[hash:7][extname]`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunkGroups,
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
