import { describe, expect, test } from 'vitest'
import { pictureViews } from '#platform/images/art.ts'
import { colours } from '#platform/images/palette.ts'
import { brands } from '#platform/seed/vocabulary/brands.ts'
import { families } from '#platform/seed/vocabulary/families.ts'
import { otherViews, plans, svgAt, variantPictures } from '#tests/support/catalogue-pictures.ts'
import { pictureKinds } from '#tests/support/picture-kinds.ts'

/** A drawing without the ids that are its own. */
const drawing = (path: string) => svgAt(path).replace(/(id="|#)p[a-z0-9]{5}/g, '$1')

/** Groups of paths that show the same. */
function alike(paths: string[]): string[][] {
  return [...Map.groupBy(paths, drawing).values()].filter(({ length }) => length > 1)
}

const wordsOn = (path: string) => [...svgAt(path).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)

describe('kinds', () => {
  test('every kind of every family has a drawing of its own', () => {
    const pictures = families.flatMap(({ kinds, pictures }) => {
      expect(pictures).toHaveLength(kinds.length)
      return pictures
    })
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('no two kinds share a drawing, in any view', () => {
    const paths = pictureKinds.flatMap((kind) =>
      pictureViews.map((view) => `product/${kind}/fjallro-spar-90_red-${view}.svg`),
    )
    expect(alike(paths)).toEqual([])
  })

  test('every drawing is of something that the shop sells', () => {
    const sold = new Set(plans().map(({ picture }) => picture))
    expect(pictureKinds.filter((kind) => !sold.has(kind))).toEqual([])
  })

  test('each service, programme, gift card and package is drawn as itself', () => {
    const immaterial = plans().filter(({ family }) => ['service', 'gift-card'].includes(family))
    const pictures = immaterial.map(({ picture }) => picture)
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

describe('variants', () => {
  test('no two variants of a kind look the same: colours, wax ranges, flavours, lengths', () => {
    expect(alike(variantPictures().map(({ path }) => path))).toEqual([])
  })

  test('every kind is drawn differently in each colour', () => {
    const coloured = pictureKinds.filter((kind) => !/^(plan|course)-|-trio$/.test(kind)) // these have their own colours
    const paths = coloured.flatMap((kind) =>
      Object.keys(colours).map((colour) => `product/${kind}/isrand_${colour}-front.svg`),
    )
    expect(alike(paths)).toEqual([])
  })

  test.each([
    ['product/grip-tin/kadaby_red-front.svg', '−1 / +3 °C'],
    ['product/glide-block/glidfors_green-front.svg', '−18 / −8 °C'],
    ['product/ski-classic/nordvind_red-front_190.svg', 'CLASSIC 190'],
    ['product/ski-skate/nordvind_red-front_185_3.svg', 'SKATE 185 |||'],
    ['product/pole-carbon/isrand_red-front_150.svg', '150'],
    ['product/thermos/packmo_red-front_1000.svg', '1 l'],
    ['product/card-sun/skare_red-front_500_1.svg', '500 kr'],
    ['product/card-sun/skare_red-front_50_2.svg', '50 €'],
    ['product/roller-skate/barmark_red-front_3.svg', '3'],
  ])('%s says %s', (path, words) => {
    expect(wordsOn(path)).toContain(words)
  })

  test('every product of the shop has a whole, another side, a close-up and a use, all different', () => {
    const lacking = variantPictures().filter(
      ({ path }) => new Set([path, ...otherViews(path)].map(drawing)).size < pictureViews.length,
    )
    expect(lacking).toEqual([])
  })
})

test('brands and models are printed with their own letters: Å, Ä, Ö', () => {
  const printed = (key: string) => wordsOn(`product/ski-classic/${key}-spar-90_red-front.svg`)
  for (const { key, name } of Object.values(brands)) expect(printed(key)).toContain(name.toUpperCase())
  expect(printed('kadaby')).toContain('SPÅR 90')
})
