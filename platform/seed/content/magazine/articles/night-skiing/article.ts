import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const nightSkiing: ArticlePlan = {
  id: 'item-night-skiing',
  slug: 'night-skiing',
  publishedAt: '2026-11-02',
  scene: 'night-lamp',
  title: say('När lampan är enda ljuset', 'Når lykta er det eneste lyset', 'When the lamp is the only light'),
  excerpt: say(
    'Halv fyra är dagen slut och spåret ditt. Om ljus, batterier och att hitta hem.',
    'Halv fire er dagen slutt, og løypa er din. Om lys, batterier og å finne hjem.',
    'At half past three the day is over and the trail is yours. On light, batteries and finding your way home.',
  ),
  text: say(sv, nb, en),
  picture: {
    scene: 'cabin',
    caption: say(
      'Sista stugan, kvart över tre',
      'Siste hytte, kvart over tre',
      'The last hut, a quarter past three',
    ),
  },
}
