/** Shown for a missing picture (Spec §9, Images). It is a file of the shop, not of the image service. */
export const PLACEHOLDER_IMAGE = '/placeholder.webp'
