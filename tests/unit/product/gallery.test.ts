import { describe, expect, test } from 'vitest'
import { galleryImages, imagePath, imageSources, withoutNumericSuffix } from '#shared/product/gallery.ts'
import { type ImageSize, imageSizes, sceneSizes } from '#shared/product/image-sizes.ts'
import { PLACEHOLDER_IMAGE } from '#shared/product/placeholder-image.ts'
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
  const boxOf = ({ width, height }: ImageSize) => [width, height]
  expect(boxOf(imageSizes.cart)).toEqual([150, 150])
  expect(boxOf(imageSizes.list)).toEqual([310, 300])
  expect(boxOf(imageSizes.gallery)).toEqual([600, 744])
})

test('of a photograph browsers choose among the widths of its place, in its own format', () => {
  expect(imageSources('/p/pole.jpg', imageSizes.list, sv)).toEqual({
    src: '/i/310/300/resize/p/pole.jpg',
    srcSet: '/i/320/400/resize/p/pole.jpg 320w,/i/480/600/resize/p/pole.jpg 480w',
    sizes: imageSizes.list.sizes,
  })
})

test('a drawing comes in pixels, where its place has widths', () => {
  expect(imageSources('/p/pole.svg', imageSizes.cart, no)).toEqual({
    src: '/img/150/150/webp/p/pole.svg',
    srcSet: '/img/128/160/webp/p/pole.svg 128w,/img/192/240/webp/p/pole.svg 192w',
    sizes: '4rem',
  })
  const logo = { width: 150, height: 60 }
  expect(imageSources('/brand/skare.svg', logo, sv)).toEqual({ src: '/i/150/60/resize/brand/skare.svg' })
})

test('R9.45 a missing picture is the placeholder, in one size', () => {
  expect(imageSources(null, imageSizes.list, sv)).toEqual({ src: PLACEHOLDER_IMAGE })
})

test.each(Object.entries({ ...imageSizes, ...sceneSizes }))(
  'no picture asks for more than the image service gives: %s',
  (_, size) => {
    const sidesOf = (file: string) =>
      (imageSources(file, size, sv).srcSet ?? '')
        .split(',')
        .map((candidate) =>
          /^\/i\/(\d+)\/(\d+)\/\w+\/p\/pole\.\w+ (\d+)w$/.exec(candidate)?.slice(1).map(Number),
        )
    for (const [file, most] of [
      ['/p/pole.jpg', 1024],
      ['/p/pole.svg', 2048],
    ] as const) {
      const sides = sidesOf(file)
      expect(sides.length).toBeGreaterThan(1)
      for (const [width, height, told] of sides as number[][]) {
        expect(Math.max(width ?? Number.NaN, height ?? Number.NaN)).toBeLessThanOrEqual(most)
        expect(told).toBe(width)
      }
    }
  },
)
