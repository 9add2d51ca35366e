/** The form of a name in addresses and anchors: `Fjällrö Sport` → `fjallro-sport`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æä]/g, 'a')
    .replace(/[øö]/g, 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
