import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const waxTemperatures: ArticlePlan = {
  id: 'item-wax-temperatures',
  slug: 'wax-temperatures',
  publishedAt: '2026-11-12',
  scene: 'wax-room',
  title: say(
    'Snön har sin egen termometer',
    'Snøen har sitt eget termometer',
    'Snow has a thermometer of its own',
  ),
  excerpt: say(
    'Fem färger, två centimeter ned och en näve snö: så träffar du rätt valla.',
    'Fem farger, to centimeter ned og en neve snø: slik treffer du riktig smøring.',
    'Five colours, two centimetres down and a handful of snow: how to hit the right wax.',
  ),
  text: say(sv, nb, en),
}
