import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const threeLayers: ArticlePlan = {
  id: 'item-three-layers',
  slug: 'three-layers',
  publishedAt: '2026-10-05',
  scene: 'coast-trail',
  title: say(
    'Den som fryser har för mycket på sig',
    'Den som fryser, har for mye på seg',
    'Cold people wear too much',
  ),
  excerpt: say(
    'Att klä sig för skidor handlar om fukt, inte om värme. En tabell, tre lager och tio minuter.',
    'Å kle seg for ski handler om fukt, ikke om varme. En tabell, tre lag og ti minutter.',
    'Dressing for skiing is about moisture, not warmth. One table, three layers and ten minutes.',
  ),
  text: say(sv, nb, en),
}
