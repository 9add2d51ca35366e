import type { ProductPlan } from '../plan.ts'
import { same, say, type Texts } from '../vocabulary/texts.ts'
import {
  care,
  complaint,
  labels,
  modelNumber,
  row,
  type SpecificationRow,
  type Specifications,
  weight,
} from './row.ts'

const nylon = say('Återvunnen nylon', 'Resirkulert nylon', 'Recycled nylon')
const bag = (grams: number, more: SpecificationRow[]) => () => [
  weight(grams),
  row(labels.material, nylon),
  ...more,
  care(say('Torka av; låt torka öppen', 'Tørk av; la tørke åpen', 'Wipe clean; dry open')),
  complaint('durable'),
]
const volume = (text: string) => row(say('Volym', 'Volum', 'Volume'), text)

const GRAMS_PER_LUMEN = 0.08
const LIGHTEST_LAMP = 80
const DIMMEST = 400
const HOURS = 4

function headlamp(plan: ProductPlan): SpecificationRow[] {
  const lumens = modelNumber(plan, DIMMEST)
  return [
    weight(
      Math.round(LIGHTEST_LAMP + lumens * GRAMS_PER_LUMEN),
      say('med batteri', 'med batteri', 'with battery'),
    ),
    row(say('Ljusflöde', 'Lysstyrke', 'Light output'), same(`${lumens} lm`)),
    row(
      say('Drifttid', 'Driftstid', 'Run time'),
      say(`${HOURS} timmar på full styrka`, `${HOURS} timer på full styrke`, `${HOURS} hours at full power`),
    ),
    row(
      say('Batteri', 'Batteri', 'Battery'),
      say('Litiumjon, utbytbart', 'Litiumion, utskiftbart', 'Lithium-ion, replaceable'),
    ),
    row(say('Laddning', 'Lading', 'Charging'), same('USB-C')),
    row(say('Tålighet', 'Tetthet', 'Protection'), same('IPX5')),
    care(say('Pannbandet tvättas i 30 °C', 'Pannebåndet vaskes på 30 °C', 'Wash the band at 30 °C')),
    complaint('ordinary'),
  ]
}

interface Nutrition {
  amount: string
  energy: string
  rows: [Texts, Texts | string][]
}

const carbohydrate = say('Kolhydrater', 'Karbohydrater', 'Carbohydrate')
const protein = say('Protein', 'Protein', 'Protein')
const food =
  ({ amount, energy, rows }: Nutrition, allergens: Texts) =>
  () => [
    row(labels.contents, amount),
    row(say('Energi', 'Energi', 'Energy'), energy),
    ...rows.map(([label, value]) => row(label, value)),
    row(say('Allergener', 'Allergener', 'Allergens'), allergens),
    row(
      say('Förvaring', 'Oppbevaring', 'Storage'),
      say('Torrt, i rumstemperatur', 'Tørt, i romtemperatur', 'Dry, at room temperature'),
    ),
  ]
const none = say('Inga', 'Ingen', 'None')
const oats = say(
  'Havre; kan innehålla spår av nötter',
  'Havre; kan inneholde spor av nøtter',
  'Oats; may contain traces of nuts',
)

const bottle = (grams: number, material: Texts) => () => [
  weight(grams, '750 ml'),
  row(labels.material, material),
  row(say('Fri från', 'Fri for', 'Free of'), same('BPA')),
  care(say('Tål diskmaskin', 'Tåler oppvaskmaskin', 'Dishwasher safe')),
  complaint('ordinary'),
]

/** Bags, lamps, bottles and food. */
export const accessorySpecifications: Specifications = {
  'ski-sleeve': bag(680, [
    row(
      labels.fits,
      say(
        'Ett par längdskidor upp till 210 cm',
        'Ett par langrennsski opp til 210 cm',
        'One pair of cross-country skis up to 210 cm',
      ),
    ),
  ]),
  backpack: bag(940, [
    volume('25 l'),
    row(
      say('Bärsystem', 'Bæresystem', 'Carrying system'),
      say(
        'Vadderat, med höft- och bröstrem',
        'Polstret, med hofte- og brystrem',
        'Padded, with hip and chest straps',
      ),
    ),
    row(
      say('Fästen', 'Fester', 'Straps'),
      say('Skidor på båda sidor, stavar', 'Ski på begge sider, staver', 'Skis on both sides, poles'),
    ),
  ]),
  'drink-belt': bag(220, [volume('1 l')]),
  headlamp,
  thermos: bottle(
    340,
    say('Rostfritt stål, dubbla väggar', 'Rustfritt stål, doble vegger', 'Stainless steel, double-walled'),
  ),
  'sports-bottle': bottle(90, say('Biobaserad plast', 'Biobasert plast', 'Bio-based plastic')),
  gel: food({ amount: '40 g', energy: '420 kJ / 100 kcal', rows: [[carbohydrate, '25 g']] }, none),
  'gel-caffeine': food(
    {
      amount: '40 g',
      energy: '420 kJ / 100 kcal',
      rows: [
        [carbohydrate, '25 g'],
        [say('Koffein', 'Koffein', 'Caffeine'), '50 mg'],
      ],
    },
    none,
  ),
  'sports-drink': food(
    {
      amount: '800 g',
      energy: '1500 kJ / 360 kcal (100 g)',
      rows: [[carbohydrate, say('60 g per halvliter', '60 g per halvliter', '60 g per half litre')]],
    },
    none,
  ),
  'drink-sample': food({ amount: '60 g', energy: '900 kJ / 216 kcal', rows: [[carbohydrate, '54 g']] }, none),
  'recovery-drink': food(
    {
      amount: '800 g',
      energy: '1550 kJ / 370 kcal (100 g)',
      rows: [
        [carbohydrate, '60 g (100 g)'],
        [protein, '25 g (100 g)'],
      ],
    },
    say('Mjölk', 'Melk', 'Milk'),
  ),
  'energy-bar': food(
    {
      amount: '50 g',
      energy: '880 kJ / 210 kcal',
      rows: [
        [carbohydrate, '32 g'],
        [protein, '5 g'],
      ],
    },
    oats,
  ),
  'protein-bar': food(
    {
      amount: '60 g',
      energy: '960 kJ / 230 kcal',
      rows: [
        [carbohydrate, '22 g'],
        [protein, '18 g'],
      ],
    },
    say(
      'Mjölk, havre; kan innehålla spår av nötter',
      'Melk, havre; kan inneholde spor av nøtter',
      'Milk, oats; may contain traces of nuts',
    ),
  ),
}
