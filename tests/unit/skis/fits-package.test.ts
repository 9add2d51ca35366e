import { describe, expect, test } from 'vitest'
import type { BundleOption } from '#shared/product/bundle.ts'
import { unknownPrice } from '#shared/product/price.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { fitsPackage } from '#shared/skis/fits-package.ts'
import type { Gear } from '#shared/skis/gear.ts'
import { gearOfOption, packageGear } from '#shared/skis/package-gear.ts'
import { productSizes } from '#shared/skis/product-sizes.ts'
import { aGear, aSize, aSkier, sizes } from './some-gear.ts'

const skis = { gear: aGear(), sizes: sizes(190, 205, 5) }
const poles = { gear: aGear({ kind: 'pole' }), sizes: sizes(140, 160, 5) }
const boots = { gear: aGear({ kind: 'boot' }), sizes: [] }
const skier = aSkier({ heightCm: 178 })

describe('a package', () => {
  test('fits in the lengths of its skis and poles; boots are the foot’s', () => {
    expect(fitsPackage([skis, boots, poles], skier)).toEqual([
      { kind: 'ski', size: aSize(200) },
      { kind: 'pole', size: aSize(150) },
    ])
  })

  test('says nothing of poles while the height is not known', () => {
    expect(fitsPackage([skis, poles], aSkier())).toEqual([{ kind: 'ski', size: aSize(200) }])
  })

  test.each([
    ['the skis are too short', [{ ...skis, sizes: [aSize(190)] }, poles]],
    ['the poles are too short', [skis, { ...poles, sizes: [aSize(140)] }]],
    ['the poles that would fit are sold out', [skis, { ...poles, sizes: [aSize(150, null, true)] }]],
    ['it is made for another style', [{ ...skis, gear: aGear({ styles: ['skate'] }) }, poles]],
    ['it has no skis and poles', [boots]],
    ['it is made of nothing', []],
  ])('does not fit when %s', (_, parts) => {
    expect(fitsPackage(parts, skier)).toBeNull()
  })
})

const aPart = (sku: string, gear?: Gear, status: 'ok' | 'out_of_stock' = 'ok'): ProductPart => ({
  id: 1,
  sku,
  name: sku,
  path: null,
  image: null,
  price: unknownPrice,
  stock: { status, quantity: null },
  ...(gear && { gear }),
})

const anOption = (id: string, skus: string[], required = true): BundleOption => ({
  id,
  title: id,
  required,
  links: skus.map((sku) => ({ id: sku, sku, quantity: null, isDefault: false })),
})

const ofLength = (cm: number) => aGear({ only: { cm, camber: null } })

describe('the parts of a package', () => {
  const parts = [aPart('S195', ofLength(195)), aPart('S200', ofLength(200), 'out_of_stock'), aPart('BINDING')]

  test('of one option are the lengths to choose from, each by its sku', () => {
    const found = gearOfOption(anOption('skis', ['S195', 'S200', 'GONE']), parts)
    expect(found?.sizes).toEqual([
      { ...aSize(195), sku: 'S195' },
      { ...aSize(200, null, true), sku: 'S200' },
    ])
    expect(gearOfOption(anOption('binding', ['BINDING']), parts)).toBeNull()
  })

  test('that may be left out do not decide', () => {
    const options = [
      anOption('skis', ['S195']),
      anOption('binding', ['BINDING']),
      anOption('more', ['S200'], false),
    ]
    expect(packageGear(options, parts).map((part) => part.sizes)).toEqual([[aSize(195)]])
  })
})

test('a product that comes in one length has that as its only size', () => {
  const product = { sku: 'ONE', stock: { status: 'ok', quantity: 1 }, options: [], variants: [] } as const
  expect(productSizes({ ...product, options: [], variants: [], gear: ofLength(195) })).toEqual([
    { ...aSize(195), sku: 'ONE' },
  ])
  expect(productSizes({ ...product, options: [], variants: [], gear: aGear() })).toEqual([])
})
