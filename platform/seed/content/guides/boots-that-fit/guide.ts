import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const bootsThatFit: GuidePlan = {
  slug: 'boots-that-fit',
  scene: 'ski-rack',
  publishedAt: '2026-10-12',
  title: say('Pjäxor som passar', 'Skisko som passer', 'Boots that fit'),
  excerpt: say(
    'Hälen ska sitta still och tårna ska kunna röra sig. Så provar du hemma utan att lura dig själv.',
    'Hælen skal sitte i ro, og tærne skal kunne røre seg. Slik prøver du hjemme uten å lure deg selv.',
    'The heel must stay put and the toes must move. How to try boots at home without fooling yourself.',
  ),
  text: say(sv, nb, en),
  related: ['choose-cross-country-skis', 'dress-in-layers'],
}
