import { lowerPrice, type Price } from '../product/price.ts'

/** Whether prices differ per customer; settings of the shop (Spec §6, Logged-in customer). */
export interface PriceGroupSettings {
  /** Groups have their own prices. */
  priceTiers: boolean
  /** Groups have their own taxes. */
  groupedTax: boolean
  /** The group of a customer whose group is not known; null: none. */
  defaultGroup: number | null
}

/** The price group of a customer (Spec §3, User state). */
export interface GroupMember {
  /** The platform's signed token for the group; null until the profile is loaded. */
  groupToken: string | null
  groupId: number | null
}

/** The group fields of a search (R6.9). */
export interface PriceGroup {
  groupToken: string
  groupId?: number
}

/**
 * The group whose prices are requested; null: guests' prices. The token is sent with every search of a customer. The id
 * is sent only when it matters: for the group's own prices or taxes (R6.6–R6.9).
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
 * The customer's price: the group's price, but never more than the guests' price, because the cart uses the lowest.
 * When groups have their own taxes, the platform's group price is used as it is.
 */
export function customerPrice(
  groupPrice: Price | undefined,
  guest: Price | null,
  { groupedTax }: Pick<PriceGroupSettings, 'groupedTax'>,
): Price | null {
  if (!groupPrice || groupPrice.current === null) return guest
  return guest === null || groupedTax ? groupPrice : lowerPrice(guest, groupPrice)
}
