// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SkierForm } from '#client/features/ski-finder/skier-form.tsx'
import { rememberSkier } from '#client/features/ski-finder/skier-of-device.ts'
import { findFinderFaults } from '#shared/skis/finder-query.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
afterEach(() => vi.unstubAllGlobals())

test.each<[string, Record<string, string>]>([
  ['alone', { weight: '75' }],
  ['with the snow of today', { weight: '75', snow: '-5' }],
])('who has their measures forgotten is at the weight: %s', async (_, typed) => {
  const page = createRenderedPage()
  await page.run(() => rememberSkier({ weightKg: 75, heightCm: 178, style: 'classic', level: 'race' }))
  await page.render(inShop(<SkierForm typed={typed} faults={findFinderFaults(typed)} />))
  await page.press(page.find('button', t('skis.me.forget')))
  expect(document.activeElement?.getAttribute('name')).toBe('weight')
  await page.render(null)
})

test('what was entered before React was there stays, and the rest is the skier of the device', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  rememberSkier({ weightKg: 75, heightCm: 178, style: 'classic', level: 'race' })
  const form = inShop(<SkierForm typed={{}} faults={findFinderFaults({})} />)
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  main.innerHTML = renderToString(form)
  const field = (name: string) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const values = () => ['weight', 'height', 'style', 'level'].map((name) => field(name)?.value)
  expect(values()).toEqual(['', '', 'classic', 'recreational'])
  Object.assign(field('height') ?? {}, { value: '182' })
  Object.assign(field('style') ?? {}, { value: 'skate' })
  await act(async () => hydrateRoot(main, form))
  expect(values()).toEqual(['75', '182', 'skate', 'race'])
})
