/** A maker. All of them are invented. */
export interface Brand {
  key: string
  name: string
  /** Start of its skus. */
  code: string
  /** Id of its option in `ls_brand`. */
  option: number
}

const FIRST_OPTION = 300

const names = {
  fjallro: ['Fjällro', 'FJ'],
  nordvind: ['Nordvind', 'NV'],
  isrand: ['Isrand', 'IR'],
  tjarnmo: ['Tjärnmo', 'TJ'],
  kvalsund: ['Kvalsund', 'KV'],
  hallskar: ['Hällskär', 'HS'],
  glidfors: ['Glidfors', 'GF'],
  valhem: ['Valhem', 'VH'],
  kadaby: ['Kådaby', 'KB'],
  vinterhed: ['Vinterhed', 'VI'],
  tallasen: ['Tallåsen', 'TA'],
  lunsjo: ['Lunsjö', 'LU'],
  snohild: ['Snöhild', 'SN'],
  myrland: ['Myrland', 'MY'],
  ullbacka: ['Ullbacka', 'UL'],
  siktvik: ['Siktvik', 'SI'],
  ljusnar: ['Ljusnar', 'LJ'],
  packmo: ['Packmo', 'PA'],
  barmark: ['Barmark', 'BA'],
  blankis: ['Blankis', 'BL'],
  kraftmyra: ['Kraftmyra', 'KR'],
  skare: ['Skare', 'SK'],
} as const

export type BrandKey = keyof typeof names

/** Every brand by its key, which is also its slug in picture paths. */
export const brands = Object.fromEntries(
  Object.entries(names).map(([key, [name, code]], at): [string, Brand] => [
    key,
    { key, name, code, option: FIRST_OPTION + at },
  ]),
) as Record<BrandKey, Brand> // built from exactly these keys
