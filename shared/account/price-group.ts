import { lowerPrice } from '../product/price.ts'
import type { Price } from '../product/product.ts'

/** Which prices may differ from customer to customer; settings of the shop (Spec §6, Logged-in customer). */
export interface PriceGroupSettings {
  /** Groups have prices of their own. */
  priceTiers: boolean
  /** Groups have taxes of their own. */
  groupedTax: boolean
  /** The group of a customer whose own is not known; null: none. */
  defaultGroup: number | null
}

/** A customer as far as prices are concerned (Spec §3, User state). */
export interface GroupMember {
  /** The platform's proof of the group; null until the profile was read. */
  groupToken: string | null
  groupId: number | null
}

/** What goes along with a search (R6.9). */
export interface PriceGroup {
  groupToken: string
  groupId?: number
}

/**
 * Whose prices to ask for; null: those of guests. The token goes along with every search of a customer, the id only where
 * it decides something: a price of its own or a tax of its own (R6.6–R6.9).
 */
export function priceGroupOf(
  member: GroupMember | undefined,
  { priceTiers, groupedTax, defaultGroup }: PriceGroupSettings,
): PriceGroup | null {
  if (!member?.groupToken || !(priceTiers || groupedTax)) return null
  const groupId = member.groupId ?? defaultGroup
  return { groupToken: member.groupToken, ...(groupId === null ? {} : { groupId }) }
}

/**
 * What a customer pays: the group's price, but never more than everybody does, because the cart takes the lowest.
 * Where groups have taxes of their own the platform's answer stands.
 */
export function customerPrice(
  own: Price | undefined,
  guest: Price | null,
  { groupedTax }: Pick<PriceGroupSettings, 'groupedTax'>,
): Price | null {
  if (!own || own.current === null) return guest
  return guest === null || groupedTax ? own : lowerPrice(guest, own)
}
