import type { Language } from '../../commerce/stores.ts'
import { same, say, type Texts } from '../vocabulary/texts.ts'
import type { ContentContext, EntryPlan } from './entry.ts'

interface SizeGuidePlan {
  title: Texts
  text: Texts
  /** Families of products it is for, as picture paths name them. */
  families: string[]
  columns: Texts[]
  rows: string[][]
}

const size = say('Storlek', 'Størrelse', 'Size')
const height = say('Kroppslängd, cm', 'Høyde, cm', 'Height, cm')
const footLength = say('Fotlängd, cm', 'Fotlengde, cm', 'Foot length, cm')

/** How to measure, one table per kind of product. Sizes in centimetres unless they say otherwise. */
const plans = {
  clothing: {
    title: say('Kläder', 'Klær', 'Clothing'),
    text: say(
      'Mät utanpå tunna kläder. Ligger du mellan två storlekar väljer du den mindre i tävlingsplagg och den större i turplagg.',
      'Mål utenpå tynne klær. Er du mellom to størrelser, velger du den minste i konkurransetøy og den største i turtøy.',
      'Measure over thin clothes. Between two sizes, take the smaller for racing and the larger for touring.',
    ),
    families: ['jacket', 'pants', 'baselayer', 'midlayer'],
    columns: [
      size,
      height,
      say('Bröst, cm', 'Bryst, cm', 'Chest, cm'),
      say('Midja, cm', 'Liv, cm', 'Waist, cm'),
      say('Stuss, cm', 'Sete, cm', 'Hips, cm'),
    ],
    rows: [
      ['XS', '158–164', '80–86', '62–68', '86–92'],
      ['S', '164–172', '86–94', '68–76', '92–98'],
      ['M', '172–180', '94–102', '76–84', '98–104'],
      ['L', '180–186', '102–110', '84–92', '104–110'],
      ['XL', '186–192', '110–118', '92–100', '110–116'],
      ['XXL', '192–198', '118–126', '100–108', '116–122'],
    ],
  },
  'junior-clothing': {
    title: say('Juniorkläder', 'Juniorklær', 'Junior clothing'),
    text: say(
      'Storleken är barnets längd. Köp en storlek större till ytterplagg; underställ ska sitta nära kroppen.',
      'Størrelsen er barnets høyde. Kjøp en størrelse større til ytterplagg; undertøy skal sitte inntil kroppen.',
      'The size is the height of the child. Go one up for outer layers; baselayers should fit close.',
    ),
    families: ['jacket', 'pants', 'baselayer', 'midlayer'],
    columns: [size, height, say('Ålder', 'Alder', 'Age')],
    rows: [
      ['120', '115–122', '6–7'],
      ['130', '123–132', '8–9'],
      ['140', '133–142', '10–11'],
      ['150', '143–152', '11–12'],
      ['160', '153–162', '13–14'],
    ],
  },
  skis: {
    title: say('Skidor för vuxna', 'Ski for voksne', 'Skis for adults'),
    text: say(
      'Riktvärden efter kroppslängd. Vikten väger tyngre: väger du mer eller mindre än de flesta i din längd flyttar du ett steg upp eller ned.',
      'Veiledende etter høyde. Vekten betyr mer: veier du mer eller mindre enn de fleste på din høyde, går du ett steg opp eller ned.',
      'A rule of thumb by height. Weight matters more: if you weigh more or less than most people of your height, go one step up or down.',
    ),
    families: ['ski-classic', 'ski-skate', 'ski-touring'],
    columns: [
      height,
      say('Klassisk skida', 'Klassisk ski', 'Classic ski'),
      say('Skateskida', 'Skøyteski', 'Skate ski'),
      say('Turskida', 'Fjellski', 'Touring ski'),
    ],
    rows: [
      ['150', '165–170', '160–165', '160'],
      ['160', '175–180', '170–175', '170'],
      ['170', '185–190', '180–185', '180'],
      ['180', '195–200', '185–190', '190'],
      ['190', '205–210', '190–195', '200'],
    ],
  },
  'junior-skis': {
    title: say('Barnskidor', 'Barneski', 'Children’s skis'),
    text: say(
      'Barnskidor väljs efter kroppslängden. Finns inte längden tar du den närmaste; hellre för kort än för lång.',
      'Barneski velges etter høyden. Finnes ikke lengden, tar du den nærmeste; heller for kort enn for lang.',
      'Children’s skis are chosen by height. If a length is not made, take the nearest; better too short than too long.',
    ),
    families: ['ski-junior'],
    columns: [
      height,
      say('Nybörjare', 'Nybegynner', 'Beginner'),
      say('Har åkt förut', 'Har gått før', 'Has skied before'),
    ],
    rows: [
      ['90', '95–100', '100–110'],
      ['100', '105–110', '110–120'],
      ['110', '115–120', '120–130'],
      ['120', '125–130', '130–140'],
      ['130', '135–140', '140–150'],
      ['140', '145–150', '150–160'],
      ['150', '155–160', '160–170'],
      ['160', '165–170', '170–180'],
    ],
  },
  poles: {
    title: say('Stavar', 'Staver', 'Poles'),
    text: say(
      'Klassisk stav når till axeln, skatestav till mellan haka och näsa. Mät med pjäxorna på.',
      'Klassisk stav når til skulderen, skøytestav til mellom hake og nese. Mål med skoene på.',
      'A classic pole reaches the shoulder, a skate pole somewhere between chin and nose. Measure with your boots on.',
    ),
    families: ['pole'],
    columns: [
      height,
      say('Klassisk stav', 'Klassisk stav', 'Classic pole'),
      say('Skatestav', 'Skøytestav', 'Skate pole'),
      say('Turstav', 'Fjellstav', 'Touring pole'),
    ],
    rows: [
      ['120', '100', '105', '95'],
      ['140', '115', '125', '110'],
      ['150', '125', '135', '120'],
      ['160', '135', '145', '130'],
      ['170', '145', '150', '140'],
      ['180', '150', '160', '145'],
      ['190', '160', '170', '155'],
    ],
  },
  boots: {
    title: say('Pjäxor och skor', 'Skisko og sko', 'Boots and shoes'),
    text: say(
      'Ställ dig på ett papper med hälen mot väggen och mät till längsta tån. Lägg till en halv centimeter.',
      'Stå på et ark med hælen mot veggen og mål til den lengste tåen. Legg til en halv centimeter.',
      'Stand on a sheet of paper with your heel against the wall and measure to the longest toe. Add half a centimetre.',
    ),
    families: ['boot-classic', 'boot-skate', 'boot-touring', 'ice-skate'],
    columns: [same('EU'), footLength, same('UK')],
    rows: [
      ['30', '18,9', '11½'],
      ['32', '20,2', '13½'],
      ['34', '21,5', '2'],
      ['36', '22,8', '3½'],
      ['37', '23,4', '4'],
      ['38', '24,1', '5'],
      ['39', '24,7', '6'],
      ['40', '25,4', '6½'],
      ['41', '26,0', '7½'],
      ['42', '26,7', '8'],
      ['43', '27,3', '9'],
      ['44', '28,0', '9½'],
      ['45', '28,6', '10½'],
      ['46', '29,3', '11'],
      ['47', '29,9', '12'],
      ['48', '30,6', '12½'],
    ],
  },
  gloves: {
    title: say('Handskar', 'Hansker', 'Gloves'),
    text: say(
      'Mät runt handen över knogarna, utan tumme. Vantar är rymligare än fingerhandskar.',
      'Mål rundt hånden over knokene, uten tommel. Votter er romsligere enn fingerhansker.',
      'Measure around the hand over the knuckles, without the thumb. Mittens are roomier than gloves.',
    ),
    families: ['glove'],
    columns: [size, say('Omkrets, cm', 'Omkrets, cm', 'Circumference, cm')],
    rows: [
      ['XS', '17–18'],
      ['S', '18–20'],
      ['M', '20–22'],
      ['L', '22–24'],
      ['XL', '24–26'],
    ],
  },
  socks: {
    title: say('Strumpor', 'Sokker', 'Socks'),
    text: say(
      'Välj efter skostorlek. Mellan två storlekar: den mindre, så slipper du veck i pjäxan.',
      'Velg etter skostørrelse. Mellom to størrelser: den minste, så slipper du folder i skoen.',
      'Choose by shoe size. Between two: the smaller, so that nothing wrinkles in the boot.',
    ),
    families: ['sock'],
    columns: [size, footLength],
    rows: [
      ['34–36', '21–23'],
      ['37–39', '23–25'],
      ['40–42', '25–27'],
      ['43–45', '27–29'],
    ],
  },
} satisfies Record<string, SizeGuidePlan>

export type SizeGuideKey = keyof typeof plans

/** Families of products by the guide that is theirs. */
export const sizeGuideFamilies: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries<SizeGuidePlan>(plans).map(([key, { families }]) => [key, families]),
)

/** The size guides in one language. */
export const sizeGuidesIn = (language: Language) =>
  Object.entries<SizeGuidePlan>(plans).map(([slug, { title, text, families, columns, rows }]) => ({
    slug,
    title: title[language],
    text: text[language],
    families,
    columns: columns.map((column) => column[language]),
    rows: language === 'en' ? rows.map((row) => row.map((cell) => cell.replace(',', '.'))) : rows,
  }))

/** The size guides as entries, found by `id` or by the family of a product (`filter[families][_contains]`). */
export const toSizeGuides = ({ store: { language } }: ContentContext): EntryPlan[] =>
  sizeGuidesIn(language).map((guide) => ({ type: 'sizeGuide', id: guide.slug, attributes: guide }))
