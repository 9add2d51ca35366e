import type { ColourName } from '#platform/images/palette.ts'
import { say, type Texts } from './texts.ts'

/** A colour that products come in: an option of `ls_farg`. */
interface Colour {
  /** Name in picture paths. */
  slug: ColourName
  option: number
  label: Texts
  swatch: string
}

export const colours = {
  red: { slug: 'red', option: 49, label: say('Röd', 'Rød', 'Red'), swatch: '#c0302c' },
  black: { slug: 'black', option: 50, label: say('Svart', 'Svart', 'Black'), swatch: '#282d31' },
  white: { slug: 'white', option: 51, label: say('Vit', 'Hvit', 'White'), swatch: '#eff3f5' },
  orange: { slug: 'orange', option: 52, label: say('Orange', 'Oransje', 'Orange'), swatch: '#df6726' },
  yellow: { slug: 'yellow', option: 53, label: say('Gul', 'Gul', 'Yellow'), swatch: '#eebb2a' },
  green: { slug: 'green', option: 54, label: say('Grön', 'Grønn', 'Green'), swatch: '#3f8f4d' },
  pine: { slug: 'pine', option: 55, label: say('Tallgrön', 'Furugrønn', 'Pine'), swatch: '#184c45' },
  blue: { slug: 'blue', option: 56, label: say('Blå', 'Blå', 'Blue'), swatch: '#2b71b9' },
  navy: { slug: 'navy', option: 57, label: say('Marinblå', 'Marineblå', 'Navy'), swatch: '#213762' },
  glacier: { slug: 'glacier', option: 58, label: say('Isblå', 'Isblå', 'Glacier'), swatch: '#b2d6e2' },
  purple: { slug: 'purple', option: 59, label: say('Lila', 'Lilla', 'Purple'), swatch: '#654898' },
  pink: { slug: 'pink', option: 60, label: say('Rosa', 'Rosa', 'Pink'), swatch: '#dc6888' },
  grey: { slug: 'grey', option: 61, label: say('Grå', 'Grå', 'Grey'), swatch: '#838f96' },
  brown: { slug: 'brown', option: 62, label: say('Brun', 'Brun', 'Brown'), swatch: '#775437' },
} as const satisfies Record<string, Colour>

export type ColourKey = keyof typeof colours

const byOption = new Map<number, Colour>(Object.values(colours).map((colour) => [colour.option, colour]))

/** The colour of an option of `ls_farg`. */
export const colourOf = (option: number | undefined): Colour => byOption.get(option ?? 0) ?? colours.black

/** Colours of waxes, by option of `ls_farg_valla`: a tin looks like what it is called. */
const waxColours = new Map<number, Colour>([
  [820, colours.red],
  [821, colours.purple],
  [822, colours.blue],
  [823, colours.green],
  [824, colours.yellow],
])

/** The colour of a wax; undefined: the product is none. */
export const waxColourOf = (option: number | undefined): Colour | undefined => waxColours.get(option ?? 0)
