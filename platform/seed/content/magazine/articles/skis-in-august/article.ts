import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const skisInAugust: ArticlePlan = {
  id: 'item-skis-in-august',
  slug: 'skis-in-august',
  publishedAt: '2026-08-03',
  scene: 'roller-road',
  title: say('Skidor i augusti', 'Ski i august', 'Skis in August'),
  excerpt: say(
    'Rullskidor är det närmaste snö du kommer på barmark. Bromsen är det enda som saknas.',
    'Rulleski er det nærmeste snø du kommer på barmark. Bremsen er det eneste som mangler.',
    'Roller skis are as close to snow as you get on dry land. The brake is all that is missing.',
  ),
  text: say(sv, nb, en),
}
