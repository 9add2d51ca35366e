/** Snow temperatures in °C for which a wax is made, both ends included. */
export interface WaxRange {
  from: number
  to: number
}

/** A range as it stands on the tin: `Blå −10 till −3 °C`, `Yellow 0 to +0,5 °C`; any dash is read as a minus. */
const ON_TIN = /([+−\p{Pd}]?\d{1,2}(?:[.,]\d)?)\s*(?:°C)?\s*\p{L}+\s*([+−\p{Pd}]?\d{1,2}(?:[.,]\d)?)\s*°C/u

/** The range in the name of a wax; null: the name has none. */
export function readWaxRange(label: string): WaxRange | null {
  const [, first, second] = ON_TIN.exec(label) ?? []
  if (first === undefined || second === undefined) return null
  const [one, other] = [toDegrees(first), toDegrees(second)]
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

const toDegrees = (text: string): number => Number(text.replace(/[−\p{Pd}]/u, '-').replace(',', '.'))

/** Snow that one can ski on. It melts at 0 °C: above, the number is the air's, and the snow is wet. */
export const SNOW_CELSIUS = { min: -40, max: 15 }

const TYPED = /^\s*(minus|[+−\p{Pd}])?\s*(\d{1,2}(?:\.\d)?)\s*(?:°?\s*c|°|grader|degrees)?\s*$/iu

/** The temperature that was typed: `-5`, `−5 °C`, `minus 5 grader`, `-2,5`; null: it is none. */
export function readSnowTemperature(text: string | null | undefined): number | null {
  const [, sign, number] = TYPED.exec(text?.replace(',', '.') ?? '') ?? []
  if (number === undefined) return null
  const degrees = Number(number) * (sign && sign !== '+' ? -1 : 1) || 0
  return degrees >= SNOW_CELSIUS.min && degrees <= SNOW_CELSIUS.max ? degrees : null
}

/** Whether the wax is made for this temperature. */
export const isInRange = ({ from, to }: WaxRange, celsius: number): boolean =>
  from <= celsius && celsius <= to

/** How far the temperature is from the middle of the range: where two tins hold it, the nearer middle is the safer choice. */
export const distanceFromMiddle = ({ from, to }: WaxRange, celsius: number): number =>
  Math.abs(celsius - (from + to) / 2)
