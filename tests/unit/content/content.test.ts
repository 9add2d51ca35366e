import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseBlockColours, contrast } from '#shared/content/block-colours.ts'
import { groupByLetter } from '#shared/content/brand-names.ts'
import { editorialSlug } from '#shared/content/content-lookup.ts'
import { isOpenAt, isShopOpen } from '#shared/content/opening-hours.ts'
import { toSlug } from '#shared/content/slug.ts'
import { sitemapXml } from '#shared/seo/sitemap-xml.ts'

test.each([
  ['om-oss/villkor', 'villkor'],
  ['villkor', 'villkor'],
  ['magasin/a/b/c', 'c'],
  ['magasin/teknik', null],
  ['magazine/technique', null],
  ['magasin/teknik/diagonal', null],
])('R2.61: %s names the editorial page %s', (path, slug) => {
  expect(editorialSlug(path)).toBe(slug)
})

test('R3.50: whatever colours the editors choose, the text can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, (ground, text) => {
      const colours = chooseBlockColours(ground, text)
      if (colours) expect(contrast(colours.ground, colours.text)).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(chooseBlockColours('#123f3a', '#ffffff')).toEqual({ ground: '#123f3a', text: '#ffffff' })
  expect(chooseBlockColours('red; background: url(x)', '#fff')).toBeNull()
  expect(chooseBlockColours('#ffffff', '#12262f')).toBeNull()
})

test('R2.22: brands stand under their letters in the order of the language', () => {
  const brands = ['Ösund', 'Zeta', 'Äng', 'alfa', '4Snow', 'Åre', 'Élan'].map((name) => ({
    id: name,
    name,
    slug: name,
    path: '/',
  }))
  const letters = (locale: string) => groupByLetter(brands, locale).map(({ letter }) => letter)
  expect(letters('sv-SE')).toEqual(['#', 'A', 'E', 'Z', 'Å', 'Ä', 'Ö'])
  expect(letters('en-US')).toEqual(['#', 'A', 'E', 'O', 'Z'])
})

test.each([
  ['Fjällrö Sport', 'fjallro-sport'],
  ['Smøring & voks', 'smoring-voks'],
  ['  Élan! ', 'elan'],
  ['日本', ''],
])('%s is %s in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

describe('opening hours', () => {
  test.each([
    ['10–18', 10 * 60, true],
    ['10–18', 18 * 60, false],
    ['10.30-16:15', 10 * 60 + 29, false],
    ['10.30-16:15', 16 * 60 + 14, true],
    [null, 12 * 60, false],
    ['ring oss', 12 * 60, false],
  ])('%s at minute %i', (hours, minutes, expected) => {
    expect(isOpenAt(hours, minutes)).toBe(expected)
  })

  test('R2.43: open or not is decided by the time at the shop', () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
      day,
      shop: day === 'Sun' ? null : '10–18',
      customerService: null,
    }))
    const at = (time: string) => isShopOpen(days, new Date(time), 'Europe/Stockholm')
    expect(at('2026-11-23T09:30:00Z')).toBe(true) // Monday, half past ten
    expect(at('2026-11-23T17:30:00Z')).toBe(false)
    expect(at('2026-11-22T11:00:00Z')).toBe(false) // Sunday
  })
})

test('a sitemap escapes what would break it', () => {
  const entry = { path: '/a?b=1&c=<x>', alternates: { sv: '/a?b=1&c=<x>', en: '/en/a' }, lastModified: null }
  const origins = { sv: 'https://s.example', no: 'https://n.example', en: 'https://s.example' }
  const xml = [...sitemapXml([entry], 'sv', origins)].join('')
  expect(xml).toContain('<loc>https://s.example/a?b=1&amp;c=&lt;x&gt;</loc>')
  expect(xml).toContain('hreflang="x-default" href="https://s.example/en/a"')
})
