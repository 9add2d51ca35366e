import { say } from '../../vocabulary/texts.ts'
import { toParagraphs } from '../guides/guide-plan.ts'
import { eatOnTheWay } from './articles/eat-on-the-way/article.ts'
import { nightSkiing } from './articles/night-skiing/article.ts'
import { theChildrensFirstTour } from './articles/the-childrens-first-tour/article.ts'
import { threeLayers } from './articles/three-layers/article.ts'
import type { ChapterPlan } from './magazine-plan.ts'

/** What a day outdoors takes. */
export const journeys: ChapterPlan = {
  id: 'chapter-journeys',
  slug: 'journeys',
  publishedAt: '2026-09-15',
  scene: 'mountain-plateau',
  title: say('På tur', 'På tur', 'Out there'),
  excerpt: say(
    'Mörker, kyla, barn och matsäck: det som avgör om dagen blir bra.',
    'Mørke, kulde, barn og niste: det som avgjør om dagen blir bra.',
    'Darkness, cold, children and lunch: what decides whether it will be a good day.',
  ),
  opening: {
    look: 'glacier',
    text: toParagraphs(
      say(
        'Den finaste turen är ofta den som börjar vid en busshållplats.',
        'Den fineste turen er ofte den som begynner ved et busstopp.',
        'The finest tour often starts at a bus stop.',
      ),
    ),
  },
  articles: [theChildrensFirstTour, nightSkiing, threeLayers, eatOnTheWay],
}
