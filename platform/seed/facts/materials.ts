import { say, type Texts } from '../vocabulary/texts.ts'
import { inSentence, ofRow } from './fact.ts'

const of = (label: string, ...wordings: Texts[]) => ofRow(label, wordings, inSentence)

export const material = of(
  'Material',
  say('Materialet är {value}.', 'Materialet er {value}.', 'The material is {value}.'),
)
export const core = of(
  'Kärna',
  say('Kärnan består av {value}.', 'Kjernen består av {value}.', 'The core is {value}.'),
)
export const base = of('Belag', say('Belaget är {value}.', 'Sålen er {value}.', 'The base is {value}.'))
export const shaft = of('Rör', say('Röret är av {value}.', 'Røret er av {value}.', 'The shaft is {value}.'))
export const basket = of('Truga', say('Trugan är {value}.', 'Trinsen er {value}.', 'The basket is {value}.'))
export const frame = of('Ram', say('Ramen är av {value}.', 'Rammen er av {value}.', 'The frame is {value}.'))
export const upper = of(
  'Ovandel',
  say('Ovandelen är av {value}.', 'Overdelen er av {value}.', 'The upper is {value}.'),
)
export const lining = of(
  'Foder',
  say('Fodret är av {value}.', 'Fôret er av {value}.', 'The lining is {value}.'),
)
export const fit = of(
  'Passform',
  say('Passformen är {value}.', 'Passformen er {value}.', 'The fit is {value}.'),
)
export const blade = of(
  'Skena',
  say('Skenan är av {value}.', 'Skjæret er av {value}.', 'The blade is {value}.'),
)
export const locking = of(
  'Låsning',
  say('Låsningen är {value}.', 'Låsingen er {value}.', 'Locking is {value}.'),
)
export const power = ofRow('Effekt', [
  say('Effekten är {value}.', 'Effekten er {value}.', 'The power is {value}.'),
])
