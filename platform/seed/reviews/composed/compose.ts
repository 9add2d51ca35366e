import type { Language } from '../../../commerce/stores.ts'
import type { ProductPlan } from '../../plan.ts'
import type { Draw } from '../../random.ts'
import { claimOf } from './claims.ts'
import { openings, type Use } from './openings.ts'
import { type ComposedStars, verdicts } from './verdicts.ts'

/** What a group's goods are for; a group that is not here has only the reviews that are written for it. */
const uses: Record<string, Use> = {
  ...groupsFor('track', 'classic skin zero skate boot binding pole'),
  ...groupsFor('tour', 'touring touringBoot touringPole'),
  ...groupsFor('roll', 'rollerClassic rollerSkate'),
  ...groupsFor('ice', 'iceSkate'),
  ...groupsFor('child', 'junior juniorWear'),
  ...groupsFor(
    'care',
    'glideBlock glideLiquid glideBase gripTin klister binder iron brush scraper cork bench remover',
  ),
  ...groupsFor('wear', 'jacket down trousers baselayer midlayer sock glove mitten head neck'),
  ...groupsFor('gear', 'glasses visor headlamp sleeve backpack belt thermos bottle'),
  ...groupsFor('food', 'gel sportsDrink recovery bar'),
}

function groupsFor(use: Use, groups: string): Record<string, Use> {
  return Object.fromEntries(groups.split(' ').map((group) => [group, use]))
}

const TRIES = 24

interface Asked {
  plan: ProductPlan
  /** Name of its group of voices. */
  group: string
  language: Language
  stars: number
  draw: Draw
  /** Texts and titles that are taken. */
  isTaken: (text: string) => boolean
}

/**
 * A review made of parts: who writes, what they bought, how they like it. What it says of the goods is in their data. Null:
 * nothing can be said that has not been said. Nobody gives one or two stars this way: a complaint is about something.
 */
export function composeReview(asked: Asked): { stars: number; title: string; detail: string } | null {
  const { plan, group, language, draw, isTaken } = asked
  const use = isForChildren(plan) ? 'child' : uses[group]
  if (!use) return null
  const stars: ComposedStars = asked.stars >= 5 ? 5 : asked.stars === 4 ? 4 : 3
  const { titles, closings } = verdicts[language][stars]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const claim = claimOf(plan, stars, draw)?.[language]
    const title = pick(titles, draw)
    const detail = join(pick(openings[use][language], draw), claim, pick(closings, draw), draw)
    if (!isTaken(detail) && !isTaken(title)) return { stars, title, detail }
  }
  return null
}

/** What is worn by children only: a parent writes. */
export const isForChildren = ({ values }: Pick<ProductPlan, 'values'>): boolean =>
  values.ls_junior === 1 && values.ls_dam !== 1

/** Two or three of the parts; what was bought is always told where it can be. */
function join(opening: string, claim: string | undefined, closing: string, draw: Draw): string {
  const turn = draw.whole(0, 2)
  if (!claim) return `${opening} ${closing}`
  return [turn === 1 ? '' : opening, claim, turn === 0 ? '' : closing].filter(Boolean).join(' ')
}

const pick = (list: readonly string[], draw: Draw): string => list[draw.whole(0, list.length - 1)] ?? ''
