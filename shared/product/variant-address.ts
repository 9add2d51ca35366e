/** The part of a product's address that names the chosen variant (R2.15). */
export const VARIANT_PARAMETER = 'childSku'

/**
 * The part that names the options that nobody has chosen, although the variant has a value of them: `open=ls_skidlangd`, several with
 * `*` between them. After `*` the shopper is told that the combination does not exist.
 */
export const OPEN_PARAMETER = 'open'

/** The address of a product with a variant chosen; null or undefined: with none. */
export const variantAddress = (path: string, childSku: string | null | undefined): string =>
  childSku ? `${path}?${VARIANT_PARAMETER}=${encodeURIComponent(childSku)}` : path
