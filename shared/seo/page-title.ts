import type { MessageKey } from '../i18n/messages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { PageName } from '../routes.ts'

export const SHOP_NAME = 'Skare'
export const MAX_TITLE = 60 // what search engines show

/** Pages with fixed titles, including every page without data. */
export const OWN_TITLES = {
  cart: 'head.cart.title',
  checkout: 'head.checkout.title',
  'order-confirmation': 'head.orderConfirmation.title',
  wishlist: 'head.wishlist.title',
  compare: 'head.compare.title',
  account: 'head.account.title',
  'create-password': 'head.createPassword.title',
  offline: 'head.offline.title',
  error: 'error.title',
  'page-not-found': 'notFound.title',
} as const satisfies Partial<Record<PageName, MessageKey>>

/** A title in the browser, which no search engine shows: as long as it is. */
export const browserTitle = (title: string): string => `${title} | ${SHOP_NAME}`

/** The title of such a page in the browser. */
export const ownTitle = (name: keyof typeof OWN_TITLES, t: Translate): string =>
  browserTitle(t(OWN_TITLES[name]))

/** `Skate skis | Skare`; the shop's name goes first when there is no room for both. */
export function pageTitle(title: string): string {
  const full = title.includes(SHOP_NAME) ? title : `${title} | ${SHOP_NAME}`
  return full.length <= MAX_TITLE ? full : clip(title, MAX_TITLE)
}

/** `text` within `max` characters, cut between words: `Long skis for…`. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–\p{Surrogate}-]+$/u, '')}…` // half an emoji is a surrogate
}
