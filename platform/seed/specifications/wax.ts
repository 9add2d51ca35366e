import { say, type Texts } from '../vocabulary/texts.ts'
import { care, complaint, labels, row, type SpecificationRow, type Specifications, weight } from './row.ts'

const contents = (amount: string) => row(labels.contents, amount)
const waxKind = (text: Texts) => row(say('Typ', 'Type', 'Type'), text)
const applied = (text: Texts) => row(say('Påläggning', 'Påføring', 'Application'), text)
const free = row(say('Fluor', 'Fluor', 'Fluorine'), say('Fluorfri', 'Fluorfri', 'Fluorine-free'))
const storage = row(
  say('Förvaring', 'Oppbevaring', 'Storage'),
  say(
    'Svalt och torrt, oåtkomligt för barn',
    'Kjølig og tørt, utilgjengelig for barn',
    'Cool and dry, out of reach of children',
  ),
)
const hot = say('Värms in med järn', 'Varmes inn med jern', 'Ironed in')
const cold = say(
  'Stryks på kallt; torkar på 5 minuter',
  'Strykes på kaldt; tørker på 5 minutter',
  'Applied cold; dries in 5 minutes',
)
const corked = say('Stryks på och korkas', 'Strykes på og korkes', 'Rubbed on and corked')
const grip = (amount: string, kind: Texts, how: Texts) => () => [
  contents(amount),
  waxKind(kind),
  applied(how),
  free,
  storage,
]
const tarred = say('Tjärbaserad fästvalla', 'Tjærebasert festevoks', 'Tar-based grip wax')

const tool =
  (grams: number, material: Texts, more: SpecificationRow[] = []) =>
  () => [weight(grams), row(labels.material, material), ...more, complaint('ordinary')]
const brushedAfter = say('Borsta ur efter användning', 'Børst ur etter bruk', 'Brush out after use')
const use = (text: Texts) => row(labels.use, text)

/** Waxes and their tools. */
export const waxSpecifications: Specifications = {
  'glide-block': () => [
    contents('60 g'),
    waxKind(say('Paraffin och hårda vaxer', 'Parafin og harde vokser', 'Paraffin and hard waxes')),
    applied(hot),
    free,
    storage,
  ],
  'glide-liquid': () => [
    contents('80 ml'),
    waxKind(say('Flytande glidvalla', 'Flytende glider', 'Liquid glide wax')),
    applied(cold),
    free,
    storage,
  ],
  'glide-base': () => [
    contents('180 g'),
    waxKind(say('Mjukt paraffin för mättning', 'Myk parafin til metning', 'Soft paraffin for saturation')),
    applied(hot),
    free,
    storage,
  ],
  'grip-tin': grip('45 g', tarred, corked),
  'grip-binder': grip(
    '30 g',
    say('Grundvalla för fäste', 'Grunnvoks for feste', 'Base binder for grip wax'),
    say('Värms in tunt med järn', 'Varmes inn tynt med jern', 'Ironed in thinly'),
  ),
  'grip-klister': grip(
    '55 g',
    say('Klister på tub', 'Klister på tube', 'Klister in a tube'),
    say('Stryks ut inomhus', 'Strykes ut innendørs', 'Spread indoors'),
  ),
  'grip-trio': grip('3 × 45 g', tarred, corked),
  'waxing-iron': tool(850, say('Aluminiumplatta, 8 mm', 'Aluminiumsplate, 8 mm', 'Aluminium plate, 8 mm'), [
    row(say('Effekt', 'Effekt', 'Power'), '850 W, 230 V'),
    row(say('Temperatur', 'Temperatur', 'Temperature'), '90–160 °C'),
    care(
      say(
        'Torka plattan varm med fiberduk',
        'Tørk platen varm med fiberduk',
        'Wipe the plate warm with a cloth',
      ),
    ),
  ]),
  scraper: tool(60, say('Plexiglas, 4 mm', 'Pleksiglass, 4 mm', 'Plexiglass, 4 mm'), [
    care(say('Slipas med sickelslip', 'Slipes med siklingsliper', 'Sharpens with a scraper sharpener')),
  ]),
  'nylon-brush': tool(
    110,
    say('Nylonborst, 10 mm, i bokträ', 'Nylonbust, 10 mm, i bøk', 'Nylon bristles, 10 mm, in beech'),
    [
      use(say('Sista borstningen av glidvalla', 'Siste børsting av glider', 'Last brushing of glide wax')),
      care(brushedAfter),
    ],
  ),
  'brass-brush': tool(130, say('Mässingsborst i bokträ', 'Messingbust i bøk', 'Brass bristles in beech'), [
    use(
      say(
        'Rengöring före och efter glidvalla',
        'Rens før og etter glider',
        'Cleaning before and after glide wax',
      ),
    ),
    care(brushedAfter),
  ]),
  cork: tool(20, say('Naturkork', 'Naturkork', 'Natural cork'), [
    use(say('Utjämning av fästvalla', 'Utjevning av festevoks', 'Smoothing grip wax')),
  ]),
  'waxing-bench': tool(6500, say('Stål och björkplywood', 'Stål og bjørkefiner', 'Steel and birch plywood'), [
    use(say('Ett par skidor i taget', 'Ett par ski om gangen', 'One pair of skis at a time')),
  ]),
  'fibre-cloth': tool(90, say('Viskos och polyester', 'Viskose og polyester', 'Viscose and polyester'), [
    use(say('Torkning av järn och belag', 'Tørking av jern og såle', 'Wiping iron and base')),
  ]),
  'scraper-and-brush': tool(
    170,
    say('Plexiglas, nylon och bokträ', 'Pleksiglass, nylon og bøk', 'Plexiglass, nylon and beech'),
  ),
  'wax-remover': () => [
    contents('500 ml'),
    waxKind(say('Citrusbaserat lösningsmedel', 'Sitrusbasert løsemiddel', 'Citrus-based solvent')),
    use(say('Fästvalla och klister', 'Festevoks og klister', 'Grip wax and klister')),
    storage,
  ],
}
