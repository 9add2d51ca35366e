import { slugOf } from '../slugs.ts'
import { families } from './families.ts'

/** Lines of the products that are written by hand. */
const ownLines = [
  'Vasa',
  'Midvinter',
  'Droppe',
  'Hytta',
  'Dimma',
  'Prototyp',
  'Långfjäll',
  'Klubb',
  'Motor',
  'Trio',
  'Start',
  'Lopp',
]

/** Every line by its slug: what a picture prints has the letters that its address has not. */
export const modelLines: ReadonlyMap<string, string> = new Map(
  [...families.flatMap(({ lines }) => lines), ...ownLines].map((line) => [slugOf(line), line]),
)
