import type { PictureKind } from '#platform/images/product-art.ts'
import { buildProduct } from './build-product.ts'
import { withParts } from './facts/packages.ts'
import type { BundleOptionPlan, Money, ProductPlan, Values } from './plan.ts'
import { sumOf } from './prices.ts'
import { type AttributeCode, optionsLabelled } from './vocabulary/attributes.ts'
import { type BrandKey, brands } from './vocabulary/brands.ts'
import type { ColourKey } from './vocabulary/colours.ts'
import { perLanguage, same, say, type Texts } from './vocabulary/texts.ts'

const NOT_VISIBLE = 1 // members are sold only within their package

/** One option of a package: its name and its sizes. */
interface Part {
  code: string
  family: string
  picture: PictureKind
  title: Texts
  /** Name of the thing without its brand. */
  name: Texts
  sizes: string[]
  kr: number
  /** Optional parts start empty (Spec §4, Bundle defaults). */
  isOptional?: boolean
  /** No size is preselected: the shopper must choose one. */
  isSized?: boolean
  /** Required, without a default: the first is chosen (Spec §4, Bundle defaults). */
  hasNoDefault?: boolean
}

interface Package {
  sku: string
  picture: PictureKind
  brand: BrandKey
  colour: ColourKey
  name: Texts
  short: Texts
  category: string
  parts: Part[]
  /** What it and its parts are for; wax is for everything. */
  suits?: Values
}

const titles = {
  ski: say('Skidor', 'Ski', 'Skis'),
  boot: say('Pjäxor', 'Skisko', 'Boots'),
  pole: say('Stavar', 'Staver', 'Poles'),
  binding: say('Bindning', 'Binding', 'Binding'),
  bag: say('Skidfodral', 'Skitrekk', 'Ski sleeve'),
}

const cm = (...lengths: number[]) => lengths.map((length) => `${length} cm`)
const skiing = (activity: string): Values => ({ ls_aktivitet: optionsLabelled('ls_aktivitet', [activity]) })
const adults = { ls_dam: 1, ls_herr: 1 }

const bindingName = say('Paketbindning', 'Pakkebinding', 'Package Binding')
const bagName = say('Paketfodral', 'Pakketrekk', 'Package Sleeve')
const kinds = {
  classic: same('Classic'),
  skate: say('Skate', 'Skøyte', 'Skate'),
  touring: say('Tur', 'Fjell', 'Touring'),
  junior: same('Junior'),
}

const binding = (kr: number, kind: keyof typeof kinds): Part => ({
  code: 'BIN',
  family: 'binding',
  picture: `binding-${kind}`,
  title: titles.binding,
  name: perLanguage((language) => `${bindingName[language]} ${kinds[kind][language]}`),
  sizes: [''],
  kr,
  hasNoDefault: true,
})
const bag = (kind: Texts): Part => ({
  code: 'BAG',
  family: 'bag',
  picture: 'ski-sleeve',
  title: titles.bag,
  name: perLanguage((language) => `${bagName[language]} ${kind[language]}`),
  sizes: [''],
  kr: 299,
  isOptional: true,
})

const kits = {
  classic: {
    suits: { ...skiing('Klassisk åkning'), ...adults },
    label: say('Skidpaket Classic', 'Skipakke Classic', 'Classic Ski Package'),
    short: say(
      'Skidor, pjäxor, bindning och stavar för klassisk åkning. Bindningen är monterad när paketet kommer.',
      'Ski, sko, binding og staver for klassisk. Bindingen er montert når pakken kommer.',
      'Skis, boots, binding and poles for classic skiing. The binding is mounted on arrival.',
    ),
    parts: [
      {
        code: 'SKI',
        family: 'ski-classic',
        picture: 'ski-classic',
        title: titles.ski,
        name: say('Paketskida Classic', 'Pakkeski Classic', 'Package Ski Classic'),
        sizes: cm(190, 195, 200, 205),
        kr: 1799,
        isSized: true,
      },
      {
        code: 'BOOT',
        family: 'boot-classic',
        picture: 'boot-classic',
        title: titles.boot,
        name: say('Paketpjäxa Classic', 'Pakkesko Classic', 'Package Boot Classic'),
        sizes: ['38', '40', '42', '44', '46'],
        kr: 999,
        isSized: true,
      },
      binding(449, 'classic'),
      {
        code: 'POLE',
        family: 'pole',
        picture: 'pole-alloy',
        title: titles.pole,
        name: say('Paketstav Classic', 'Pakkestav Classic', 'Package Pole Classic'),
        sizes: cm(140, 145, 150, 155, 160),
        kr: 399,
        isSized: true,
      },
      bag(kinds.classic),
    ],
  },
  skate: {
    suits: { ...skiing('Skate'), ...adults },
    label: say('Skidpaket Skate', 'Skipakke Skøyting', 'Skate Ski Package'),
    short: say(
      'Styva skidor, stabila pjäxor och långa stavar: allt för att börja skejta på riktigt.',
      'Stive ski, stabile sko og lange staver: alt for å begynne å skøyte på ordentlig.',
      'Stiff skis, stable boots and long poles: all you need to start skating for real.',
    ),
    parts: [
      {
        code: 'SKI',
        family: 'ski-skate',
        picture: 'ski-skate',
        title: titles.ski,
        name: say('Paketskida Skate', 'Pakkeski Skøyte', 'Package Ski Skate'),
        sizes: cm(175, 180, 185, 190),
        kr: 2199,
        isSized: true,
      },
      {
        code: 'BOOT',
        family: 'boot-skate',
        picture: 'boot-skate',
        title: titles.boot,
        name: say('Paketpjäxa Skate', 'Pakkesko Skøyte', 'Package Boot Skate'),
        sizes: ['38', '40', '42', '44', '46'],
        kr: 1299,
        isSized: true,
      },
      binding(499, 'skate'),
      {
        code: 'POLE',
        family: 'pole',
        picture: 'pole-carbon',
        title: titles.pole,
        name: say('Paketstav Skate', 'Pakkestav Skøyte', 'Package Pole Skate'),
        sizes: cm(150, 155, 160, 165, 170),
        kr: 499,
        isSized: true,
      },
      bag(kinds.skate),
    ],
  },
  touring: {
    suits: { ...skiing('Turskidåkning'), ...adults },
    label: say('Turpaket Fjäll', 'Fjellpakke Tur', 'Touring Package'),
    short: say(
      'Stålkantade skidor, varma pjäxor och stavar med stor truga, för dagar ovanför trädgränsen.',
      'Ski med stålkant, varme sko og staver med stor trinse, for dager over tregrensen.',
      'Steel-edged skis, warm boots and poles with big baskets, for days above the tree line.',
    ),
    parts: [
      {
        code: 'SKI',
        family: 'ski-touring',
        picture: 'ski-steel-edge',
        title: titles.ski,
        name: say('Paketskida Tur', 'Pakkeski Fjell', 'Package Ski Touring'),
        sizes: cm(180, 190, 200),
        kr: 2499,
        isSized: true,
      },
      {
        code: 'BOOT',
        family: 'boot-touring',
        picture: 'boot-touring',
        title: titles.boot,
        name: say('Paketpjäxa Tur', 'Pakkesko Fjell', 'Package Boot Touring'),
        sizes: ['38', '40', '42', '44', '46'],
        kr: 1799,
        isSized: true,
      },
      binding(599, 'touring'),
      {
        code: 'POLE',
        family: 'pole',
        picture: 'pole-touring',
        title: titles.pole,
        name: say('Paketstav Tur', 'Pakkestav Fjell', 'Package Pole Touring'),
        sizes: cm(130, 135, 140, 145, 150, 155),
        kr: 449,
        isSized: true,
      },
    ],
  },
  junior: {
    suits: { ...skiing('Klassisk åkning'), ls_junior: 1 },
    label: say('Skidpaket Junior', 'Skipakke Junior', 'Junior Ski Package'),
    short: say(
      'Första skidorna, pjäxor som är lätta att få på och stavar med bred rem.',
      'De første skiene, sko som er lette å få på og staver med bred rem.',
      'First skis, boots that go on easily and poles with a wide strap.',
    ),
    parts: [
      {
        code: 'SKI',
        family: 'ski-junior',
        picture: 'ski-junior',
        title: titles.ski,
        name: say('Paketskida Junior', 'Pakkeski Junior', 'Package Ski Junior'),
        sizes: cm(110, 120, 130, 140, 150),
        kr: 599,
        isSized: true,
      },
      {
        code: 'BOOT',
        family: 'boot-classic',
        picture: 'boot-junior',
        title: titles.boot,
        name: say('Paketpjäxa Junior', 'Pakkesko Junior', 'Package Boot Junior'),
        sizes: ['30', '32', '34', '36'],
        kr: 549,
        isSized: true,
      },
      binding(399, 'junior'),
      {
        code: 'POLE',
        family: 'pole',
        picture: 'pole-junior',
        title: titles.pole,
        name: say('Paketstav Junior', 'Pakkestav Junior', 'Package Pole Junior'),
        sizes: cm(90, 95, 100, 105, 110, 115, 120),
        kr: 199,
        isSized: true,
      },
    ],
  },
} satisfies Record<string, Pick<Package, 'short' | 'parts' | 'suits'> & { label: Texts }>

const ranges: [keyof typeof kits, BrandKey, ColourKey][] = [
  ['classic', 'fjallro', 'red'],
  ['classic', 'nordvind', 'blue'],
  ['classic', 'kvalsund', 'green'],
  ['skate', 'fjallro', 'black'],
  ['skate', 'nordvind', 'yellow'],
  ['skate', 'isrand', 'navy'],
  ['touring', 'tjarnmo', 'pine'],
  ['touring', 'isrand', 'orange'],
  ['junior', 'kvalsund', 'pink'],
  ['junior', 'nordvind', 'blue'],
  ['junior', 'fjallro', 'yellow'],
]

const waxKit: Part[] = [
  {
    code: 'IRON',
    family: 'wax-tool',
    picture: 'waxing-iron',
    title: say('Vallajärn', 'Smørejern', 'Iron'),
    name: say('Startjärn', 'Startjern', 'Starter Iron'),
    sizes: [''],
    kr: 499,
  },
  {
    code: 'GLIDE',
    family: 'wax-glide',
    picture: 'glide-block',
    title: say('Glidvalla', 'Glider', 'Glide wax'),
    name: say('Startglid', 'Startglider', 'Starter Glide'),
    sizes: ['−1/+3', '−10/−3'],
    kr: 129,
  },
  {
    code: 'GRIP',
    family: 'wax-grip',
    picture: 'grip-tin',
    title: say('Fästvalla', 'Festesmøring', 'Grip wax'),
    name: say('Startfäste', 'Startfeste', 'Starter Grip'),
    sizes: ['−1/+3', '−10/−3'],
    kr: 99,
  },
  {
    code: 'TOOLS',
    family: 'wax-tool',
    picture: 'scraper-and-brush',
    title: say('Sickel och borste', 'Sikling og børste', 'Scraper and brush'),
    name: say('Sickel och borste', 'Sikling og børste', 'Scraper and Brush'),
    sizes: [''],
    kr: 249,
  },
]

/** Ski packages, wax packages and the members that only they sell. */
export const packageProducts = (): ProductPlan[] => [
  ...[demoPackage, ...skiPackages(), ...waxPackages()].flatMap(toProducts),
  ...groupedWax(),
]

const skiPackages = (): Package[] =>
  ranges.map(([kind, brand, colour]) => {
    const { label, short, parts, suits } = kits[kind]
    return {
      sku: `PK-${brands[brand].code}-${kind.toUpperCase()}`,
      picture: `package-${kind}`,
      brand,
      colour,
      name: perLanguage((language) => `${brands[brand].name} ${label[language]}`),
      short,
      category: 'ski-packages',
      parts,
      suits,
    }
  })

const demoPackage: Package = {
  sku: 'DEMO-BUNDLE',
  picture: 'package-classic',
  brand: 'isrand',
  colour: 'glacier',
  category: 'ski-packages',
  parts: kits.classic.parts,
  suits: kits.classic.suits,
  short: kits.classic.short,
  name: say(
    'Isrand Skidpaket Classic Komplett',
    'Isrand Skipakke Classic Komplett',
    'Isrand Complete Classic Package',
  ),
}

const waxPackages = (): Package[] =>
  (['glidfors', 'valhem'] as const).map((brand) => ({
    sku: `PK-${brands[brand].code}-WAX`,
    picture: 'package-wax',
    brand,
    colour: 'blue',
    category: 'wax-packages',
    parts: waxKit,
    name: perLanguage((language) => `${brands[brand].name} ${waxKitName[language]}`),
    short: say(
      'Järn, två vallor, sickel och borste: det som behövs för det första egna vallapasset.',
      'Jern, to smøringer, sikling og børste: det du trenger til den første egne smøreøkta.',
      'Iron, two waxes, scraper and brush: what the first waxing session of your own takes.',
    ),
  }))

const waxKitName = say('Vallapaket Start', 'Smørepakke Start', 'Starter Wax Package')

function toProducts(kit: Package): ProductPlan[] {
  const members = kit.parts.map((part) => part.sizes.map((size) => memberOf(kit, part, size)))
  const included = kit.parts.flatMap((part, at) => (part.isOptional ? [] : (members[at]?.[0]?.price ?? [])))
  const bundle = kit.parts.map(
    (part, at): BundleOptionPlan => ({
      title: part.title,
      isRequired: !part.isOptional,
      mustChoose: part.isSized,
      links: (members[at] ?? []).map(({ sku }, position) => ({
        sku,
        qty: 1,
        isDefault: position === 0 && !part.isOptional && !part.isSized && !part.hasNoDefault,
      })),
    }),
  )
  return [...members.flat(), withParts({ ...bundleOf(kit, sumOf(included)), bundle })]
}

function bundleOf(
  { sku, picture, brand, colour, name, short, category, suits }: Package,
  price: Money,
): ProductPlan {
  const categories = [category, ...(sku.endsWith('JUNIOR') ? ['junior-equipment'] : [])]
  const product = buildProduct({
    sku,
    type: 'bundle',
    family: 'bundle',
    picture,
    brand,
    colour,
    name,
    short,
    categories,
    values: suits,
    price: null,
  })
  return { ...product, price, stock: { qty: 25, isManaged: true }, popularity: 600 }
}

function memberOf({ sku, brand, colour, category, suits }: Package, part: Part, size: string): ProductPlan {
  const code = size.replace(/\D+/g, '')
  return buildProduct({
    sku: [sku, part.code, code].filter(Boolean).join('-'),
    family: part.family,
    picture: part.picture,
    printed: size.endsWith(' cm') ? [Number(code)] : [],
    brand,
    colour: waxColours[size] ?? colour,
    categories: [category],
    price: part.kr,
    name: perLanguage((language) =>
      [brands[brand].name, sku === 'DEMO-BUNDLE' ? complete[language] : '', part.name[language], size]
        .filter(Boolean)
        .join(' '),
    ),
    short: say('Ingår i paketet.', 'Inngår i pakken.', 'Part of the package.'),
    values: { ...suits, ...sizeOf(part, size) },
    visibility: NOT_VISIBLE,
    popularity: 1,
  })
}

const complete = say('Komplett', 'Komplett', 'Complete')

/** The attribute that a part has its size in, by the beginning of its family. */
const sizeCodes: [string, AttributeCode][] = [
  ['ski-', 'ls_skidlangd'],
  ['boot-', 'ls_sko_storlek'],
  ['pole', 'ls_storlek_utrust'],
]

function sizeOf({ family }: Part, size: string): Values {
  const code = sizeCodes.find(([beginning]) => family.startsWith(beginning))?.[1]
  return code ? { [code]: optionsLabelled(code, [size])[0] } : {}
}

/** Shoppers know a wax by its colour. */
const waxColours: Record<string, ColourKey> = { '−1/+3': 'red', '−10/−3': 'blue' }

/** A group of waxes that are sold one by one but chosen together. */
function groupedWax(): ProductPlan[] {
  const members = [
    groupMember(
      'DEMO-GROUPED-BLUE',
      say('Kådaby Trio Blå Burkvalla', 'Kådaby Trio Blå Festevoks', 'Kådaby Trio Blue Hard Wax'),
      'blue',
    ),
    groupMember(
      'DEMO-GROUPED-PURPLE',
      say('Kådaby Trio Lila Burkvalla', 'Kådaby Trio Lilla Festevoks', 'Kådaby Trio Purple Hard Wax'),
      'purple',
    ),
    groupMember(
      'DEMO-GROUPED-RED',
      say('Kådaby Trio Röd Burkvalla', 'Kådaby Trio Rød Festevoks', 'Kådaby Trio Red Hard Wax'),
      'red',
    ),
  ]
  const group = buildProduct({
    sku: 'DEMO-GROUPED',
    type: 'grouped',
    family: 'wax-grip',
    picture: 'grip-trio',
    model: 'Trio',
    brand: 'kadaby',
    colour: 'purple',
    categories: ['wax-packages', 'grip-wax'],
    price: null,
    name: say('Kådaby Trio Burkvallor', 'Kådaby Trio Festevoks', 'Kådaby Trio Hard Waxes'),
    short: say(
      'Blå, lila och röd: tre burkar som täcker de flesta vinterdagar.',
      'Blå, lilla og rød: tre bokser som dekker de fleste vinterdager.',
      'Blue, purple and red: three tins for most winter days.',
    ),
    members: members.map(({ sku }) => sku),
  })
  return [...members, { ...group, price: sumOf(members.flatMap(({ price }) => price ?? [])) }]
}

const groupMember = (sku: string, name: Texts, colour: ColourKey): ProductPlan =>
  buildProduct({
    sku,
    family: 'wax-grip',
    picture: 'grip-tin',
    model: 'Trio',
    brand: 'kadaby',
    colour,
    name,
    categories: ['grip-wax'],
    price: 129,
    short: say(
      'Burkvalla med tydlig färgmärkning. Lägg tunt, i flera lager.',
      'Festevoks med tydelig fargemerking. Legg tynt, i flere lag.',
      'Hard wax with a clear colour code. Apply thinly, in layers.',
    ),
  })
