import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell } from './tests/support/chromium.ts'
import { PLATFORM_PORT, SHOP_PORT } from './tests/support/ports.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/**
 * `npm run prove`: what the device saves, in all stores and on both screens, and updates with two builds. `npm test` takes one
 * or two journeys of each feature, on the phone: it runs without what is tagged `@long`.
 */
const isProof = Boolean(process.env.PROVE)

const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/**
 * What a wide window changes: columns, menus, the mouse, the keyboard. `npm test` runs the rest on the phone alone, which is the
 * hard one; `npm run prove` runs everything on both.
 */
const CHANGED_BY_WIDTH = files([
  'audit',
  'below-header',
  'browse',
  'cart-edit',
  'crawler',
  'focus',
  'lists',
  'prefetch',
  'site-menu',
  'streaming',
  'zoom',
])

export default defineConfig({
  testDir: 'tests/e2e',
  ...(!isProof && { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  retries: 1, // a loaded machine may be slow once; what passes the second time is reported as flaky
  timeout: 90_000, // on a quiet machine the longest takes 30 s
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  outputDir: '.cache/e2e',
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    serviceWorkers: 'block', // tests of what the device saves allow them
    trace: 'on-first-retry', // of every test it would cost a fifth of the time
    launchOptions: {
      executablePath: findHeadlessShell(),
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
      ...(!isProof && { testMatch: CHANGED_BY_WIDTH }),
    },
    {
      name: 'phone',
      ...(!isProof && { grepInvert: /@long|@keyboard/ }),
      use: {
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
        userAgent: devices['Pixel 7'].userAgent, // with it browsers say that they are a phone's
      },
    },
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
