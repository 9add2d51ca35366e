import { say } from '../../../../vocabulary/texts.ts'
import type { ArticlePlan } from '../../magazine-plan.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

export const waxRight: ArticlePlan = {
  id: 'item-wax-right',
  slug: 'wax-right',
  publishedAt: '2026-11-09',
  scene: 'wax-room',
  title: say(
    'Valla rätt när du inte vet något',
    'Smør riktig når du ikke vet noe',
    'Waxing when you know nothing',
  ),
  excerpt: say(
    'Tre tunna lager, hundra meter, känn efter. Det är hela hemligheten med fästvallning.',
    'Tre tynne lag, hundre meter, kjenn etter. Det er hele hemmeligheten med festesmøring.',
    'Three thin layers, a hundred metres, see how it feels. That is the whole secret of grip wax.',
  ),
  text: say(sv, nb, en),
}
