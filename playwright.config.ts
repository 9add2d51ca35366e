import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'
import { PLATFORM_PORT, SHOP_PORT } from './tests/support/ports.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/**
 * `npm run prove`: what the device saves, in all stores and on both screens, and updates with two builds. `npm test` runs it
 * on the phone, without what is tagged `@long`.
 */
const isProof = Boolean(process.env.PROVE)

/** What behaves the same at every width, and so is tested on the phone alone. */
const SAME_AT_EVERY_WIDTH = [
  'account',
  'account-without-javascript',
  'blocked-storage',
  'broken-page',
  'cart-codes',
  'cart-undo',
  'check-platform',
  'damaged-storage',
  'dev-server',
  'document-size',
  'first-screen',
  'hostile-html',
  'kept-pages',
  'letters',
  'messages',
  'paid-order',
  'picture-bytes',
  'pictures',
  'print',
  'product-types',
  'start-of-react',
  'purchase-without-javascript',
  'revalidation',
  'save-for-later',
  'trusted-types',
  'virtual-cart',
  'withdraw',
  'without-connection',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  ...(!isProof && { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  retries: 1, // a loaded machine may be slow once; what passes the second time is reported as flaky
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  outputDir: '.cache/e2e',
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    serviceWorkers: 'block', // tests of what the device saves allow them
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: DESKTOP },
      testIgnore: [...SAME_AT_EVERY_WIDTH, ...(isProof ? [] : ['**/offline/**'])],
    },
    { name: 'phone', use: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
  ],
  webServer: {
    command: 'rm -rf .cache/e2e-state && node platform/cli/start.ts',
    url: `http://localhost:${SHOP_PORT}/`,
    env: {
      PORT: String(SHOP_PORT),
      PLATFORM_PORT: String(PLATFORM_PORT),
      DIALS: '1',
      STATE_FOLDER: '.cache/e2e-state',
    },
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
  },
})
