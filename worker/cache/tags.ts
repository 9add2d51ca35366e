/** Cache tags as operators name them (R4.131): `P12` is a product, `C7` a category. */
export const productTag = (id: number): string => `P${id}`
export const categoryTag = (id: number): string => `C${id}`
/** What hangs on editorial content rather than on the catalogue: `content:home`. */
export const contentTag = (type: string): string => `content:${type}`
