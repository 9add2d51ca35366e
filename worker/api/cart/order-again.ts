import {
  type PastLine,
  planReorder,
  reasonOf,
  type SkippedLine,
  type SkipReason,
} from '#shared/account/order-again.ts'
import { AppError } from '#shared/errors.ts'
import { FIRST_UNAVAILABLE_STATUS } from '#shared/product/product-access.ts'
import { GATEWAY_TIMEOUT } from '../../http-status.ts'
import type { PlatformClient } from '../../platform/client.ts'
import {
  type FoundProduct,
  fetchBundleOfLine,
  fetchParent,
  fetchProduct,
} from '../../platform/products/products.ts'
import { hasSessionEnded } from '../../session/session-ended.ts'
import { addToCart } from './add-to-cart.ts'
import type { ShopperCart } from './shopper-cart.ts'

type Found = FoundProduct['product']

/**
 * Puts what was bought before into the cart once more, line by line: what cannot be bought does not stop the rest, and a platform
 * that does not answer is not asked for the others. Throws where it fails before anything is in the cart, and when the login has
 * ended.
 */
export async function reorderLines(
  cart: ShopperCart,
  lines: PastLine[],
): Promise<{ added: number; left: SkippedLine[] }> {
  const left: SkippedLine[] = []
  let added = 0
  let failure: AppError | undefined
  const products = await Promise.all(lines.map(({ sku }) => findOffered(cart.platform, sku)))
  for (const [at, line] of lines.entries()) {
    const product = products[at] ?? null
    const outcome: Outcome =
      failure?.status === GATEWAY_TIMEOUT ? { reason: 'failed' } : await tryLine(cart, line, product)
    failure = outcome.failure ?? failure
    added += outcome.quantity ?? 0
    if (outcome.reason) left.push({ sku: line.sku, reason: outcome.reason, path: product?.path ?? null })
  }
  if (failure && added === 0) throw failure
  return { added, left }
}

interface Outcome {
  /** Why the line is not in the cart in its whole quantity; absent: it is. */
  reason?: SkipReason
  /** How many pieces of it went into the cart. */
  quantity?: number
  /** What failed. */
  failure?: AppError
}

async function tryLine(cart: ShopperCart, line: PastLine, product: Found | null): Promise<Outcome> {
  try {
    return await addLine(cart, line, product)
  } catch (error) {
    const failure = toFailure(error)
    cart.platform.log.warn('cart.againFailed', { sku: line.sku, error })
    return { reason: failure.status === 404 ? 'gone' : 'failed', failure } // it went while this was on its way
  }
}

/** What concerns one line only; the rest is thrown on. */
function toFailure(error: unknown): AppError {
  if (error instanceof AppError && !hasSessionEnded(error)) return error
  throw error
}

/** Puts a line into the cart, as many as there are. One after the other, because each looks at what the cart holds by then. */
async function addLine(cart: ShopperCart, line: PastLine, product: Found | null): Promise<Outcome> {
  const plan = planReorder(line, product)
  if (plan.kind === 'left') return { reason: plan.reason }
  const { added, notices } = await addToCart(cart, plan.line)
  return { quantity: added, ...(added < line.quantity && { reason: reasonOf(notices) }) }
}

/** What a line of the past is today: a product, a child of one, or a bundle by its joined sku. */
async function findOffered(platform: PlatformClient, sku: string): Promise<Found | null> {
  const found =
    (await fetchParent(platform, sku)) ??
    (await fetchProduct(platform, sku)) ??
    (await fetchBundleOfLine(platform, sku))
  return found && found.status < FIRST_UNAVAILABLE_STATUS ? found.product : null
}
