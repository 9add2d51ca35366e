import type { ProductPlan } from './plan.ts'

/** The same ids in every store. */
export interface Identity {
  id: number
  /** Id per child, in the plan's order. */
  childIds: number[]
}

const FIRST_PRODUCT_ID = 1001

/** Assigns ids in the order of products, parents before children, and stores the id of each sku. */
export function createIdentities() {
  const ids = new Map<string, number>()
  let next = FIRST_PRODUCT_ID
  const assignId = (sku: string): number => {
    if (ids.has(sku)) throw new Error(`sku ${sku} is given twice`)
    ids.set(sku, next)
    return next++
  }
  return {
    identify: ({ sku, children }: ProductPlan): Identity => ({
      id: assignId(sku),
      childIds: children.map((child) => assignId(child.sku)),
    }),
    idOf: (sku: string): number | undefined => ids.get(sku),
  }
}
