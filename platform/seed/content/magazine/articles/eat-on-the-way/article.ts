import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const eatOnTheWay: ArticlePlan = {
  id: 'item-eat-on-the-way',
  slug: 'eat-on-the-way',
  publishedAt: '2026-09-14',
  scene: 'race-start',
  title: say('Ät innan ljuset släcks', 'Spis før lyset slukkes', 'Eat before the lights go out'),
  excerpt: say(
    'Hur mycket, hur ofta och i vilken ordning: maten på långpass, lopp och tur.',
    'Hvor mye, hvor ofte og i hvilken rekkefølge: maten på langtur, renn og tur.',
    'How much, how often and in which order: food for long sessions, races and tours.',
  ),
  text: say(sv, nb, en),
  picture: {
    scene: 'mountain-plateau',
    caption: say('Här smakar smörgåsen bäst', 'Her smaker brødskiva best', 'Where a sandwich tastes best'),
  },
}
