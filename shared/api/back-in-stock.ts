import * as z from 'zod/mini'

/** Body of `POST /api/back-in-stock`. What is wrong with the address is told at its field, so any text is taken in. */
export const backInStockSchema = z.object({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  email: z.string(),
})
/** `in_stock`: it can be bought already, so no mail will come (contract §23). */
export const backInStockAnswer = z.object({ status: z.enum(['waiting', 'in_stock']) })
/** A product that an address waits for (GDPR, Articles 15 and 20): where and since when (ISO 8601, UTC). */
export const awaitedProductSchema = z.object({ sku: z.string(), store: z.string(), since: z.string() })
export type AwaitedProduct = z.infer<typeof awaitedProductSchema>
export type BackInStockStatus = z.infer<typeof backInStockAnswer>['status']
