import { say } from '../../vocabulary/texts.ts'
import { toParagraphs } from '../guides/guide-plan.ts'
import { klister } from './articles/klister/article.ts'
import { skinsCare } from './articles/skins-care/article.ts'
import { skisByWeight } from './articles/skis-by-weight/article.ts'
import { waxTemperatures } from './articles/wax-temperatures/article.ts'
import type { ChapterPlan } from './magazine-plan.ts'

/** Skis and what is under them. */
export const workshop: ChapterPlan = {
  id: 'chapter-workshop',
  slug: 'workshop',
  publishedAt: '2026-08-20',
  scene: 'cabin',
  title: say('Verkstaden', 'Verkstedet', 'The workshop'),
  excerpt: say(
    'Spann, valla, klister och hudar. Om saker som håller, om man gör rätt från början.',
    'Spenn, smøring, klister og feller. Om ting som holder, hvis man gjør det riktig fra starten.',
    'Camber, wax, klister and skins: about things that last if they are done right.',
  ),
  opening: {
    look: 'pine',
    text: toParagraphs(
      say(
        'Ett par skidor ska hålla i tio år. Det mesta av arbetet görs på köksgolvet.',
        'Et par ski skal vare i ti år. Det meste av arbeidet gjøres på kjøkkengulvet.',
        'A pair of skis should last ten years. Most of the work is done on the kitchen floor.',
      ),
    ),
  },
  articles: [skisByWeight, waxTemperatures, klister, skinsCare],
}
