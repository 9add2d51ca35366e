import type { PictureKind } from '#platform/images/product-art.ts'
import { buildProduct } from './build-product.ts'
import type { ChildPlan, ProductPlan } from './plan.ts'
import { attributes } from './vocabulary/attributes.ts'
import type { ColourKey } from './vocabulary/colours.ts'
import { say, type Texts } from './vocabulary/texts.ts'

const UNLIMITED = { qty: 0, isManaged: false }

/** Gift cards, the workshop's services and training plans. */
export function serviceProducts(): ProductPlan[] {
  return [...giftCards.map(giftCard), ...services.map(service), ...plans.map(trainingPlan)]
}

/** Names of the sheets that gift cards are printed on. */
const giftCards: [string, Texts, ColourKey, PictureKind][] = [
  [
    'SPAR',
    say('Skare Presentkort Vinterspår', 'Skare Gavekort Vinterløype', 'Skare Gift Card Winter Track'),
    'glacier',
    'card-track',
  ],
  [
    'FJALL',
    say('Skare Presentkort Fjällsol', 'Skare Gavekort Fjellsol', 'Skare Gift Card Mountain Sun'),
    'orange',
    'card-sun',
  ],
  [
    'JUL',
    say('Skare Presentkort God jul', 'Skare Gavekort God jul', 'Skare Gift Card Season’s Greetings'),
    'red',
    'card-christmas',
  ],
]

const amounts = [
  { sv: 250, nb: 250, en: 25 },
  { sv: 500, nb: 500, en: 50 },
  { sv: 1000, nb: 1000, en: 100 },
  { sv: 2000, nb: 2000, en: 200 },
  { sv: 5000, nb: 5000, en: 500 },
]

function giftCard([code, name, colour, picture]: (typeof giftCards)[number]): ProductPlan {
  const children = attributes.ls_varde.options.flatMap(({ id }, at): ChildPlan[] => {
    const price = amounts[at]
    return price
      ? [
          {
            sku: `SK-GK-${code}-${price.sv}`,
            values: { ls_varde: id },
            price,
            special: null,
            qty: GIFT_CARDS,
            tags: [],
          },
        ]
      : []
  })
  const product = buildProduct({
    sku: `SK-GK-${code}`,
    type: 'configurable',
    family: 'gift-card',
    picture,
    colour,
    name,
    categories: ['gift-cards'],
    price: 250,
    short: say(
      'Ett tryckt kort som skickas med posten. Gäller på allt i butiken i två år.',
      'Et trykt kort som sendes i posten. Gjelder på alt i butikken i to år.',
      'A printed card, sent by post. Valid for everything in the shop for two years.',
    ),
    isTaxed: false,
    axes: ['ls_varde'],
    children,
    stock: { qty: GIFT_CARDS * children.length, isManaged: true },
  })
  return { ...product, price: amounts[0] ?? null }
}

const GIFT_CARDS = 500 // printed cards in the drawer

interface ServiceText {
  code: string
  picture: PictureKind
  kr: number
  name: Texts
  short: Texts
}

const services: ServiceText[] = [
  {
    code: 'STENSLIP',
    picture: 'service-grinding',
    kr: 549,
    name: say('Skare Stenslip', 'Skare Steinslip', 'Skare Stone Grinding'),
    short: say(
      'Ny struktur i belaget, vald efter din skida och ditt före. Glidvalla ingår.',
      'Ny struktur i sålen, valgt etter skien og føret ditt. Glider er inkludert.',
      'A new base structure, chosen for your ski and your snow. Glide wax included.',
    ),
  },
  {
    code: 'GLID',
    picture: 'service-glide',
    kr: 249,
    name: say('Skare Glidvallning', 'Skare Glidpreparering', 'Skare Glide Waxing'),
    short: say(
      'Rengöring, värmning och borstning. Klart till nästa vardag.',
      'Rensing, varming og børsting. Klart til neste virkedag.',
      'Cleaning, hot waxing and brushing. Ready on the next working day.',
    ),
  },
  {
    code: 'MONTERING',
    picture: 'service-mounting',
    kr: 199,
    name: say('Skare Montering av bindning', 'Skare Montering av binding', 'Skare Binding Mounting'),
    short: say(
      'För skidor som du redan har: vi mäter ut balanspunkten och monterar. Köper du skida och bindning i samma order monterar vi utan kostnad, och då behövs inte tjänsten.',
      'For ski du allerede har: Vi måler opp balansepunktet og monterer. Kjøper du ski og binding i samme ordre, monterer vi gratis, og da trenger du ikke tjenesten.',
      'For skis that you already have: we find the balance point and mount. If you buy ski and binding in one order we mount them free of charge, and you do not need this service.',
    ),
  },
  {
    code: 'SASONG',
    picture: 'service-season',
    kr: 1490,
    name: say('Skare Säsongsservice', 'Skare Sesongservice', 'Skare Season Service'),
    short: say(
      'Stenslip i november, fyra glidvallningar och en genomgång i april.',
      'Steinslip i november, fire glidprepareringer og en gjennomgang i april.',
      'Stone grinding in November, four glide waxings and an inspection in April.',
    ),
  },
  {
    code: 'SPANN',
    picture: 'service-camber',
    kr: 299,
    name: say('Skare Spannmätning', 'Skare Spennmåling', 'Skare Camber Test'),
    short: say(
      'Vi mäter spannet mot din vikt och märker ut fästzonen.',
      'Vi måler spennet mot vekten din og merker festesonen.',
      'We measure the camber against your weight and mark the grip zone.',
    ),
  },
  {
    code: 'BELAG',
    picture: 'service-base',
    kr: 349,
    name: say('Skare Belagsreparation', 'Skare Sålereparasjon', 'Skare Base Repair'),
    short: say(
      'Djupa repor fylls och planslipas.',
      'Dype riper fylles og slipes plane.',
      'Deep scratches are filled and ground flat.',
    ),
  },
  {
    code: 'KURSK',
    picture: 'course-classic',
    kr: 695,
    name: say('Skare Teknikkurs klassiskt', 'Skare Teknikkurs klassisk', 'Skare Classic Technique Course'),
    short: say(
      'Två timmar i liten grupp på Östersunds skidstadion, med videoanalys.',
      'To timer i liten gruppe på Östersund skistadion, med videoanalyse.',
      'Two hours in a small group at Östersund ski stadium, with video analysis.',
    ),
  },
  {
    code: 'KURSS',
    picture: 'course-skate',
    kr: 695,
    name: say('Skare Teknikkurs skate', 'Skare Teknikkurs skøyting', 'Skare Skate Technique Course'),
    short: say(
      'Tvåans och treans växel, balans och frånskjut. Två timmar med videoanalys.',
      'Padling og dobbeldans, balanse og fraspark. To timer med videoanalyse.',
      'V1, V2, balance and push-off. Two hours with video analysis.',
    ),
  },
]

/** The workshop serves Sweden and Norway. */
const service = ({ code, picture, kr, name, short }: ServiceText): ProductPlan =>
  buildProduct({
    sku: `SK-SRV-${code}`,
    type: 'virtual',
    family: 'service',
    picture,
    name,
    short,
    categories: ['services'],
    price: kr,
    stock: UNLIMITED,
    soldIn: ['sv', 'nb'],
  })

const plans: ServiceText[] = [
  {
    code: 'MOTION',
    picture: 'plan-first-race',
    kr: 199,
    name: say(
      'Skare Träningsprogram Första loppet',
      'Skare Treningsprogram Første renn',
      'Skare Training Plan First Race',
    ),
    short: say(
      'Åtta veckor från soffan till tre mil, tre pass i veckan.',
      'Åtte uker fra sofaen til tre mil, tre økter i uka.',
      'Eight weeks from the sofa to 30 km, three sessions a week.',
    ),
  },
  {
    code: 'RULL',
    picture: 'plan-roller',
    kr: 199,
    name: say(
      'Skare Träningsprogram Rullskidsommar',
      'Skare Treningsprogram Rulleskisommer',
      'Skare Training Plan Roller Ski Summer',
    ),
    short: say(
      'Sexton veckor barmark: rullskidor, styrka och löpning med stavar.',
      'Seksten uker barmark: rulleski, styrke og løping med staver.',
      'Sixteen weeks on dry land: roller skis, strength and pole running.',
    ),
  },
  {
    code: 'SKATE',
    picture: 'plan-skate',
    kr: 249,
    name: say(
      'Skare Träningsprogram Skatefart',
      'Skare Treningsprogram Skøytefart',
      'Skare Training Plan Skate Speed',
    ),
    short: say(
      'Intervaller och teknikpass för dig som vill åka milen under halvtimmen.',
      'Intervaller og teknikkøkter for deg som vil gå mila under halvtimen.',
      'Intervals and technique for a 10 km under half an hour.',
    ),
  },
]

const trainingPlan = ({ code, picture, kr, name, short }: ServiceText): ProductPlan =>
  buildProduct({
    sku: `SK-PDF-${code}`,
    type: 'downloadable',
    family: 'service',
    picture,
    name,
    short,
    categories: ['training-plans'],
    price: kr,
    stock: UNLIMITED,
    downloads: [say('Träningsprogram (PDF)', 'Treningsprogram (PDF)', 'Training plan (PDF)')],
  })
