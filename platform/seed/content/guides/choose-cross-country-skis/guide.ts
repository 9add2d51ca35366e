import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const chooseCrossCountrySkis: GuidePlan = {
  slug: 'choose-cross-country-skis',
  scene: 'forest-track',
  publishedAt: '2026-10-05',
  title: say('Så väljer du längdskidor', 'Slik velger du langrennsski', 'How to choose cross-country skis'),
  excerpt: say(
    'Spannet avgör mer än priset. Vi går igenom längd, vikt och åkstil, och vilka frågor du ska ställa dig innan du väljer.',
    'Spennet betyr mer enn prisen. Vi går gjennom lengde, vekt og stil, og hvilke spørsmål du bør stille deg før du velger.',
    'Camber decides more than price. Length, weight and style, and what to ask yourself before you choose.',
  ),
  text: say(sv, nb, en),
  related: ['wax-guide', 'boots-that-fit', 'first-race'],
}
