import { GIFT_CARD_YEARS } from '../../commerce/promises.ts'
import type { BundleOptionPlan, ProductPlan } from '../plan.ts'
import type { AttributeCode } from '../vocabulary/attributes.ts'
import { perLanguage, same, say, type Texts } from '../vocabulary/texts.ts'
import { accessorySpecifications } from './accessories.ts'
import { clothingSpecifications } from './clothing.ts'
import { equipmentSpecifications } from './equipment.ts'
import { labels, lengthOfOne, optionsOf, row, type SpecificationRow, type Specifications } from './row.ts'
import { skiSpecifications } from './skis.ts'
import { waxSpecifications } from './wax.ts'

const kinds: Specifications = {
  ...skiSpecifications,
  ...equipmentSpecifications,
  ...waxSpecifications,
  ...clothingSpecifications,
  ...accessorySpecifications,
}

/** The specification rows of a product beside its attributes: its sizes, its parts, and the rows of its kind. */
export function specificationsOf(plan: ProductPlan): SpecificationRow[] {
  const own = plan.family === 'gift-card' ? giftCardRows : (kinds[plan.picture]?.(plan) ?? [])
  return [...sizeRows(plan), ...(plan.bundle ?? []).map(partRow), ...own]
}

const giftCardRows = [
  row(
    say('Giltighet', 'Gyldighet', 'Valid'),
    say(`${GIFT_CARD_YEARS} år`, `${GIFT_CARD_YEARS} år`, `${GIFT_CARD_YEARS} years`),
  ),
  row(
    labels.use,
    say(
      'Kod i kassan, på ett eller flera köp',
      'Kode i kassen, på ett eller flere kjøp',
      'Code at the checkout, for one or several purchases',
    ),
  ),
  row(
    say('Gäller på', 'Gjelder på', 'Valid for'),
    say('Allt i butiken', 'Alt i butikken', 'Everything in the shop'),
  ),
]

const sizeAxes: [AttributeCode, Texts][] = [
  ['ls_skidlangd', labels.length],
  ['ls_storlek_utrust', labels.length],
  ['ls_sko_storlek', labels.sizes],
  ['ls_klader_storlek', labels.sizes],
  ['ls_volym', say('Volym', 'Volum', 'Volume')],
  ['ls_smak', say('Smaker', 'Smaker', 'Flavours')],
]
/** Sizes that follow each other are a span. */
const SPANS: AttributeCode[] = ['ls_skidlangd', 'ls_storlek_utrust', 'ls_sko_storlek']

function sizeRows(plan: ProductPlan): SpecificationRow[] {
  const length = lengthOfOne(plan)
  const rows = sizeAxes.flatMap(([code, label]) => {
    const options = optionsOf(plan, code)
    return options.length > 0
      ? row(
          label,
          perLanguage((language) =>
            listed(
              code,
              options.map((one) => one[language]),
            ),
          ),
        )
      : []
  })
  return [...rows, ...temperatureRows(plan), ...(length ? [row(labels.length, `${length} cm`)] : [])]
}

function listed(code: AttributeCode, options: string[]): string {
  const [first = '', last = first] = [options[0], options.at(-1)]
  if (!SPANS.includes(code) || first === last) return options.join(', ')
  return `${first.replace(/ cm$/, '')}–${last}`
}

/** The snow that waxes of several colours cover: `−18 – +3 °C`. */
function temperatureRows(plan: ProductPlan): SpecificationRow[] {
  const degrees = optionsOf(plan, 'ls_farg_valla')
    .flatMap(({ sv }) => sv.match(/[+−]?\d+/g) ?? [])
    .map((text) => Number(text.replace('−', '-')))
  if (degrees.length === 0) return []
  return [
    row(
      say('Snötemperatur', 'Snøtemperatur', 'Snow temperature'),
      same(`${signed(Math.min(...degrees))} – ${signed(Math.max(...degrees))} °C`),
    ),
  ]
}

const signed = (degrees: number): string =>
  degrees < 0 ? `−${-degrees}` : degrees === 0 ? '0' : `+${degrees}`

const inSizes = /-(SKI|BOOT|POLE)-(\d+)$/

/** A part of a package: its sizes, or that it is there. */
function partRow({ title, isRequired, links }: BundleOptionPlan): SpecificationRow {
  const sizes = links.flatMap(({ sku }) => inSizes.exec(sku)?.[2] ?? [])
  const unit = inSizes.exec(links[0]?.sku ?? '')?.[1] === 'BOOT' ? '' : ' cm'
  if (sizes.length > 0) return row(title, `${sizes[0]}–${sizes.at(-1)}${unit}`)
  return row(
    title,
    isRequired ? say('Ingår', 'Følger med', 'Included') : say('Tillval', 'Tilvalg', 'Optional'),
  )
}
