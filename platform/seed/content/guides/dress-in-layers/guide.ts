import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const dressInLayers: GuidePlan = {
  slug: 'dress-in-layers',
  scene: 'coast-trail',
  publishedAt: '2026-09-28',
  title: say('Klä dig i lager', 'Kle deg lag på lag', 'Dress in layers'),
  excerpt: say(
    'Ull närmast, luft i mitten, vindtätt ytterst. Och en extra mössa i ryggsäcken.',
    'Ull innerst, luft i midten, vindtett ytterst. Og ei lue ekstra i sekken.',
    'Wool on the skin, air in the middle, windproof outside. And a spare hat in the pack.',
  ),
  text: say(sv, nb, en),
  related: ['boots-that-fit', 'first-race'],
}
