import { type BundleChoice, bundleSkuQuantities } from './bundle.ts'
import type { Stock } from './product.ts'

/** The stock of what is chosen: the scarcest product decides, counted in whole bundles (R4.37, R4.38). */
export function bundleStock(choices: BundleChoice[], stockOf: (sku: string) => Stock | undefined): Stock {
  const stocks = [...bundleSkuQuantities(choices, 1)].flatMap(([sku, needed]) => {
    const stock = stockOf(sku)
    return stock
      ? [{ ...stock, bundles: stock.quantity === null ? null : Math.floor(stock.quantity / needed) }]
      : []
  })
  const counts = stocks.flatMap(({ bundles }) => bundles ?? [])
  const isOut = stocks.some(({ status, bundles }) => status === 'out_of_stock' || bundles === 0)
  const isVolatile = stocks.some(({ status }) => status === 'volatile')
  return {
    status: isOut ? 'out_of_stock' : isVolatile ? 'volatile' : 'ok',
    quantity: counts.length > 0 ? Math.min(...counts) : null,
  }
}
