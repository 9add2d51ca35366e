import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const skinsCare: ArticlePlan = {
  id: 'item-skins-care',
  slug: 'skins-care',
  publishedAt: '2026-09-30',
  scene: 'forest-track',
  title: say('Huden under skidan', 'Fella under skien', 'The skin under the ski'),
  excerpt: say(
    'Skinskidor behöver ingen fästvalla. De behöver en halvtimme, tre gånger per vinter.',
    'Felleski trenger ikke festesmøring. De trenger en halvtime, tre ganger hver vinter.',
    'Skin skis need no grip wax. They need half an hour, three times a winter.',
  ),
  text: say(sv, nb, en),
}
