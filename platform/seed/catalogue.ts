import { demoProducts } from './demo-products.ts'
import { withFacts } from './facts/facts.ts'
import { generateProducts } from './generate-products.ts'
import { packageProducts } from './packages.ts'
import type { ProductPlan } from './plan.ts'
import { withOwnText } from './product-texts/product-texts.ts'
import { serviceProducts } from './service-products.ts'
import { showcaseProducts } from './showcase-products.ts'

/** Every product of the demo shop, in the order of the ids; about `count` of them are generated, one by one. */
export function* catalogueProducts(count: number): Generator<ProductPlan> {
  for (const plan of [...demoProducts(), ...packageProducts(), ...serviceProducts()]) yield withOwnText(plan)
  for (const plan of generateProducts(count)) yield withOwnText(withFacts(plan))
  for (const plan of showcaseProducts()) yield withOwnText(plan)
}
