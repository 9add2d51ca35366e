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
    'Nio mil till Mora för dig som har jobb, barn och tre timmar över.',
    'Ni mil til Mora for deg som har jobb, barn og tre timer til overs.',
    'Ninety kilometres to Mora for people with a job, children and three hours to spare.',
  ),
  text: say(sv, nb, en),
}
