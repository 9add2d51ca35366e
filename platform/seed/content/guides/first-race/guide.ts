import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const firstRace: GuidePlan = {
  slug: 'first-race',
  scene: 'long-race',
  publishedAt: '2026-11-02',
  title: say('Ditt första lopp', 'Ditt første renn', 'Your first race'),
  excerpt: say(
    'Tre mil, ett nummer på bröstet och en plan som håller till sista kontrollen.',
    'Tre mil, et nummer på brystet og en plan som holder til siste stasjon.',
    'Thirty kilometres, a bib on your chest and a plan that lasts to the final station.',
  ),
  text: say(sv, nb, en),
  related: ['wax-guide', 'dress-in-layers', 'roller-skis-for-summer'],
}
