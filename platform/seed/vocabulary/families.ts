import { optionsLabelled, type AttributeCode } from './attributes.ts'
import type { BrandKey } from './brands.ts'
import type { ColourKey } from './colours.ts'
import { say, type Texts } from './texts.ts'

/** One way a family's products come in variants: the options of each attribute. */
export type Axes = Partial<Record<AttributeCode, number[]>>

/** A kind of product: what the generator makes products of it from. */
export interface Family {
  /** Slug in picture paths. */
  slug: string
  /** Its own category, and further ones. */
  category: string
  alsoIn?: string[]
  brands: BrandKey[]
  /** Products of it in the default catalogue. */
  share: number
  type: 'configurable' | 'simple' | 'virtual'
  /** What stands after brand and line in its names, one of these. */
  kinds: Texts[]
  lines: string[]
  /** Model numbers in its names: `Spår 90`. */
  numbers?: number[]
  /** Size axes; a product has one of them. */
  axes: Axes[]
  /** Colours its products come in, and how many of them one product has. */
  colours: ColourKey[]
  colourCount: number
  /** Lowest and highest price in kr. */
  price: [number, number]
  activity: string[]
  weight?: string
  suits?: 'adults' | 'junior' | 'everyone'
  isShoe?: boolean
}

const lengths = (from: number, to: number, by: number): number[] =>
  optionsLabelled('ls_skidlangd', range(from, to, by).map((cm) => `${cm} cm`))
const shoes = (from: number, to: number) => optionsLabelled('ls_sko_storlek', range(from, to, 1))
const equipment = (from: number, to: number, by: number) =>
  optionsLabelled('ls_storlek_utrust', range(from, to, by).map((cm) => `${cm} cm`))
const clothes = (...labels: string[]) => optionsLabelled('ls_klader_storlek', labels)
const range = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)
const adultSizes: Axes[] = [
  { ls_klader_storlek: clothes('S', 'M', 'L', 'XL') },
  { ls_klader_storlek: clothes('XS', 'S', 'M', 'L', 'XL') },
]
const camber = optionsLabelled('ls_variant_utrust', ['Mjukt spann', 'Medelhårt spann', 'Hårt spann'])
const wheels = optionsLabelled('ls_variant_utrust', ['Hjul 2, snabba', 'Hjul 3, medel', 'Hjul 4, tröga'])
const flavours = (...labels: string[]) => optionsLabelled('ls_smak', labels)
const waxes = (...labels: string[]) => optionsLabelled('ls_farg_valla', labels)

const hardBrands: BrandKey[] = ['fjallro', 'nordvind', 'isrand', 'kvalsund']
const clothingBrands: BrandKey[] = ['vinterhed', 'tallasen', 'lunsjo', 'snohild', 'myrland']
const skiLines = ['Spår', 'Glöd', 'Racer', 'Milen', 'Blixt', 'Kurs', 'Förut', 'Skarsnö', 'Stjärn', 'Vinna']
const tourLines = ['Vidda', 'Kammen', 'Fjällsjö', 'Högled', 'Drev', 'Röse', 'Sylen', 'Tundra']
const clothingLines = ['Isbris', 'Norrsken', 'Skymning', 'Frostnatt', 'Vårsol', 'Dagsljus', 'Kallvind', 'Snödrev', 'Stilla', 'Morgon', 'Åsrygg', 'Granbarr']
const smallLines = ['Klar', 'Trygg', 'Rask', 'Lätt', 'Nära', 'Stadig', 'Snabb', 'Ledig']

const dressed: ColourKey[] = ['black', 'navy', 'pine', 'blue', 'red', 'orange', 'purple', 'grey', 'glacier', 'yellow', 'pink', 'green']

export const families: Family[] = [
  {
    slug: 'ski-classic', category: 'classic-skis', brands: hardBrands, share: 38, type: 'configurable',
    kinds: [say('Classic', 'Classic', 'Classic'), say('Skin', 'Felle', 'Skin'), say('Classic Zero', 'Classic Zero', 'Classic Zero')],
    lines: skiLines, numbers: [50, 60, 70, 80, 90], axes: [{ ls_skidlangd: lengths(180, 210, 5) }, { ls_skidlangd: lengths(190, 205, 5), ls_variant_utrust: camber }],
    colours: ['red', 'black', 'white', 'yellow', 'blue', 'orange', 'green', 'glacier'], colourCount: 1, price: [1799, 7499], activity: ['Klassisk åkning'], weight: '1–1,5 kg', suits: 'adults',
  },
  {
    slug: 'ski-skate', category: 'skate-skis', brands: hardBrands, share: 36, type: 'configurable',
    kinds: [say('Skate', 'Skøyte', 'Skate'), say('Skate Cold', 'Skøyte Cold', 'Skate Cold')],
    lines: skiLines, numbers: [50, 60, 70, 80, 90], axes: [{ ls_skidlangd: lengths(170, 195, 5) }, { ls_skidlangd: [...lengths(180, 190, 5), ...lengths(192, 192, 1)], ls_variant_utrust: camber }],
    colours: ['black', 'red', 'white', 'blue', 'yellow', 'purple', 'orange', 'navy'], colourCount: 1, price: [1999, 7999], activity: ['Skate'], weight: '1–1,5 kg', suits: 'adults',
  },
  {
    slug: 'ski-touring', category: 'touring-skis', brands: ['tjarnmo', 'isrand', 'fjallro', 'kvalsund'], share: 28, type: 'configurable',
    kinds: [say('Turskida', 'Fjellski', 'Touring Ski'), say('Stålkant', 'Stålkant', 'Steel Edge'), say('Fjällskida', 'Ekspedisjonsski', 'Mountain Ski')],
    lines: tourLines, numbers: [52, 58, 62, 68, 74], axes: [{ ls_skidlangd: lengths(170, 205, 5) }],
    colours: ['pine', 'orange', 'navy', 'glacier', 'red', 'grey'], colourCount: 1, price: [2499, 5499], activity: ['Turskidåkning'], weight: 'Över 1,5 kg', suits: 'adults',
  },
  {
    slug: 'ski-junior', category: 'junior-skis', alsoIn: ['junior-equipment'], brands: ['kvalsund', 'nordvind', 'fjallro'], share: 26, type: 'configurable',
    kinds: [say('Junior', 'Junior', 'Junior'), say('Mini', 'Mini', 'Mini'), say('Junior Skin', 'Junior Felle', 'Junior Skin')],
    lines: ['Lillspår', 'Kurre', 'Tindra', 'Pulsa', 'Snöloppa', 'Rävspår'], numbers: [10, 20, 30], axes: [{ ls_skidlangd: lengths(90, 150, 10) }, { ls_skidlangd: lengths(120, 180, 10) }],
    colours: ['blue', 'red', 'pink', 'green', 'yellow', 'purple'], colourCount: 1, price: [599, 1999], activity: ['Klassisk åkning'], weight: '500–1000 g', suits: 'junior',
  },
  {
    slug: 'boot-classic', category: 'classic-boots', brands: [...hardBrands, 'tjarnmo'], share: 28, type: 'configurable',
    kinds: [say('Klassisk pjäxa', 'Klassisk skisko', 'Classic Boot'), say('Classic Pro', 'Classic Pro', 'Classic Pro')],
    lines: skiLines, axes: [{ ls_sko_storlek: shoes(37, 47) }, { ls_sko_storlek: shoes(39, 46) }],
    colours: ['black', 'red', 'blue', 'white', 'grey'], colourCount: 1, price: [999, 4299], activity: ['Klassisk åkning'], weight: '500–1000 g', suits: 'adults', isShoe: true,
  },
  {
    slug: 'boot-skate', category: 'skate-boots', brands: hardBrands, share: 26, type: 'configurable',
    kinds: [say('Skatepjäxa', 'Skøytesko', 'Skate Boot'), say('Skate Carbon', 'Skøyte Carbon', 'Skate Carbon')],
    lines: skiLines, axes: [{ ls_sko_storlek: shoes(37, 47) }, { ls_sko_storlek: shoes(38, 45) }],
    colours: ['black', 'white', 'red', 'yellow', 'navy'], colourCount: 1, price: [1299, 5499], activity: ['Skate'], weight: '500–1000 g', suits: 'adults', isShoe: true,
  },
  {
    slug: 'boot-touring', category: 'touring-boots', brands: ['tjarnmo', 'isrand', 'kvalsund'], share: 20, type: 'configurable',
    kinds: [say('Turpjäxa', 'Fjellskisko', 'Touring Boot'), say('Vinterpjäxa', 'Vinterfjellsko', 'Winter Boot')],
    lines: tourLines, axes: [{ ls_sko_storlek: shoes(36, 47) }],
    colours: ['brown', 'black', 'pine', 'grey'], colourCount: 1, price: [1799, 4499], activity: ['Turskidåkning'], weight: '1–1,5 kg', suits: 'adults', isShoe: true,
  },
  {
    slug: 'binding', category: 'bindings', brands: ['fjallro', 'tjarnmo', 'hallskar', 'isrand'], share: 22, type: 'simple',
    kinds: [say('Bindning Classic', 'Binding Classic', 'Classic Binding'), say('Bindning Skate', 'Binding Skøyte', 'Skate Binding'), say('Bindning Tur', 'Binding Tur', 'Touring Binding'), say('Bindning Junior', 'Binding Junior', 'Junior Binding')],
    lines: ['Fast', 'Lås', 'Klick', 'Skift', 'Grepp', 'Fäste'], axes: [], colours: ['black', 'red', 'grey'], colourCount: 1, price: [399, 1299], activity: ['Klassisk åkning', 'Skate'], weight: '250–500 g',
  },
  {
    slug: 'pole', category: 'poles', brands: ['fjallro', 'nordvind', 'kvalsund', 'hallskar', 'isrand'], share: 34, type: 'configurable',
    kinds: [say('Skidstav', 'Skistav', 'Ski Pole'), say('Kolfiberstav', 'Karbonstav', 'Carbon Pole'), say('Turstav', 'Fjellstav', 'Touring Pole')],
    lines: ['Stak', 'Pil', 'Vass', 'Kolv', 'Spets', 'Flyg'], numbers: [10, 20, 30, 40], axes: [{ ls_storlek_utrust: equipment(130, 175, 5) }, { ls_storlek_utrust: equipment(120, 160, 5) }],
    colours: ['black', 'red', 'white', 'blue', 'orange', 'yellow'], colourCount: 1, price: [299, 3499], activity: ['Klassisk åkning', 'Skate', 'Rullskidor'], weight: 'Under 250 g', suits: 'adults',
  },
  {
    slug: 'wax-glide', category: 'glide-wax', brands: ['glidfors', 'valhem'], share: 26, type: 'configurable',
    kinds: [say('Glidvalla', 'Glider', 'Glide Wax'), say('Glidvalla flytande', 'Flytende glider', 'Liquid Glide'), say('Basvalla', 'Grunnglider', 'Base Wax')],
    lines: ['Mil', 'Flyt', 'Ström', 'Kristall', 'Våt', 'Nollan', 'Puder'], axes: [{ ls_farg_valla: waxes('Röd −1 till +3 °C', 'Lila −4 till 0 °C', 'Blå −10 till −3 °C', 'Grön −18 till −8 °C') }, { ls_farg_valla: waxes('Gul 0 till +10 °C', 'Röd −1 till +3 °C', 'Blå −10 till −3 °C') }],
    colours: ['blue', 'red', 'purple', 'green', 'yellow'], colourCount: 1, price: [99, 649], activity: ['Klassisk åkning', 'Skate'], weight: 'Under 250 g',
  },
  {
    slug: 'wax-grip', category: 'grip-wax', brands: ['valhem', 'kadaby'], share: 24, type: 'configurable',
    kinds: [say('Burkvalla', 'Boksvoks', 'Hard Wax'), say('Klister', 'Klister', 'Klister'), say('Grundvalla', 'Grunnvoks', 'Base Binder')],
    lines: ['Fäste', 'Säker', 'Uppför', 'Håll', 'Fjällsno', 'Tjära'], axes: [{ ls_farg_valla: waxes('Röd −1 till +3 °C', 'Lila −4 till 0 °C', 'Blå −10 till −3 °C', 'Grön −18 till −8 °C') }, { ls_farg_valla: waxes('Gul 0 till +10 °C', 'Röd −1 till +3 °C') }],
    colours: ['red', 'blue', 'purple', 'green'], colourCount: 1, price: [79, 249], activity: ['Klassisk åkning'], weight: 'Under 250 g',
  },
  {
    slug: 'wax-tool', category: 'wax-tools', brands: ['glidfors', 'valhem', 'kadaby'], share: 24, type: 'simple',
    kinds: [say('Vallajärn', 'Smørejern', 'Waxing Iron'), say('Plexisickel', 'Plexisikling', 'Plexi Scraper'), say('Nylonborste', 'Nylonbørste', 'Nylon Brush'), say('Mässingsborste', 'Messingbørste', 'Brass Brush'), say('Korkkloss', 'Kork', 'Cork'), say('Vallaställ', 'Smørebenk', 'Waxing Bench'), say('Fiberduk', 'Fiberduk', 'Fibertex Cloth'), say('Vallaborttagare', 'Smøringsfjerner', 'Wax Remover')],
    lines: ['Verkstad', 'Bod', 'Hyvel', 'Proffs', 'Bänk'], axes: [], colours: ['red', 'black', 'grey', 'blue'], colourCount: 1, price: [59, 1999], activity: ['Klassisk åkning', 'Skate'], weight: '250–500 g',
  },
  {
    slug: 'jacket', category: 'jackets', brands: clothingBrands, share: 40, type: 'configurable',
    kinds: [say('Träningsjacka', 'Treningsjakke', 'Training Jacket'), say('Softshelljacka', 'Softshelljakke', 'Softshell Jacket'), say('Vindjacka', 'Vindjakke', 'Wind Jacket'), say('Dunjacka', 'Dunjakke', 'Down Jacket')],
    lines: clothingLines, axes: adultSizes, colours: dressed, colourCount: 2, price: [799, 3499], activity: ['Klassisk åkning', 'Träning'], weight: '250–500 g', suits: 'everyone',
  },
  {
    slug: 'pants', category: 'pants', brands: clothingBrands, share: 32, type: 'configurable',
    kinds: [say('Skidbyxa', 'Skibukse', 'Ski Pants'), say('Tights', 'Tights', 'Tights'), say('Överdragsbyxa', 'Overtrekksbukse', 'Overpants')],
    lines: clothingLines, axes: adultSizes, colours: ['black', 'navy', 'pine', 'grey', 'blue', 'red'], colourCount: 2, price: [599, 2299], activity: ['Klassisk åkning', 'Träning'], weight: '250–500 g', suits: 'everyone',
  },
  {
    slug: 'baselayer', category: 'baselayers', brands: ['ullbacka', 'snohild', 'vinterhed', 'myrland'], share: 32, type: 'configurable',
    kinds: [say('Ulltröja', 'Ulltrøye', 'Wool Top'), say('Ullbyxa', 'Ullbukse', 'Wool Bottoms'), say('Nättröja', 'Nettingtrøye', 'Mesh Top'), say('Underställ', 'Undertøysett', 'Baselayer Set')],
    lines: clothingLines, axes: adultSizes, colours: dressed, colourCount: 2, price: [399, 1499], activity: ['Klassisk åkning', 'Turskidåkning', 'Vardag'], weight: 'Under 250 g', suits: 'everyone',
  },
  {
    slug: 'midlayer', category: 'midlayers', brands: clothingBrands, share: 24, type: 'configurable',
    kinds: [say('Fleecetröja', 'Fleecegenser', 'Fleece'), say('Isolerad väst', 'Isolert vest', 'Insulated Vest'), say('Ulljacka', 'Ulljakke', 'Wool Jacket')],
    lines: clothingLines, axes: adultSizes, colours: dressed, colourCount: 2, price: [599, 1999], activity: ['Turskidåkning', 'Vardag'], weight: '250–500 g', suits: 'everyone',
  },
  {
    slug: 'glove', category: 'gloves', brands: ['myrland', 'lunsjo', 'vinterhed', 'ullbacka'], share: 26, type: 'configurable',
    kinds: [say('Tävlingshandske', 'Konkurransehanske', 'Race Glove'), say('Träningshandske', 'Treningshanske', 'Training Glove'), say('Tumvante', 'Vott', 'Mitten'), say('Lobsterhandske', 'Lobsterhanske', 'Lobster Glove')],
    lines: [...smallLines, 'Fingra', 'Handlag'], axes: [{ ls_klader_storlek: clothes('S', 'M', 'L', 'XL') }], colours: ['black', 'red', 'navy', 'yellow', 'grey'], colourCount: 1, price: [249, 999], activity: ['Klassisk åkning', 'Skate', 'Träning'], weight: 'Under 250 g', suits: 'everyone',
  },
  {
    slug: 'hat', category: 'hats', brands: ['myrland', 'ullbacka', 'tallasen', 'snohild'], share: 26, type: 'configurable',
    kinds: [say('Mössa', 'Lue', 'Beanie'), say('Pannband', 'Pannebånd', 'Headband'), say('Halsvärmare', 'Hals', 'Neck Warmer')],
    lines: [...clothingLines, 'Topp'], axes: [{}], colours: dressed, colourCount: 4, price: [149, 449], activity: ['Klassisk åkning', 'Träning', 'Vardag'], weight: 'Under 250 g', suits: 'everyone',
  },
  {
    slug: 'sock', category: 'socks', brands: ['ullbacka', 'myrland', 'lunsjo'], share: 18, type: 'configurable',
    kinds: [say('Skidstrumpa', 'Skisokk', 'Ski Sock'), say('Ullstrumpa', 'Ullsokk', 'Wool Sock')],
    lines: smallLines, axes: [{ ls_klader_storlek: clothes('34–36', '37–39', '40–42', '43–45') }], colours: ['black', 'grey', 'navy', 'red', 'pine'], colourCount: 1, price: [99, 349], activity: ['Klassisk åkning', 'Turskidåkning', 'Vardag'], weight: 'Under 250 g',
  },
  {
    slug: 'eyewear', category: 'eyewear', brands: ['siktvik', 'isrand', 'hallskar'], share: 20, type: 'configurable',
    kinds: [say('Sportglasögon', 'Sportsbriller', 'Sports Glasses'), say('Skidvisir', 'Skivisir', 'Ski Visor')],
    lines: ['Sikt', 'Glimt', 'Horisont', 'Blick', 'Solväg'], axes: [{}], colours: ['black', 'white', 'red', 'blue', 'yellow'], colourCount: 3, price: [499, 1999], activity: ['Klassisk åkning', 'Skate', 'Rullskidor'], weight: 'Under 250 g',
  },
  {
    slug: 'bag', category: 'bags', brands: ['packmo', 'tjarnmo', 'fjallro'], share: 20, type: 'configurable',
    kinds: [say('Skidfodral', 'Skitrekk', 'Ski Sleeve'), say('Ryggsäck', 'Ryggsekk', 'Backpack'), say('Vätskebälte', 'Drikkebelte', 'Drink Belt')],
    lines: ['Dagsled', 'Bära', 'Lass', 'Förråd', 'Rösta'], axes: [{}], colours: ['black', 'pine', 'orange', 'navy', 'grey'], colourCount: 2, price: [299, 1799], activity: ['Turskidåkning', 'Klassisk åkning'], weight: '500–1000 g',
  },
  {
    slug: 'headlamp', category: 'headlamps', brands: ['ljusnar', 'siktvik'], share: 14, type: 'simple',
    kinds: [say('Pannlampa', 'Hodelykt', 'Headlamp')],
    lines: ['Gryning', 'Kvällstur', 'Norrsken', 'Stjärna', 'Fackla'], numbers: [400, 800, 1200, 2000], axes: [], colours: ['black', 'orange', 'white'], colourCount: 1, price: [399, 2999], activity: ['Klassisk åkning', 'Träning'], weight: 'Under 250 g',
  },
  {
    slug: 'roller-classic', category: 'classic-roller-skis', brands: ['barmark', 'hallskar', 'nordvind'], share: 18, type: 'configurable',
    kinds: [say('Rullskida Classic', 'Rulleski Classic', 'Classic Roller Ski'), say('Rullskida Combi', 'Rulleski Combi', 'Combi Roller Ski')],
    lines: ['Asfalt', 'Grusväg', 'Sommar', 'Landsväg', 'Rundan'], numbers: [700, 720, 750], axes: [{ ls_variant_utrust: wheels }], colours: ['black', 'red', 'orange', 'blue'], colourCount: 1, price: [1999, 4999], activity: ['Rullskidor'], weight: 'Över 1,5 kg', suits: 'adults',
  },
  {
    slug: 'roller-skate', category: 'skate-roller-skis', brands: ['barmark', 'hallskar', 'nordvind'], share: 18, type: 'configurable',
    kinds: [say('Rullskida Skate', 'Rulleski Skøyte', 'Skate Roller Ski')],
    lines: ['Asfalt', 'Fartvind', 'Sommar', 'Landsväg', 'Rundan'], numbers: [530, 580, 610], axes: [{ ls_variant_utrust: wheels }], colours: ['black', 'yellow', 'white', 'red'], colourCount: 1, price: [1999, 5499], activity: ['Rullskidor', 'Skate'], weight: 'Över 1,5 kg', suits: 'adults',
  },
  {
    slug: 'ice-skate', category: 'nordic-skates', brands: ['blankis', 'isrand'], share: 16, type: 'configurable',
    kinds: [say('Långfärdsskridsko', 'Turskøyte', 'Nordic Skate'), say('Multiskridsko', 'Multiskøyte', 'Multi Skate')],
    lines: ['Klaris', 'Skärgård', 'Blanka', 'Råk', 'Kärnis'], axes: [{ ls_sko_storlek: shoes(37, 46) }], colours: ['black', 'grey', 'red', 'blue'], colourCount: 1, price: [999, 3499], activity: ['Långfärdsskridsko'], weight: 'Över 1,5 kg', suits: 'adults',
  },
  {
    slug: 'supplement-gel', category: 'gels', brands: ['kraftmyra'], share: 10, type: 'configurable',
    kinds: [say('Energigel', 'Energigel', 'Energy Gel'), say('Koffeingel', 'Koffeingel', 'Caffeine Gel')],
    lines: ['Spurt', 'Mitt i backen', 'Sista milen', 'Depå', 'Rusch'], axes: [{ ls_smak: flavours('Blåbär', 'Citron', 'Cola', 'Neutral') }], colours: ['purple', 'orange', 'red'], colourCount: 1, price: [24, 39], activity: ['Klassisk åkning', 'Träning'], weight: 'Under 250 g',
  },
  {
    slug: 'supplement-powder', category: 'drinks', brands: ['kraftmyra'], share: 10, type: 'configurable',
    kinds: [say('Sportdryck', 'Sportsdrikk', 'Sports Drink'), say('Återhämtning', 'Restitusjon', 'Recovery Drink')],
    lines: ['Källa', 'Depå', 'Långpass', 'Jämn', 'Påfyllning'], axes: [{ ls_smak: flavours('Citron', 'Hallon', 'Apelsin', 'Neutral') }], colours: ['yellow', 'red', 'orange'], colourCount: 1, price: [149, 399], activity: ['Träning'], weight: '500–1000 g',
  },
  {
    slug: 'supplement-bar', category: 'bars', brands: ['kraftmyra'], share: 10, type: 'configurable',
    kinds: [say('Energibar', 'Energibar', 'Energy Bar'), say('Proteinbar', 'Proteinbar', 'Protein Bar')],
    lines: ['Rast', 'Fika', 'Ryggsäck', 'Toppen', 'Matsäck'], axes: [{ ls_smak: flavours('Kola', 'Choklad', 'Lingon', 'Havre och honung') }], colours: ['brown', 'red', 'yellow'], colourCount: 1, price: [24, 45], activity: ['Turskidåkning', 'Träning'], weight: 'Under 250 g',
  },
  {
    slug: 'bottle', category: 'bottles', brands: ['packmo', 'skare', 'kraftmyra'], share: 14, type: 'configurable',
    kinds: [say('Termosflaska', 'Termosflaske', 'Insulated Bottle'), say('Sportflaska', 'Sportsflaske', 'Sports Bottle')],
    lines: ['Källa', 'Varm', 'Klunk', 'Bäck'], axes: [{ ls_storlek_utrust: optionsLabelled('ls_storlek_utrust', ['500 ml', '750 ml', '1 l']) }, {}], colours: ['white', 'black', 'pine', 'glacier', 'orange'], colourCount: 2, price: [99, 449], activity: ['Vardag', 'Träning'], weight: '250–500 g',
  },
]
