import { describe, expect, test } from 'vitest'
import { emptyListQuery } from '#shared/catalogue/filters.ts'
import type { FilterGroup, ListedGear } from '#shared/catalogue/product-list.ts'
import { toggleFitting } from '#shared/skis/toggle-fitting.ts'
import { aSkier } from './some-gear.ts'

const lengths = (code: string, ...cm: number[]): FilterGroup => ({
  code,
  label: code,
  kind: 'list',
  single: false,
  options: cm.map((one) => ({ value: `o${one}`, label: `${one} cm`, count: 1, selected: false })),
})
const skis = { filters: [lengths('ls_skidlangd', 180, 190, 200, 205)] }
const poles = { filters: [lengths('ls_storlek_utrust', 140, 145, 150, 160)] }
const classic: ListedGear = { kind: 'ski', styles: ['classic'] }
const both: ListedGear = { kind: 'ski', styles: ['classic', 'skate'] }

describe('the filter "fits me"', () => {
  test('puts the lengths that carry the skier into the query and keeps what else is chosen', () => {
    const query = { ...emptyListQuery, filters: { ls_brand: ['5'], ls_skidlangd: ['o180'] }, page: 3 }
    expect(toggleFitting(query, { list: skis, gear: classic, skier: aSkier() })).toEqual({
      query: { ...emptyListQuery, filters: { ls_brand: ['5'], ls_skidlangd: ['o200'] } },
      isOn: false,
      skier: aSkier(),
    })
  })

  test('a second tap takes them out', () => {
    const query = { ...emptyListQuery, filters: { ls_skidlangd: ['o200'] } }
    const toggled = toggleFitting(query, { list: skis, gear: classic, skier: aSkier() })
    expect(toggled).toMatchObject({ isOn: true, query: { filters: {} } })
  })

  test('a list of several styles is narrowed to the skier’s, a list of one style is taken as it is', () => {
    const skier = aSkier({ style: 'touring' })
    const fitting = (gear: ListedGear) => toggleFitting(emptyListQuery, { list: skis, gear, skier })
    expect(fitting({ kind: 'ski', styles: ['classic', 'touring'] })?.query.filters.ls_aktivitet).toEqual([
      '882',
    ])
    expect(fitting(classic)).toMatchObject({
      skier: { style: 'classic' },
      query: { filters: { ls_skidlangd: ['o200'] } },
    })
    expect(fitting(classic)?.query.filters.ls_aktivitet).toBeUndefined()
    expect(fitting(both)?.skier.style).toBe('classic')
  })

  test('poles are chosen by height', () => {
    const fitting = (heightCm: number | null) =>
      toggleFitting(emptyListQuery, {
        list: poles,
        gear: { kind: 'pole', styles: ['classic', 'skate'] },
        skier: aSkier({ heightCm }),
      })
    expect(fitting(178)?.query.filters).toEqual({ ls_storlek_utrust: ['o150'] })
    expect(fitting(null)).toBeNull()
  })

  test('nobody beyond the tables is told of lengths that fit', () => {
    const longest = { filters: [lengths('ls_skidlangd', 200, 205, 210)] }
    const at = (weightKg: number) =>
      toggleFitting(emptyListQuery, { list: longest, gear: classic, skier: aSkier({ weightKg }) })
    expect(at(110)?.query.filters).toEqual({ ls_skidlangd: ['o210'] })
    expect(at(111)).toBeNull()
  })

  test('the lightest adult is not sent to the lengths of children’s skis, which the tables for adults do not name', () => {
    const all = { filters: [lengths('ls_skidlangd', 100, 150, 175, 180, 185, 190)] }
    const toggled = toggleFitting(emptyListQuery, {
      list: all,
      gear: classic,
      skier: aSkier({ weightKg: 45 }),
    })
    expect(toggled?.query.filters).toEqual({ ls_skidlangd: ['o180', 'o185'] })
  })

  test('nobody is sent to an empty list: a child among skis for adults has no such filter', () => {
    const skier = aSkier({ weightKg: 20 })
    expect(toggleFitting(emptyListQuery, { list: skis, gear: classic, skier })).toBeNull()
  })
})
