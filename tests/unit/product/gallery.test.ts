import { describe, expect, test } from 'vitest'
import {
  galleryImages,
  imagePath,
  imageSizes,
  imageSrcSet,
  PLACEHOLDER_IMAGE,
  withoutNumericSuffix,
} from '#shared/product/gallery.ts'
import { storeViews } from '#shared/store-views.ts'
import { aProduct, aVariant } from '#tests/support/builders.ts'

const { sv, no, en } = storeViews
const filesOf = (...args: Parameters<typeof galleryImages>) => galleryImages(...args).map(({ file }) => file)
const images = [
  { file: '/p/all.svg', optionValue: null },
  { file: '/p/red.svg', optionValue: 'red' },
  { file: '/p/blue.svg', optionValue: 'blue' },
]

describe('galleryImages', () => {
  test('without a variant every picture is shown', () => {
    expect(filesOf(aProduct({ images }), null)).toEqual(['/p/all.svg', '/p/red.svg', '/p/blue.svg'])
  })

  test('a variant shows its own picture first, then those of its colour and of every colour', () => {
    const red = aVariant({ colour: 'red' }, { image: '/p/red-187.svg' })
    expect(filesOf(aProduct({ images }), red)).toEqual(['/p/red-187.svg', '/p/all.svg', '/p/red.svg'])
  })

  test('R5.38 pictures that differ only in a numeric suffix are one', () => {
    const doubled = ['/p/foo.svg', '/p/foo_1.svg', '/p/bar_2.svg', '/p/bar_3_1.svg']
    const product = aProduct({ images: doubled.map((file) => ({ file, optionValue: null })) })
    expect(filesOf(product, null)).toEqual(['/p/foo.svg', '/p/bar_2.svg'])
  })

  test('R3.16 a film stands beside the picture that is its poster', () => {
    const film = { file: '/p/all.svg', optionValue: null, video: 'aqz-KE' }
    expect(galleryImages(aProduct({ images: [...images, film] }), null)).toContainEqual(film)
  })

  test('R9.45 a product without pictures shows the placeholder', () => {
    expect(filesOf(aProduct({ images: [] }), null)).toEqual([PLACEHOLDER_IMAGE])
  })
})

test.each([
  ['/p/foo_1.svg', '/p/foo.svg'],
  ['/p/foo_12_3.jpg', '/p/foo.jpg'],
  ['/p/foo_1', '/p/foo'],
  ['/p_1/foo.svg', '/p_1/foo.svg'],
  ['/p/foo-187.svg', '/p/foo-187.svg'],
])('R5.38 the name %s stands for %s', (file, name) => {
  expect(withoutNumericSuffix(file)).toBe(name)
})

describe('imagePath', () => {
  test.each([
    ['R2.83 the default store has the prefix /i', '/p/pole.svg', sv, '/i/310/300/resize/p/pole.svg'],
    ['Norway has the prefix /img', '/p/pole.svg', no, '/img/310/300/resize/p/pole.svg'],
    [
      'the international store has it without its language',
      '/p/pole.svg',
      en,
      '/img/310/300/resize/p/pole.svg',
    ],
    ['a path without a slash gets one', 'p/pole.svg', sv, '/i/310/300/resize/p/pole.svg'],
    ['spaces and question marks are escaped', '/p/a b?.svg', sv, '/i/310/300/resize/p/a%20b%3F.svg'],
    ['R9.45 a missing picture is the placeholder', null, sv, PLACEHOLDER_IMAGE],
  ])('%s', (_, file, store, path) => {
    expect(imagePath(file, imageSizes.list, store)).toBe(path)
  })
})

test('R9.43 thumbnails have the sizes of the cart, lists and the gallery', () => {
  expect(imageSizes).toEqual({
    cart: { width: 150, height: 150 },
    list: { width: 310, height: 300 },
    gallery: { width: 600, height: 744 },
  })
})

test('a picture comes twice as large for dense screens', () => {
  expect(imageSrcSet('/p/pole.svg', imageSizes.cart, sv)).toBe(
    '/i/150/150/resize/p/pole.svg 1x, /i/300/300/resize/p/pole.svg 2x',
  )
})

test('a picture never asks for more than 1024 pixels a side', () => {
  expect(imageSrcSet('/p/pole.svg', imageSizes.gallery, sv)).toBe(
    '/i/600/744/resize/p/pole.svg 1x, /i/826/1024/resize/p/pole.svg 1.38x',
  )
  expect(imageSrcSet('/p/pole.svg', { width: 1024, height: 500 }, sv)).toBe(
    '/i/1024/500/resize/p/pole.svg 1x',
  )
})
