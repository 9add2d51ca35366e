import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const juniorSkis: GuidePlan = {
  slug: 'junior-skis',
  scene: 'family-tour',
  publishedAt: '2026-11-10',
  title: say('Skidor till barn', 'Ski til barn', 'Skis for children'),
  excerpt: say(
    'Rätt längd i år är bättre än fel i två. Skidor, pjäxor och stavar som barnet orkar med.',
    'Riktig lengde i år er bedre enn feil i to. Ski, sko og staver barnet orker.',
    'The right length this year beats the wrong one for two. Skis, boots and poles a child can manage.',
  ),
  text: say(sv, nb, en),
  related: ['boots-that-fit', 'dress-in-layers'],
}
