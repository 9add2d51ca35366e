import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const skateOrClassic: ArticlePlan = {
  id: 'item-skate-or-classic',
  slug: 'skate-or-classic',
  publishedAt: '2026-10-26',
  scene: 'race-start',
  title: say('Klassiskt eller skate?', 'Klassisk eller skøyting?', 'Classic or skate?'),
  excerpt: say(
    'Svaret beror mindre på vem du är än på var du åker. Så väljer du ditt första par, och ditt andra.',
    'Svaret avhenger mindre av hvem du er enn av hvor du går. Slik velger du det første paret, og det andre.',
    'The answer depends less on who you are than on where you ski. How to choose your first pair, and your second.',
  ),
  text: say(sv, nb, en),
}
