import type { PictureKind } from '#platform/images/product-art.ts'
import type { Language } from '../../commerce/stores.ts'
import { linesOf } from '../lines-of.ts'
import type { Season } from './dates.ts'

/**
 * What shoppers write of one group of goods. A line is a review: `5 Title | text`; with `5*` its writer looks back on a
 * whole season.
 */
export interface VoiceGroup {
  /** What the group's products are drawn as. */
  pictures: readonly PictureKind[]
  /** It is worn by children, and a parent writes; the same pictures may have another group for adults. */
  isJunior?: boolean
  season: Season
  words: Partial<Record<Language, string>>
}

export interface Voice {
  stars: number
  looksBack: boolean
  title: string
  detail: string
}

const LINE = /^([1-5])(\*?) ([^|]+) \| (.+)$/

/** The reviews of a group in one language. */
export const readVoices = (words: string): Voice[] => linesOf(words).map(readLine)

function readLine(line: string): Voice {
  const [, stars, star, title, detail] = LINE.exec(line) ?? []
  if (!title || !detail) throw new Error(`not a review: ${line}`)
  return { stars: Number(stars), looksBack: star === '*', title, detail }
}
