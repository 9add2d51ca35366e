import type { FilterCounts } from '#shared/catalogue/filter-groups.ts'
import type { ListedGear } from '#shared/catalogue/product-list.ts'
import type { Gear } from '#shared/skis/gear.ts'
import {
  CAMBER_CODE,
  GRIP_CODE,
  JUNIOR_CODE,
  LEVEL_CODE,
  LEVEL_OPTIONS,
  readCm,
  SIZE_CODES,
  SPECIAL_GRIP,
  STYLE_CODE,
  STYLE_OPTIONS,
} from '#shared/skis/gear-codes.ts'
import { camberOf } from '#shared/skis/product-sizes.ts'
import type { Candidate } from '#shared/skis/rank-skis.ts'
import { skierLevels, skiStyles } from '#shared/skis/skier.ts'
import type { WireProduct } from '../protocol/product.ts'
import type { Attribute } from '../search/attributes.ts'
import { labelOf, listOf } from './attribute-values.ts'

const kinds = Object.entries(SIZE_CODES) as [Gear['kind'], string][] // the record has exactly these keys

/** What of a product says whether it fits a skier; null: it is no ski, pole or boot for one of our styles. */
export function toGear(wire: WireProduct, attributes: Record<string, Attribute>): Gear | null {
  const activities = listOf(wire[STYLE_CODE])
  const styles = skiStyles.filter((style) => activities.includes(STYLE_OPTIONS[style]))
  const kind = kinds.find(([, code]) => listOf(wire[`${code}_options`] ?? wire[code]).length > 0)?.[0]
  if (!kind || styles.length === 0) return null
  const cm = readCm(labelOf(attributes, SIZE_CODES[kind], wire[SIZE_CODES[kind]]) ?? '')
  return {
    kind,
    styles,
    isJunior: listOf(wire[JUNIOR_CODE]).includes('1'),
    ...(cm !== null && { only: { cm, camber: camberOf(listOf(wire[CAMBER_CODE])[0]) } }),
  }
}

/** For whom and for what snow a ski is made. */
export function toTraits(wire: WireProduct): Pick<Candidate, 'level' | 'isSpecial'> {
  const levels = listOf(wire[LEVEL_CODE])
  return {
    level: skierLevels.find((level) => levels.includes(LEVEL_OPTIONS[level])) ?? null,
    isSpecial: listOf(wire[GRIP_CODE]).includes(SPECIAL_GRIP),
  }
}

const CLOTHING_CODE = 'ls_klader_storlek'

/** What a list of nothing but equipment is made for, by the counts of its whole; null: it has neither skis nor poles. */
export function toListedGear({ values }: Pick<FilterCounts, 'values'>): ListedGear | null {
  const kind = (['ski', 'pole'] as const).find((one) => values(SIZE_CODES[one]).size > 0)
  const styles = skiStyles.filter((style) => values(STYLE_CODE).has(STYLE_OPTIONS[style]))
  const isMixed = [CLOTHING_CODE, SIZE_CODES.boot].some((code) => values(code).size > 0)
  return kind && styles.length > 0 && !isMixed ? { kind, styles } : null
}
