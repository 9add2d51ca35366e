import { afterEach, expect, test, vi } from 'vitest'
import { isPageOf } from '#client/router/index.ts'
import { classify } from '#client/service-worker/request-classes.ts'
import { storeViews } from '#shared/store-views.ts'

const ORIGIN = 'https://skare.test'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/', true],
  ['/skidor', true],
  ['/imperium', true],
  ['/opsahl', true],
  ['/skidor/race.html', true],
  ['/skidor.htm', true],
  ['/p/NV/race/NV-1.50', true],
  ['/api/user/export', false],
  ['/i/600/744/resize/a.svg', false],
  ['/ops/purges', false],
  ['/invalidate/tags', false],
  ['/healthz', false],
  ['/readyz', false],
  ['/hosted-checkout/', false],
  ['/downloads/0123456789abcdef', false],
  ['/sitemap.xml', false],
  ['/MANUAL.PDF', false],
  ['/manifest.webmanifest', false],
])('the app follows a link to %s itself, and the service worker has a shell for it: %s', (path, isPage) => {
  vi.stubGlobal('location', { origin: ORIGIN })
  const url = new URL(path, ORIGIN)
  const request = { url, method: 'GET', destination: 'document', origin: ORIGIN }
  expect(isPageOf(url, storeViews.sv)).toBe(isPage)
  expect(classify(request) === 'document').toBe(isPage)
})
