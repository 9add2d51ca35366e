import { say } from '../../../vocabulary/texts.ts'
import type { GuidePlan } from '../guide-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const touringSkis: GuidePlan = {
  slug: 'touring-skis',
  scene: 'mountain-plateau',
  publishedAt: '2026-11-17',
  title: say('Skidor för fjället', 'Ski til fjellet', 'Skis for the mountains'),
  excerpt: say(
    'Bredd, stålkant och en ryggsäck på vågen: så väljer du turskidor för dina dagar.',
    'Bredde, stålkant og en sekk på vekta: slik velger du fjellski til dine dager.',
    'Width, steel edges and a pack on the scales: touring skis for the days you have.',
  ),
  text: say(sv, nb, en),
  related: ['dress-in-layers', 'choose-cross-country-skis'],
}
