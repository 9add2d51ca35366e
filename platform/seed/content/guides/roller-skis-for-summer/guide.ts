import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const rollerSkisForSummer: GuidePlan = {
  slug: 'roller-skis-for-summer',
  scene: 'roller-road',
  publishedAt: '2026-05-11',
  title: say('Rullskidor för sommaren', 'Rulleski for sommeren', 'Roller skis for the summer'),
  excerpt: say(
    'Hjul, balk och bromssträcka: det du behöver veta innan första passet.',
    'Hjul, ramme og bremselengde: det du må vite før første økt.',
    'Wheels, frame and braking: what to know before your first session.',
  ),
  text: say(sv, nb, en),
  related: ['first-race', 'choose-cross-country-skis'],
}
