import { type PictureKind, productArt } from '#platform/images/product-art.ts'

/** Names of all kinds of pictures of products. */
export const pictureKinds = Object.keys(productArt) as PictureKind[] // keys of a literal
