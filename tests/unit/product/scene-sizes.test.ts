import { expect, test } from 'vitest'
import { sceneSizes } from '#shared/product/image-sizes.ts'

/** The width a browser takes on a screen of so many CSS pixels: the first candidate with a pixel for each of the screen's. */
function takenWidth(
  { sizes, widths }: (typeof sceneSizes)['homeHero' | 'homeBlock'],
  screen: number,
  pixels: number,
) {
  const [, share = '100'] = /,(\d+)vw$/.exec(sizes) ?? []
  return widths.find((width) => width >= (screen * Number(share) * pixels) / 100) ?? widths.at(-1)
}

test.each([
  ['a phone as Lighthouse has it', 412, 1.75, 640, 640],
  ['a phone of two pixels per CSS pixel', 375, 2, 640, 1024],
  ['a large Android phone', 412, 2.625, 1024, 1024],
  ['a small Android phone', 360, 3, 1024, 1024],
  ['an iPhone', 390, 3, 1024, 1024],
] as const)(
  'on %s the home page’s pictures are no wider than they need',
  (_, screen, pixels, hero, block) => {
    expect(takenWidth(sceneSizes.homeHero, screen, pixels)).toBe(hero)
    expect(takenWidth(sceneSizes.homeBlock, screen, pixels)).toBe(block)
  },
)
