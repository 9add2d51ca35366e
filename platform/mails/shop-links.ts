import { downloadPath } from '#platform/commerce/orders/downloads.ts'
import type { Download } from '#platform/commerce/orders/stored-order.ts'
import { jsonOf } from '#platform/commerce/rows.ts'
import type { Store } from '#platform/commerce/stores.ts'

/** The shop's pages that mails and editors' texts lead to. */
const pages = {
  password: { sv: '/konto/nytt-losenord', no: '/konto/nytt-passord', en: '/en/account/new-password' },
  withdrawal: { sv: '/angra-kop', no: '/angre-kjop', en: '/en/withdraw' },
  'ski-finder': { sv: '/hitta-skidor', no: '/finn-ski', en: '/en/find-skis' },
  'todays-wax': { sv: '/hitta-skidor#wax', no: '/finn-ski#wax', en: '/en/find-skis#wax' },
} satisfies Record<string, Record<Store['code'], string>>

export type ShopPage = keyof typeof pages

/**
 * The address of a page of a store's shop; null when its origin is not known. `origins` is the setting SHOP_ORIGINS:
 * JSON, `{ "sv": "https://skare.example" }`.
 */
export function shopLink(page: ShopPage, { code }: Store, origins: string | undefined): string | null {
  const origin = originOf(code, origins)
  return origin ? origin + pages[page][code] : null
}

/** The address of a product, with its variant; null when it has none, or the origin is not known. */
export function productLink(
  { urlPath, childSku }: { urlPath: string | null; childSku: string | null },
  { code }: Pick<Store, 'code'>,
  origins: string | undefined,
): string | null {
  const origin = originOf(code, origins)
  if (!origin || urlPath === null) return null
  const prefix = code === 'en' ? '/en' : ''
  return `${origin}${prefix}/${urlPath}${childSku ? `?childSku=${encodeURIComponent(childSku)}` : ''}`
}

/** The address of a bought file; null when the origin is not known. */
export function downloadLink(
  file: Pick<Download, 'token'>,
  { code }: Pick<Store, 'code'>,
  origins: string | undefined,
): string | null {
  const origin = originOf(code, origins)
  return origin ? origin + downloadPath(file) : null
}

/** Undefined: not known. What is no JSON is logged and not known either: the order it is asked for is paid. */
function originOf(code: Store['code'], origins: string | undefined): string | undefined {
  try {
    return jsonOf<Partial<Record<Store['code'], string>> | null>(origins, null)?.[code]
  } catch (error) {
    console.error('SHOP_ORIGINS is not understood', error)
    return undefined
  }
}

/** The path of such a page, for links within the shop. */
export const shopPath = (page: ShopPage, { code }: Pick<Store, 'code'>): string => pages[page][code]
