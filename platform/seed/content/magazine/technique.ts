import { say } from '../../vocabulary/texts.ts'
import { toParagraphs } from '../guides/guide-plan.ts'
import { eightWeeks } from './articles/eight-weeks/article.ts'
import { skateOrClassic } from './articles/skate-or-classic/article.ts'
import { skisInAugust } from './articles/skis-in-august/article.ts'
import { waxRight } from './articles/wax-right/article.ts'
import type { ChapterPlan } from './magazine-plan.ts'

/** How to ski better. */
export const technique: ChapterPlan = {
  id: 'chapter-technique',
  slug: 'technique',
  publishedAt: '2026-10-01',
  scene: 'forest-track',
  title: say('Teknik', 'Teknikk', 'Technique'),
  excerpt: say(
    'Det går att bli bättre utan att bli starkare. Om stil, träning och att valla lagom.',
    'Det går an å bli bedre uten å bli sterkere. Om stil, trening og å smøre passe mye.',
    'You can get better without getting stronger. On style, training and waxing just enough.',
  ),
  opening: {
    look: 'pine',
    text: toParagraphs(
      say(
        'Längdskidåkning är balans på en yta som rör sig. Allt annat, kraft, andning, valla, kommer sedan.',
        'Langrenn er balanse på et underlag som flytter seg. Alt annet, kraft, pust, smøring, kommer etterpå.',
        'Cross-country skiing is balance on a surface that moves. Strength, breath and wax come later.',
      ),
    ),
  },
  articles: [waxRight, skateOrClassic, eightWeeks, skisInAugust],
}
