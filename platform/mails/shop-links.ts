import { jsonOf } from '#platform/commerce/rows.ts'
import type { Store } from '#platform/commerce/stores.ts'

/** The shop's pages that mails and editors' texts lead to. */
const pages: Record<'password' | 'withdrawal', Record<Store['code'], string>> = {
  password: { sv: '/konto/nytt-losenord', no: '/konto/nytt-passord', en: '/en/account/new-password' },
  withdrawal: { sv: '/angra-kop', no: '/angre-kjop', en: '/en/withdraw' },
}

type ShopPage = keyof typeof pages

/**
 * The address of a page of a store's shop; null when its origin is not known. `origins` is the setting SHOP_ORIGINS:
 * JSON, `{ "sv": "https://skare.example" }`.
 */
export function shopLink(page: ShopPage, { code }: Store, origins: string | undefined): string | null {
  const origin = jsonOf<Partial<Record<Store['code'], string>>>(origins, {})[code]
  return origin ? origin + pages[page][code] : null
}

/** The path of such a page, for links within the shop. */
export const shopPath = (page: ShopPage, { code }: Pick<Store, 'code'>): string => pages[page][code]
