import { mkdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { findHeadlessShell } from './chromium.ts'

/**
 * `node tests/support/make-app-pictures.ts 8787`: draws the maskable icons from the logo, and takes the screenshots of
 * the web app manifest from the shop at this port. The pictures are committed.
 */
const port = process.argv[2] ?? '8787'
const FOLDER = 'public/screenshots'
const JPEG_QUALITY = 62
const SHARE = 0.8 // of the logo in a maskable icon: its disc is 62 % wide, and every mask shows 80 %

const FORMS = [
  { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]

const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] })
await drawIcons(browser)
await takeScreenshots(browser)
await browser.close()

async function drawIcons(browser: Browser): Promise<void> {
  const logo = readFileSync('public/favicon.svg', 'utf8')
  const page = await browser.newPage()
  for (const side of [192, 512]) {
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#fbfcfd}svg{width:${SHARE * 100}vw}</style>${logo}`,
    )
    await page.screenshot({ path: `public/icon-maskable-${side}.png` })
  }
  await page.close()
}

async function takeScreenshots(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const code of storeCodes) {
    const { language, pathPrefix } = storeViews[code]
    const host = code === 'no' ? 'no.localhost' : 'localhost'
    for (const { name, ...form } of FORMS) {
      const page = await browser.newPage(form)
      await page.goto(`http://${host}:${port}${pathPrefix}/`, { waitUntil: 'networkidle' })
      const path = `${FOLDER}/${language}-${name}.jpg`
      await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY })
      await page.close()
    }
  }
}
