import type { PictureKind } from '#platform/images/product-art.ts'
import { suitedTo } from './generate-products.ts'
import { type Money, type ProductPlan, plainProduct, type StockPlan } from './plan.ts'
import { priceTag } from './prices.ts'
import { brands } from './vocabulary/brands.ts'
import { colours } from './vocabulary/colours.ts'
import { families } from './vocabulary/families.ts'
import { perLanguage, type Texts } from './vocabulary/texts.ts'

/** What a product written by hand must say; the rest is as for most. */
interface ProductDraft extends Partial<Omit<ProductPlan, 'price'>> {
  sku: string
  family: string
  picture: PictureKind
  name: Texts
  short: Texts
  categories: string[]
  /** In kr; null: it has no price. */
  price: number | null
}

const LAUNCHED = '2026-02-02 09:00:00'
const CHANGED = '2026-10-01 09:00:00'
const PLENTY: StockPlan = { qty: 60, isManaged: true }
const ORDINARY_POPULARITY = 400

/** A product from what is special about it. */
export function buildProduct(draft: ProductDraft): ProductPlan {
  const { brand = 'skare', colour = 'black', price, values, short } = draft
  const family = families.find(({ slug }) => slug === draft.family)
  return {
    ...plainProduct,
    type: 'simple',
    description: perLanguage((language) => `<p>${short[language]}</p>`),
    createdAt: LAUNCHED,
    updatedAt: CHANGED,
    popularity: ORDINARY_POPULARITY,
    stock: PLENTY,
    ...draft,
    brand,
    colour,
    price: price === null ? null : priceOf(price),
    values: {
      ls_brand: brands[brand].option,
      ls_farg: colours[colour].option,
      ...(family && !values?.ls_junior && suitedTo(family, null)),
      ...values,
    },
  }
}

const priceOf = (kr: number): Money => (kr === 0 ? { sv: 0, nb: 0, en: 0 } : priceTag(kr))
