import type { Notice } from '#shared/api/notice.ts'
import { isInCheckout } from '#shared/checkout/in-checkout.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import type { AppContext } from '../../app-env.ts'
import { withLock } from '../../orders/run-once.ts'
import { createCart } from '../../platform/cart/cart.ts'
import { applyGiftCard } from '../../platform/cart/gift-card.ts'
import { completePurchase } from '../../platform/checkout/hosted-checkout.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { platformOf } from '../../request/services.ts'
import { asCustomer } from '../../session/as-customer.ts'
import { stayingLoggedIn } from '../../session/expire-customer.ts'
import { cartPart, isCustomerCart, paymentPart } from '../../session/session-parts.ts'
import { giftCardNotices } from './cart-codes.ts'
import { type CartMerge, codeNotMoved, type MergedCart, mergeCart } from './merge-carts.ts'

/** The cart of the account is the shopper's from now on, with what they had put into their own. */
export async function mergeGuestCart(
  c: AppContext,
  platform: PlatformClient,
  { isCheckoutStep }: { isCheckoutStep: boolean },
): Promise<Notice[]> {
  const { session, store } = c.var
  const guestId = await guestCartOf(c, store.code)
  if (guestId && (await mayBePaid(c, platform, guestId))) return []
  const modifiedAt = await session.read('checkout')
  const inCheckout = isCheckoutStep && isInCheckout(modifiedAt ? new Date(modifiedAt) : null, new Date())
  const open = () => createCart(platform)
  const { cartId, notices } = guestId
    ? await moveCart(c, platform, guestId, { inCheckout, open })
    : { cartId: await open(), notices: [] }
  session.update({ [cartPart(store.code)]: cartId })
  return notices
}

/**
 * Merges a cart into another, with its gift card. One request at a time: two requests at once, such as a form that is sent twice,
 * merge it once. The work goes on when the browser stops waiting.
 */
export function moveCart(
  c: AppContext,
  platform: PlatformClient,
  fromId: string,
  merge: CartMerge,
): Promise<MergedCart> {
  const { ORDER_MEMORY } = c.env
  const memory = ORDER_MEMORY.getByName(`${platform.store.code}:cart:${fromId}`)
  const merging = withLock({ memory, log: c.var.log }, async () => {
    const merged = await mergeCart(platform, fromId, merge)
    merged.notices.push(...(await moveGiftCard(c, platform, { guestId: fromId, cartId: merged.cartId })))
    return merged
  })
  c.executionCtx.waitUntil(merging.catch(() => undefined)) // a failure is the caller's
  return merging
}

/** Id of a guest's cart of this browser; null: there is none. */
async function guestCartOf({ var: { session } }: AppContext, store: StoreCode): Promise<string | null> {
  const own = await session.read(cartPart(store))
  return own && !isCustomerCart(own) ? own : null
}

/** Whether a guest's cart is paid for, or nobody can say: then it stays as it is, because its order is made of what was paid for. */
async function mayBePaid(
  { var: { session } }: AppContext,
  platform: PlatformClient,
  guestId: string,
): Promise<boolean> {
  const { code } = platform.store
  if ((await session.read(paymentPart(code))) !== guestId) return false
  const asked = await completePurchase(platform, guestId).catch(() => null)
  if (asked?.kind === 'ordered') session.update({ [cartPart(code)]: null })
  return !asked || asked.kind === 'ordered' || (asked.kind === 'undecided' && !asked.isEarly)
}

async function moveGiftCard(
  { var: { session } }: AppContext,
  platform: PlatformClient,
  { guestId, cartId }: { guestId: string; cartId: string },
): Promise<Notice[]> {
  const giftCard = await session.read('gift-card')
  if (!giftCard || giftCard.cartId !== guestId) return []
  session.update({ 'gift-card': { ...giftCard, cartId } })
  // the carts are one by now: a login that is told as failed would lose the guest's
  return applyGiftCard(platform, cartId, giftCard.code)
    .then(giftCardNotices)
    .catch((error: unknown) => [codeNotMoved(platform, giftCard.code, error)])
}

/** The guest's carts of the host's other stores become the account's, too. One that cannot stays as it is. */
export async function mergeOtherStoreCarts(c: AppContext): Promise<Notice[]> {
  const notices: Notice[] = []
  const loggedIn = stayingLoggedIn(c.var.session) // another store's platform may not know the account
  for (const code of storeCodes.filter((other) => other !== c.var.store.code)) {
    const guestId = await guestCartOf(c, code)
    const platform = asCustomer(platformOf(c, { store: storeViews[code] }), loggedIn)
    if (!guestId || (await mayBePaid(c, platform, guestId))) continue
    try {
      const merge = { inCheckout: false, open: () => createCart(platform) }
      const merged = await moveCart(c, platform, guestId, merge)
      c.var.session.update({ [cartPart(code)]: merged.cartId })
      notices.push(...merged.notices)
    } catch (error) {
      platform.log.warn('cart.staysGuest', { store: code, error })
    }
  }
  return notices.filter(({ type }) => type !== 'info') // that they were joined is shown where they are
}
