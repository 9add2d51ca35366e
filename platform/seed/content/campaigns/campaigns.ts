import { skuOf } from '../../product-names.ts'
import { say } from '../../vocabulary/texts.ts'
import type { CampaignPlan } from './campaign-plan.ts'

/** The campaigns, the editors' order. One lasts, so that the shop has a campaign whatever the date. */
export const campaignPlans: CampaignPlan[] = [
  {
    slug: 'season-opening',
    scene: 'forest-track',
    title: say('Säsongspremiär', 'Sesongåpning', 'Season opening'),
    excerpt: say(
      '10 % med koden SKARE10, tills första loppet är avgjort.',
      '10 % med koden SKARE10, til det første rennet er gått.',
      '10% off with the code SKARE10, until the first race is decided.',
    ),
    category: 'nordic-skis',
    skus: ['DEMO-CONF', skuOf('ski-classic', 0), skuOf('ski-skate', 0), skuOf('boot-classic', 0)],
    couponCode: 'SKARE10',
    startsAt: '2026-11-01',
    endsAt: '2026-12-13',
  },
  {
    slug: 'mountain-weeks',
    scene: 'mountain-plateau',
    title: say('Fjällveckor', 'Fjelluker', 'Mountain weeks'),
    excerpt: say(
      'Turskidor till nedsatt pris och allt som hör till.',
      'Fjellski til nedsatt pris og alt som hører med.',
      'Touring skis reduced, and all that goes with them.',
    ),
    category: 'touring-skis',
    skus: ['DEMO-SALE', skuOf('ski-touring', 4), skuOf('boot-touring', 0), skuOf('bag', 4)],
    startsAt: '2026-11-16',
    endsAt: '2027-04-30',
  },
  {
    slug: 'fluorine-free',
    scene: 'wax-room',
    title: say('Fluorfritt hela vintern', 'Fluorfritt hele vinteren', 'Fluorine-free all winter'),
    excerpt: say(
      'Glidvallor som klarar reglerna och skonar bäcken bakom stadion.',
      'Glidere som holder reglene og skåner bekken bak stadion.',
      'Glide waxes that pass the rules and spare the brook behind the stadium.',
    ),
    category: 'glide-wax',
    skus: ['DEMO-LOW', 'DEMO-GROUPED', skuOf('wax-glide', 0), skuOf('wax-tool', 2)],
    startsAt: '2026-11-01',
    endsAt: '2027-03-31',
  },
  {
    slug: 'give-a-winter',
    scene: 'cabin',
    title: say('Ge bort en vinter', 'Gi bort en vinter', 'Give a winter away'),
    excerpt: say(
      'Presenter under 500 kr, och presentkort som kommer fram i tid.',
      'Gaver under 500 kr, og gavekort som kommer fram i tide.',
      'Presents under 50 €, and gift cards that arrive in time.',
    ),
    category: 'gift-cards',
    skus: ['SK-GK-JUL', skuOf('sock', 2), skuOf('glove', 1), 'DEMO-GROUPED-BLUE'],
    startsAt: '2026-11-20',
    endsAt: '2026-12-24',
  },
  {
    slug: 'first-skis',
    scene: 'family-tour',
    title: say('De första skidorna', 'De første skiene', 'The first skis'),
    excerpt: say(
      'Färdiga paket för barn, med bindningen monterad.',
      'Ferdige pakker til barn, med bindingen montert.',
      'Complete packages for children, with the binding mounted.',
    ),
    category: 'ski-packages',
    skus: ['PK-KV-JUNIOR', 'PK-FJ-JUNIOR', skuOf('ski-junior', 0), skuOf('glove', 3)],
  },
  {
    slug: 'after-work',
    scene: 'lit-loop',
    title: say('Efter jobbet', 'Etter jobb', 'After work'),
    excerpt: say(
      'Lampor, klara glasögon och ett vindtätt lager för vardagskvällen.',
      'Lykter, klare briller og et vindtett lag til hverdagskvelden.',
      'Lamps, clear glasses and a windproof layer for weekday evenings.',
    ),
    category: 'headlamps',
    skus: [skuOf('headlamp', 2), skuOf('headlamp', 4), skuOf('eyewear', 0), skuOf('jacket', 0)],
    startsAt: '2026-11-01',
    endsAt: '2027-02-28',
  },
]
