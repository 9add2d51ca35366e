/** The part of a product's address that names the chosen variant (R2.15). */
export const VARIANT_PARAMETER = 'childSku'

/** The address of a product with a variant chosen; null or undefined: with none. */
export const variantAddress = (path: string, childSku: string | null | undefined): string =>
  childSku ? `${path}?${VARIANT_PARAMETER}=${encodeURIComponent(childSku)}` : path
