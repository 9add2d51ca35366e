import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const eightWeeks: ArticlePlan = {
  id: 'item-eight-weeks',
  slug: 'eight-weeks',
  publishedAt: '2026-10-12',
  scene: 'long-race',
  title: say('Åtta veckor, tre pass', 'Åtte uker, tre økter', 'Eight weeks, three sessions'),
  excerpt: say(
    'Nio mil till Mora för dig som har jobb, barn och ont om tid.',
    'Ni mil til Mora for deg som har jobb, barn og lite tid.',
    'Ninety kilometres to Mora for people with a job, children and little time.',
  ),
  text: say(sv, nb, en),
}
