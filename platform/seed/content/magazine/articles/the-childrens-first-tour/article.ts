import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const theChildrensFirstTour: ArticlePlan = {
  id: 'item-children-first-tour',
  slug: 'the-childrens-first-tour',
  publishedAt: '2026-11-16',
  scene: 'family-tour',
  title: say('Barnens första tur', 'Barnas første tur', 'The children’s first tour'),
  excerpt: say(
    'Åttahundra meter, två pauser och en korv. Så blir det en andra gång.',
    'Åtte hundre meter, to pauser og ei pølse. Slik blir det en neste gang.',
    'Eight hundred metres, two breaks and a sausage. How to get a second time.',
  ),
  text: say(sv, nb, en),
}
