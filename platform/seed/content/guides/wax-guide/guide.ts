import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const waxGuide: GuidePlan = {
  slug: 'wax-guide',
  scene: 'wax-room',
  publishedAt: '2026-10-19',
  title: say(
    'Vallaguiden: så vallar du skidor',
    'Smøreguiden: slik smører du langrennsski',
    'The wax guide: how to wax skis',
  ),
  excerpt: say(
    'Tre burkar, ett järn och en kork. Mer än så behövs inte för nio dagar av tio.',
    'Tre bokser, et jern og en kork. Mer trengs ikke ni dager av ti.',
    'Three tins, an iron and a cork. Nine days in ten need nothing more.',
  ),
  text: say(sv, nb, en),
  related: ['choose-cross-country-skis', 'first-race'],
}
