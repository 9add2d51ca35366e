import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { toMajor, toMinor } from '#platform/commerce/money.ts'
import { type Store, storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { openCart } from './cart.ts'

/** Gift cards: the balance, and using one for a cart (contract §12). */
export const giftCardRoutes = new Hono<PlatformEnv>()

giftCardRoutes.get('/balance/:code', async (c) => {
  const { balance } = await findCard(c.env.DB, c.req.param('code'), {
    at: sqlNow(c),
    store: storeOf(c),
  })
  return answer(c, { amount: toMajor(balance) })
})

giftCardRoutes.post('/apply', async (c) => {
  const body = await readBody(c)
  const [cartId, code, amount] = [textOf(body.cart_id), textOf(body.code).trim(), Number(body.amount)]
  if (cartId === '') throw new Refusal(400, 'No cart_id provided')
  if (code === '') throw new Refusal(400, 'No code provided')
  if (!(amount > 0)) throw new Refusal(400, 'No amount provided')
  const { cart, at } = await openCart(c, cartId)
  const card = await findCard(c.env.DB, code, { at, store: cart.store })
  const used = Math.min(toMinor(amount), card.balance)
  if (used === 0) throw new Refusal(400, 'No amount provided') // the card is empty: Spec §8
  await writeCard(c.env.DB, cart.id, { code: card.code, used })
  return answer(c, true)
})

giftCardRoutes.post('/remove', async (c) => {
  const cartId = textOf((await readBody(c)).cart_id)
  if (cartId === '') throw new Refusal(400, 'No cart_id provided')
  const { cart } = await openCart(c, cartId)
  await writeCard(c.env.DB, cart.id, { code: null, used: null })
  return answer(c, true)
})

/** A card of the store's currency that is valid at a time (SQL time). Of an empty one the currency no longer matters. */
async function findCard(
  db: D1Database,
  code: string,
  { at, store }: { at: string; store: Store },
): Promise<{ code: string; balance: number }> {
  const card = await db
    .prepare(
      `SELECT code, balance FROM gift_card
      WHERE code = ? AND (currency = ? OR balance = 0) AND COALESCE(valid_to, '9999') >= ?`,
    )
    .bind(code, store.currency, at)
    .first<{ code: string; balance: number }>()
  if (!card) throw new Refusal(404, `The gift card code ${code} is not valid.`)
  return card
}

async function writeCard(
  db: D1Database,
  cartId: number,
  { code, used }: { code: string | null; used: number | null },
): Promise<void> {
  await db
    .prepare('UPDATE quote SET gift_card_code = ?, gift_card_amount = ? WHERE id = ?')
    .bind(code, used, cartId)
    .run()
}
