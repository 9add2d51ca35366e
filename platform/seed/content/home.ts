import type { ShopPage } from '#platform/mails/shop-links.ts'
import { skuOf } from '../product-names.ts'
import { say, type Texts } from '../vocabulary/texts.ts'

/** A block of the home page: a picture, a few words, a way on and one product. */
export interface HomeBlockPlan {
  id: string
  title: Texts
  text: Texts
  label: Texts
  /** Key of the category it leads to; absent: it leads to a page of the shop. */
  category?: string
  shopPage?: ShopPage
  scene: string
  /** Content areas have none. */
  sku?: string
}

export const homeBanner: Omit<HomeBlockPlan, 'sku'> = {
  id: 'banner',
  title: say('Snart bär det', 'Snart bærer det', 'Crust season is close'),
  text: say(
    'Nya skidor för spår, fjäll och första turen. Fri montering av bindning.',
    'Nye ski for løype, fjell og den første turen. Gratis montering av binding.',
    'New skis for tracks, mountains and first outings. Bindings mounted free of charge.',
  ),
  label: say('Se skidorna', 'Se skiene', 'See the skis'),
  category: 'skis',
  scene: 'forest-track',
}

/** Four blocks (Spec §9, Home layout). */
export const homeBlocks: HomeBlockPlan[] = [
  {
    id: 'block-1',
    title: say('Loppskidan', 'Turrennskia', 'The marathon ski'),
    text: say(
      'Nio mil senare är du glad att spetsen är mjuk.',
      'Ni mil senere er du glad for at tuppen er myk.',
      'Ninety kilometres later you are glad the tip is soft.',
    ),
    label: say('Klassiska skidor', 'Klassiske ski', 'Classic skis'),
    category: 'classic-skis',
    scene: 'long-race',
    sku: 'DEMO-CONF',
  },
  {
    id: 'block-2',
    title: say('Ovanför trädgränsen', 'Over tregrensen', 'Above the tree line'),
    text: say(
      'Stålkant, lätt kärna och fäste för fällor. Nu till nedsatt pris.',
      'Stålkant, lett kjerne og feste for feller. Nå til nedsatt pris.',
      'Steel edges, a light core and notches for skins. Reduced now.',
    ),
    label: say('Turskidor', 'Fjellski', 'Touring skis'),
    category: 'touring-skis',
    scene: 'mountain-plateau',
    sku: 'DEMO-SALE',
  },
  {
    id: 'block-3',
    title: say('Allt i ett paket', 'Alt i én pakke', 'All in one package'),
    text: say(
      'Skidor, pjäxor, bindning och stavar som passar ihop.',
      'Ski, sko, binding og staver som passer sammen.',
      'Skis, boots, binding and poles that belong together.',
    ),
    label: say('Skidpaket', 'Skipakker', 'Ski packages'),
    category: 'ski-packages',
    scene: 'family-tour',
    sku: 'DEMO-BUNDLE',
  },
  {
    id: 'block-4',
    title: say('Med namn på ryggen', 'Med navn på ryggen', 'With your name on it'),
    text: say(
      'Vi trycker klubbens jackor, från en och uppåt.',
      'Vi trykker klubbens jakker, fra én og oppover.',
      'We print club jackets, from one upwards.',
    ),
    label: say('Jackor', 'Jakker', 'Jackets'),
    category: 'jackets',
    scene: 'coast-trail',
    sku: 'DEMO-INITIALS',
  },
]

/** Five middle blocks. */
export const homeMiddleBlocks: HomeBlockPlan[] = [
  {
    id: 'middle-1',
    title: say('Fem minuter till start', 'Fem minutter til start', 'Five minutes to the start'),
    text: say('Flytande glid utan fluor.', 'Flytende glider uten fluor.', 'Liquid glide, fluoro-free.'),
    label: say('Glidvalla', 'Glider', 'Glide wax'),
    category: 'glide-wax',
    scene: 'wax-room',
    sku: 'DEMO-LOW',
  },
  {
    id: 'middle-2',
    title: say('Tre burkar räcker långt', 'Tre bokser rekker langt', 'Three tins go a long way'),
    text: say('Blå, lila, röd.', 'Blå, lilla, rød.', 'Blue, purple, red.'),
    label: say('Fästvalla', 'Festesmøring', 'Grip wax'),
    category: 'grip-wax',
    scene: 'race-start',
    sku: 'DEMO-GROUPED',
  },
  {
    id: 'middle-3',
    title: say('När det mörknar klockan tre', 'Når det mørkner klokka tre', 'When dusk falls at three'),
    text: say(
      'Pannlampor för hela kvällen.',
      'Hodelykter for hele kvelden.',
      'Headlamps for the whole evening.',
    ),
    label: say('Pannlampor', 'Hodelykter', 'Headlamps'),
    category: 'headlamps',
    scene: 'night-lamp',
    sku: skuOf('headlamp', 2),
  },
  {
    id: 'middle-4',
    title: say('Skidor i augusti', 'Ski i august', 'Skis in August'),
    text: say('Rullskidor med skidkänsla.', 'Rulleski med skifølelse.', 'Roller skis that feel like snow.'),
    label: say('Rullskidor', 'Rulleski', 'Roller skis'),
    category: 'roller-skis',
    scene: 'roller-road',
    sku: skuOf('roller-classic', 0),
  },
  {
    id: 'middle-5',
    title: say('Ge bort en vinter', 'Gi bort en vinter', 'Give a winter away'),
    text: say(
      'Presentkort som gäller i två år.',
      'Gavekort som gjelder i to år.',
      'Gift cards, valid for two years.',
    ),
    label: say('Presentkort', 'Gavekort', 'Gift cards'),
    category: 'gift-cards',
    scene: 'cabin',
    sku: 'SK-GK-JUL',
  },
]

/** Two content areas. */
export const homeContentAreas: HomeBlockPlan[] = [
  {
    id: 'area-1',
    title: say('Rätt spann från början', 'Riktig spenn fra starten', 'The right camber from the start'),
    text: say(
      'Skriv vad du väger och hur du åker, så visar vi paren som bär dig. Det tar en halv minut och är den största skillnaden du kan göra.',
      'Skriv hva du veier og hvordan du går, så viser vi parene som bærer deg. Det tar et halvt minutt og er den største forskjellen du kan gjøre.',
      'Say what you weigh and how you ski, and we show the pairs that carry you. It takes half a minute and makes the biggest difference of all.',
    ),
    label: say('Hitta rätt skidor', 'Finn riktige ski', 'Find your skis'),
    shopPage: 'ski-finder',
    scene: 'ski-rack',
  },
  {
    id: 'area-2',
    title: say('Lager för lager', 'Lag på lag', 'Layer by layer'),
    text: say(
      'Ull närmast, något som värmer och något som stänger vinden ute. Mer behövs inte.',
      'Ull innerst, noe som varmer og noe som holder vinden ute. Mer trengs ikke.',
      'Wool next to the skin, something warm and something against the wind. That is all.',
    ),
    label: say('Kläder', 'Klær', 'Clothing'),
    category: 'clothing',
    scene: 'spring-crust',
  },
]

/** Main categories with their icons. */
export const homeCategories: { category: string; icon: string }[] = [
  { category: 'skis', icon: 'ski' },
  { category: 'boots', icon: 'boot' },
  { category: 'poles-and-bindings', icon: 'pole' },
  { category: 'wax', icon: 'wax' },
  { category: 'clothing', icon: 'jacket' },
  { category: 'roller-skis', icon: 'roller-ski' },
  { category: 'nutrition', icon: 'nutrition' },
  { category: 'packages', icon: 'package' },
]
