import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const klister: ArticlePlan = {
  id: 'item-klister',
  slug: 'klister',
  publishedAt: '2026-03-23',
  scene: 'spring-crust',
  title: say('Klister utan tårar', 'Klister uten tårer', 'Klister without tears'),
  excerpt: say(
    'När spåret har töat och frusit är det klister eller ingenting. En kvart, om du gör det inomhus.',
    'Når løypa har tint og frosset, er det klister eller ingenting. Et kvarter, hvis du gjør det inne.',
    'When the trail has thawed and frozen it is klister or nothing. A quarter of an hour, if you do it indoors.',
  ),
  text: say(sv, nb, en),
}
