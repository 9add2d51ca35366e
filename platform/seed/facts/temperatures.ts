import { perLanguage, say, type Texts } from '../vocabulary/texts.ts'
import { type Fact, fill } from './fact.ts'

const RANGE = /^([+−]?\d+) ?– ?([+−]?\d+)/

/** A fact whose row is a range of temperatures: `{from}` and `{to}`, without the unit. */
const ofRange =
  (label: string, wordings: Texts[], isFor: (value: string) => boolean = () => true): Fact =>
  ({ rows }) => {
    const value = rows.get(label)
    const [, from, to] = RANGE.exec(value?.sv ?? '') ?? []
    if (!value || !from || !to || !isFor(value.sv)) return []
    return wordings.map((wording) =>
      fill(wording, { from: perLanguage(() => from), to: perLanguage(() => to) }),
    )
  }

/** The snow that the colours of a wax cover together. */
export const snow = ofRange('Snötemperatur', [
  say(
    'Täcker snötemperaturer från {from} till {to} °C.',
    'Dekker snøtemperaturer fra {from} til {to} °C.',
    'Covers snow temperatures from {from} to {to} °C.',
  ),
  say(
    'Gjord för snö från {from} till {to} °C.',
    'Laget for snø fra {from} til {to} °C.',
    'Made for snow from {from} to {to} °C.',
  ),
  say(
    'För snö mellan {from} och {to} °C.',
    'For snø mellom {from} og {to} °C.',
    'For snow between {from} and {to} °C.',
  ),
])

const isWeather = (value: string) => /[−+]/.test(value)

/** The weather that a garment is made for. */
export const weather = ofRange(
  'Temperatur',
  [
    say('Gjord för {from} till {to} °C.', 'Laget for {from} til {to} °C.', 'Made for {from} to {to} °C.'),
    say(
      'Trivs mellan {from} och {to} °C.',
      'Trives mellom {from} og {to} °C.',
      'At home between {from} and {to} °C.',
    ),
  ],
  isWeather,
)

/** What an iron can be set to. */
export const heat = ofRange(
  'Temperatur',
  [
    say(
      'Temperaturen går att ställa från {from} till {to} °C.',
      'Temperaturen kan stilles fra {from} til {to} °C.',
      'The temperature can be set from {from} to {to} °C.',
    ),
  ],
  (value) => !isWeather(value),
)
