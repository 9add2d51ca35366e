import type { BrandKey } from '../../vocabulary/brands.ts'
import { brands } from '../../vocabulary/brands.ts'
import { perLanguage, say, type Texts } from '../../vocabulary/texts.ts'
import type { SizeGuideKey } from '../size-guides.ts'
import type { BrandPlan } from './brand-plan.ts'
import { en } from './texts/en.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

/** What a maker is known for, the landscape of its page, and the size guides for what it makes. */
const rows: Record<BrandKey, [knownFor: Texts, scene: string, sizeGuides?: SizeGuideKey[]]> = {
  fjallro: [
    say(
      'längdskidor, klassiska skidor, skateskidor, pjäxor',
      'langrennsski, klassiske ski, skøyteski, skisko',
      'cross-country skis, classic skis, skate skis, boots',
    ),
    'race-start',
    ['skis', 'boots'],
  ],
  nordvind: [
    say(
      'skateskidor, tävlingsskidor, rullskidor',
      'skøyteski, konkurranseski, rulleski',
      'skate skis, race skis, roller skis',
    ),
    'lit-loop',
    ['skis', 'boots'],
  ],
  isrand: [
    say('skidor, skidpaket, skridskor', 'ski, skipakker, skøyter', 'skis, ski packages, skates'),
    'frozen-lake',
    ['skis', 'boots', 'poles'],
  ],
  tjarnmo: [
    say(
      'turskidor, stålkant, turpjäxor',
      'fjellski, stålkant, fjellskisko',
      'touring skis, steel edges, touring boots',
    ),
    'mountain-plateau',
    ['skis', 'boots'],
  ],
  kvalsund: [
    say(
      'juniorskidor, barnskidor, stavar',
      'juniorski, barneski, staver',
      'junior skis, children’s skis, poles',
    ),
    'family-tour',
    ['junior-skis', 'boots', 'poles'],
  ],
  hallskar: [
    say(
      'stavar, bindningar, rullskidor, visir',
      'staver, bindinger, rulleski, visir',
      'poles, bindings, roller skis, visors',
    ),
    'coast-trail',
    ['poles'],
  ],
  glidfors: [
    say('glidvalla, vallajärn, borstar', 'glider, smørejern, børster', 'glide wax, waxing irons, brushes'),
    'wax-room',
  ],
  valhem: [say('flytande glid, vallning', 'flytende glider, skismøring', 'liquid glide, waxing'), 'ski-rack'],
  kadaby: [
    say('fästvalla, burkvalla, klister', 'festesmøring, festevoks, klister', 'grip wax, hard wax, klister'),
    'forest-track',
  ],
  vinterhed: [
    say('skidkläder, jackor, klubbkläder', 'skiklær, jakker, klubbklær', 'ski clothing, jackets, club wear'),
    'long-race',
    ['clothing', 'gloves'],
  ],
  tallasen: [
    say('skidbyxor, mellanlager, mössor', 'skibukser, mellomlag, luer', 'ski trousers, midlayers, hats'),
    'coast-trail',
    ['clothing'],
  ],
  lunsjo: [
    say('dunjackor, handskar, strumpor', 'dunjakker, hansker, sokker', 'down jackets, gloves, socks'),
    'cabin',
    ['clothing', 'gloves', 'socks'],
  ],
  snohild: [
    say(
      'skidkläder dam, underställ, tights',
      'skiklær dame, undertøy, tights',
      'women’s ski clothing, baselayers, tights',
    ),
    'spring-crust',
    ['clothing', 'junior-clothing'],
  ],
  myrland: [
    say(
      'ullunderställ, merinoull, vantar',
      'ullundertøy, merinoull, votter',
      'wool baselayers, merino, mittens',
    ),
    'cabin',
    ['clothing', 'gloves', 'socks'],
  ],
  ullbacka: [
    say(
      'ullstrumpor, underställ, pannband',
      'ullsokker, undertøy, pannebånd',
      'wool socks, baselayers, headbands',
    ),
    'forest-track',
    ['clothing', 'socks'],
  ],
  siktvik: [
    say(
      'sportglasögon, visir, pannlampor',
      'sportsbriller, visir, hodelykter',
      'sports glasses, visors, headlamps',
    ),
    'mountain-plateau',
  ],
  ljusnar: [say('pannlampor', 'hodelykter', 'headlamps'), 'night-lamp'],
  packmo: [
    say(
      'ryggsäckar, skidfodral, flaskor',
      'ryggsekker, skitrekk, flasker',
      'backpacks, ski sleeves, bottles',
    ),
    'mountain-plateau',
  ],
  barmark: [
    say(
      'rullskidor, klassiska rullskidor, skaterullskidor',
      'rulleski, klassiske rulleski, skøyterulleski',
      'roller skis, classic roller skis, skate roller skis',
    ),
    'roller-road',
  ],
  blankis: [
    say('långfärdsskridskor, skridskor', 'turskøyter, skøyter', 'Nordic skates, ice skates'),
    'frozen-lake',
    ['boots'],
  ],
  kraftmyra: [
    say(
      'energigel, sportdryck, energibars',
      'energigel, sportsdrikk, energibarer',
      'energy gels, sports drinks, energy bars',
    ),
    'race-start',
  ],
  skare: [
    say(
      'skidservice, träningsprogram, presentkort',
      'skiservice, treningsprogrammer, gavekort',
      'ski service, training plans, gift cards',
    ),
    'wax-room',
  ],
}

const texts = { sv, nb, en }

/** The page of every maker. */
export const brandPlans: BrandPlan[] = Object.entries(rows).map(
  ([key, [knownFor, scene, sizeGuides = []]]): BrandPlan => {
    const brand = key as BrandKey // the rows have exactly these keys
    return {
      brand,
      scene,
      sizeGuides,
      keywords: perLanguage((language) => `${brands[brand].name}, ${knownFor[language]}`),
      text: perLanguage((language) => texts[language][brand]),
    }
  },
)
