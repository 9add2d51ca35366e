import { pictureViews } from '#platform/images/art.ts'
import type { Language } from '../commerce/stores.ts'
import type { Source } from '../search/fields.ts'
import { pictureOf, toneOf } from './pictures.ts'
import type { ChildPlan, ProductPlan } from './plan.ts'

/** The pictures of a product and its film. */
export const galleryOf = (plan: ProductPlan, language: Language): Source[] =>
  plan.hasNoPicture ? [] : [...picturesOf(plan, language), ...filmOf(plan, language)]

/** Every view of every colour, wax or flavour; the variants' own pictures stand at the variants. */
const picturesOf = (plan: ProductPlan, language: Language): Source[] =>
  firstOfTones(plan)
    .flatMap((child) => pictureViews.map((view) => pictureOf(plan, { view, language, child, isPlain: true })))
    .map((image, pos) => ({ image, pos: pos + 1, typ: 'image', lab: null, vid: null }))

/** The first variant of each tone; a product without variants is its own. */
const firstOfTones = (plan: ProductPlan): (ChildPlan | undefined)[] =>
  plan.children.length > 0
    ? [...new Map(plan.children.toReversed().map((child) => [toneOf(plan, child), child])).values()].reverse()
    : [undefined]

/** A film after the pictures, with a poster in each tone (Spec §3, Gallery item: video). */
function filmOf(plan: ProductPlan, language: Language): Source[] {
  if (!plan.film) return []
  const { youtubeId, title } = plan.film
  const vid = {
    url: `https://www.youtube.com/watch?v=${youtubeId}`,
    video_id: youtubeId,
    type: 'youtube',
    title: title[language],
  }
  return firstOfTones(plan).map((child, at) => {
    const image = pictureOf(plan, { view: 'use', language, child, isPlain: true })
    return { image, pos: FIRST_FILM + at, typ: 'external-video', lab: title[language], vid }
  })
}

const FIRST_FILM = 99
