import { DEFAULT_PRODUCTS } from '#platform/cli/seed-database.ts'
import { catalogueProducts } from '#platform/seed/catalogue.ts'
import type { ProductPlan } from '#platform/seed/plan.ts'

const PLENTY = 10
const NAMED = /^(?:DEMO|PK)-/

/** Products that nothing has to be chosen of, and that no test names. */
const isSpare = ({ sku, type, visibility, customOptions, stock, price }: ProductPlan): boolean =>
  type === 'simple' &&
  visibility === VISIBLE &&
  !customOptions?.length &&
  price !== null &&
  stock.qty >= PLENTY &&
  !NAMED.test(sku)

const VISIBLE = 4

const skus = [...catalogueProducts(DEFAULT_PRODUCTS)].filter(isSpare).map(({ sku }) => sku)

/** The sku of a test's own product, whose stock it may change while others run. `id`: of the test. */
export function ownSku(id: string): string {
  const hash = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % skus.length, 0)
  return skus[hash] ?? ''
}
