import { say } from '../../vocabulary/texts.ts'
import { type EditorialPage, section, table } from '../editorial.ts'

const body = [
  ['XS', '158–164', '80–86', '62–68', '86–92'],
  ['S', '164–172', '86–94', '68–76', '92–98'],
  ['M', '172–180', '94–102', '76–84', '98–104'],
  ['L', '180–186', '102–110', '84–92', '104–110'],
  ['XL', '186–192', '110–118', '92–100', '110–116'],
  ['XXL', '192–198', '118–126', '100–108', '116–122'],
]
const skis = [
  ['150', '165–170', '160–165', '125', '135'],
  ['160', '175–180', '170–175', '135', '145'],
  ['170', '185–190', '180–185', '145', '155'],
  ['180', '195–200', '185–190', '155', '160'],
  ['190', '205–210', '190–195', '160', '170'],
]
const feet = [
  ['36', '22,8', '3,5'],
  ['38', '24,1', '5'],
  ['40', '25,4', '6,5'],
  ['42', '26,7', '8'],
  ['44', '28,0', '9,5'],
  ['46', '29,3', '11'],
]

/** Sizes of clothes, skis, poles and boots. */
export const sizeGuidePage: EditorialPage = {
  slug: 'size-guide',
  title: say('Storleksguide', 'Størrelsesguide', 'Size guide'),
  scene: 'cabin',
  body: {
    sv: [
      section(
        'Kläder',
        'Mät utanpå tunna kläder, i centimeter. Ligger du mellan två storlekar väljer du den mindre i tävlingsplagg och den större i turplagg.',
        table([['Storlek', 'Längd', 'Bröst', 'Midja', 'Stuss'], ...body]),
      ),
      section(
        'Skidor och stavar',
        'Riktvärden efter kroppslängd, i centimeter. Väger du mer eller mindre än de flesta i din längd flyttar du ett steg uppåt eller nedåt.',
        table([['Kroppslängd', 'Klassisk skida', 'Skateskida', 'Klassisk stav', 'Skatestav'], ...skis]),
      ),
      section(
        'Pjäxor',
        'Ställ dig på ett papper med hälen mot väggen och mät till längsta tån. Lägg till en halv centimeter.',
        table([['EU', 'Fotlängd, cm', 'UK'], ...feet]),
      ),
    ].join(''),
    nb: [
      section(
        'Klær',
        'Mål utenpå tynne klær, i centimeter. Er du mellom to størrelser, velger du den minste i konkurransetøy og den største i turtøy.',
        table([['Størrelse', 'Høyde', 'Bryst', 'Liv', 'Sete'], ...body]),
      ),
      section(
        'Ski og staver',
        'Veiledende etter kroppshøyde, i centimeter. Veier du mer eller mindre enn de fleste på din høyde, går du ett steg opp eller ned.',
        table([['Høyde', 'Klassisk ski', 'Skøyteski', 'Klassisk stav', 'Skøytestav'], ...skis]),
      ),
      section(
        'Skisko',
        'Stå på et ark med hælen mot veggen og mål til den lengste tåen. Legg til en halv centimeter.',
        table([['EU', 'Fotlengde, cm', 'UK'], ...feet]),
      ),
    ].join(''),
    en: [
      section(
        'Clothing',
        'Measure over thin clothes, in centimetres. Between two sizes, take the smaller for racing and the larger for touring.',
        table([['Size', 'Height', 'Chest', 'Waist', 'Hips'], ...body]),
      ),
      section(
        'Skis and poles',
        'A rule of thumb by height, in centimetres. If you weigh more or less than most people of your height, go one step up or down.',
        table([['Height', 'Classic ski', 'Skate ski', 'Classic pole', 'Skate pole'], ...skis]),
      ),
      section(
        'Boots',
        'Stand on a sheet of paper with your heel against the wall and measure to the longest toe. Add half a centimetre.',
        table([
          ['EU', 'Foot length, cm', 'UK'],
          ...feet.map((row) => row.map((cell) => cell.replace(',', '.'))),
        ]),
      ),
    ].join(''),
  },
}
