import { pictureViews } from '#platform/images/art.ts'
import { drawPicture, toSvg } from '#platform/images/draw-picture.ts'
import type { PictureKind } from '#platform/images/product-art.ts'
import { demoProducts } from '#platform/seed/demo-products.ts'
import { generateProducts } from '#platform/seed/generate-products.ts'
import { packageProducts } from '#platform/seed/packages.ts'
import { pictureOf } from '#platform/seed/pictures.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'
import { serviceProducts } from '#platform/seed/service-products.ts'
import { showcaseProducts } from '#platform/seed/showcase-products.ts'
import { pictureKinds } from './picture-kinds.ts'

const CATALOGUE_SIZE = 1000

/** Every product of the demo shop, as it is planned. */
export const plans = (): ProductPlan[] => [
  ...demoProducts(),
  ...packageProducts(),
  ...serviceProducts(),
  ...showcaseProducts(),
  ...generateProducts(CATALOGUE_SIZE),
]

/** A picture of the catalogue: its path, and what it shows. */
export interface CataloguePicture {
  kind: PictureKind
  path: string
  /** Its colour or its printed numbers: `red`, `190`. */
  variant: string
}

/** The whole product in each of its variants, once per kind and colour, and once per kind and number printed. */
export function variantPictures(): CataloguePicture[] {
  const found = new Map<string, CataloguePicture>()
  for (const plan of plans()) {
    for (const child of [undefined, ...plan.children]) {
      const path = pictureOf(plan, { view: 'front', language: 'sv', child })
      const [, colour = '', numbers = ''] = /_([a-z]+)-front(.*)\.svg/.exec(path) ?? []
      const variant = numbers ? numbers.replaceAll('_', ' ').trim() : colour
      const key = `${plan.picture} ${variant}`
      if (!found.has(key)) found.set(key, { kind: plan.picture, path, variant })
    }
  }
  return [...found.values()].sort(
    (one, other) => pictureKinds.indexOf(one.kind) - pictureKinds.indexOf(other.kind),
  )
}

/** The other views of a picture of the whole. */
export const otherViews = (path: string): string[] =>
  pictureViews.slice(1).map((view) => path.replace(/-front[_\d]*/, `-${view}`))

/** The picture at a path, in its natural size. */
export function svgAt(path: string): string {
  const picture = drawPicture(path.replace(/^\//, ''))
  if (!picture) throw new Error(`no picture at ${path}`)
  return toSvg(picture, picture)
}
