import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const skisByWeight: ArticlePlan = {
  id: 'item-skis-by-weight',
  slug: 'skis-by-weight',
  publishedAt: '2026-10-30',
  scene: 'ski-rack',
  title: say('Vad väger du?', 'Hva veier du?', 'What do you weigh?'),
  excerpt: say(
    'En skida vet inte hur lång du är. Så läser du spannet, vågen och pappret på köksgolvet.',
    'En ski vet ikke hvor høy du er. Slik leser du spennet, vekta og papiret på kjøkkengulvet.',
    'A ski does not know how tall you are. How to read the camber, the scales and the paper on the kitchen floor.',
  ),
  text: say(sv, nb, en),
}
