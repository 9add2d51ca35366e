import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { type CataloguePicture, otherViews, svgAt, variantPictures } from './catalogue-pictures.ts'
import { findHeadlessShell } from './chromium.ts'

/**
 * `node tests/support/contact-sheet.ts [file.png] [words of kinds]`: one picture of every kind in every variant, each
 * kind with its other views, to look at: no two different things may share a drawing.
 */
const [file = '.cache/contact-sheet.png', ...wanted] = process.argv.slice(2)
const WIDTH = 2416

const tile = (path: string, words: string) =>
  `<figure><img src="data:image/svg+xml,${encodeURIComponent(svgAt(path))}"><figcaption>${words}</figcaption></figure>`

function tilesOf(pictures: CataloguePicture[]): string {
  const kinds = Map.groupBy(pictures, ({ kind }) => kind)
  return [...kinds]
    .map(([kind, variants]) => {
      const views = otherViews(variants[0]?.path ?? '').map((path) =>
        tile(path, /-([a-z]+)\.svg/.exec(path)?.[1] ?? ''),
      )
      const fronts = variants.map(({ path, variant }, at) =>
        tile(path, at === 0 ? `<b>${kind}</b>` : variant),
      )
      return [...fronts.slice(0, 1), ...views, ...fronts.slice(1)].join('')
    })
    .join('')
}

const pictures = variantPictures().filter(
  ({ kind }) => wanted.length === 0 || wanted.some((word) => kind.includes(word)),
)
const STYLE =
  'body{margin:8px;font:10px sans-serif;display:flex;flex-wrap:wrap;gap:4px}figure{margin:0;width:96px;height:136px;background:#eef3f5;text-align:center}img{width:96px;height:120px}'

const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } })
await page.setContent(`<style>${STYLE}</style>${tilesOf(pictures)}`, { timeout: 0 })
mkdirSync(dirname(file), { recursive: true })
await page.screenshot({ path: file, fullPage: true, timeout: 0 })
await browser.close()
console.log(`${pictures.length} variants of ${new Set(pictures.map(({ kind }) => kind)).size} kinds: ${file}`)
