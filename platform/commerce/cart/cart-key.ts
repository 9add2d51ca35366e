import type { PlatformContext } from '#platform/answers.ts'
import { hashText } from '../secrets.ts'
import { storeOf } from '../stores.ts'
import type { CartKey } from './carts.ts'

const NUMBER = /^\d+$/

/** The customer token of a call: the bearer header first, else the query; null for a guest (contract §0.5). */
export function tokenOf(c: PlatformContext): string | null {
  const bearer = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer && bearer !== 'null' ? bearer : c.req.query('token')
  return token || null
}

/**
 * The cart of a call. A token with a numeric id means "my cart"; then the id itself is ignored. All other combinations
 * are a guest cart (contract §0.5).
 */
export async function cartKeyOf(c: PlatformContext, cartId = c.req.query('cartId') ?? ''): Promise<CartKey> {
  const token = tokenOf(c)
  if (token === null || !NUMBER.test(cartId)) return { kind: 'guest', cartId }
  return { kind: 'customer', cartId, tokenHash: await hashText(token), storeId: storeOf(c).id }
}
