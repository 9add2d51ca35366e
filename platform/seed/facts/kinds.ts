import { labelOf } from '../vocabulary/attributes.ts'
import { colours } from '../vocabulary/colours.ts'
import { perLanguage, say, type Texts } from '../vocabulary/texts.ts'
import { type Fact, fill, inSentence, listOf, ownLabel } from './fact.ts'

/** Whom it is made for, by the Swedish name of its level. */
const levels: Record<string, Texts[]> = {
  Nybörjare: [
    say('Ett bra val för nybörjare.', 'Et godt valg for nybegynnere.', 'A good choice for beginners.'),
    say('Gjord för nybörjare.', 'Laget for nybegynnere.', 'Made for beginners.'),
  ],
  Motion: [
    say('Gjord för motionärer.', 'Laget for mosjonister.', 'Made for recreational skiers.'),
    say('Passar motionärer.', 'Passer for mosjonister.', 'Suits recreational skiers.'),
  ],
  Tävling: [
    say('Gjord för tävling.', 'Laget for konkurranse.', 'Made for racing.'),
    say('För den som tävlar.', 'For den som går renn.', 'For skiers who race.'),
  ],
  Tur: [
    say('Gjord för turer.', 'Laget for turer.', 'Made for touring.'),
    say('För den som går på tur.', 'For den som går på tur.', 'For skiers who go touring.'),
  ],
}

/** The same of ice skates: Swedish and Norwegian have other words for skating than for skiing. */
const skateLevels: Record<string, Texts[]> = {
  Motion: [
    say('Gjord för motionärer.', 'Laget for mosjonister.', 'Made for recreational skaters.'),
    say('Passar motionärer.', 'Passer for mosjonister.', 'Suits recreational skaters.'),
  ],
  Tur: [
    say('Gjord för turer på naturis.', 'Laget for turer på naturis.', 'Made for touring on natural ice.'),
    say('För den som åker långfärd.', 'For den som går på skøytetur.', 'For skaters who go touring.'),
  ],
}

export const level: Fact = ({ plan }) => {
  const texts = plan.family === 'ice-skate' ? skateLevels : levels
  return texts[ownLabel(plan, 'ls_modell')?.sv ?? ''] ?? []
}

/** How a ski grips the snow, by the Swedish name. */
const grips: Record<string, Texts[]> = {
  Vallas: [
    say('Fästzonen vallas.', 'Festesonen smøres.', 'The grip zone is waxed.'),
    say('Fästet får du med valla.', 'Festet får du med smøring.', 'Grip comes from wax.'),
  ],
  'Stighudar (skin)': [
    say('En stighud ger fästet.', 'En felle gir festet.', 'A skin provides the grip.'),
    say('Stighuden fäster utan valla.', 'Fellen fester uten smøring.', 'The skin grips without wax.'),
  ],
  Zero: [
    say('Fästzonen är av gummi.', 'Festesonen er av gummi.', 'The grip zone is rubber.'),
    say('Gummit fäster utan valla.', 'Gummien fester uten smøring.', 'The rubber grips without wax.'),
  ],
}

export const grip: Fact = ({ plan }) => grips[ownLabel(plan, 'ls_faste')?.sv ?? ''] ?? []

/** Cushioning, drop and last of a boot. */
export const footbed: Fact = ({ plan }) => {
  const [cushioning, drop, last] = (['ls_dampning', 'ls_drop', 'ls_last'] as const).map((code) =>
    ownLabel(plan, code),
  )
  if (!cushioning || !drop || !last) return []
  const values = { cushioning: asMeasure(inSentence(cushioning)), drop, last: inSentence(last) }
  return footbeds.map((wording) => fill(wording, values))
}

/** In Swedish a cushioning is not `medel` but `medelhög`. */
const asMeasure = ({ sv, nb, en }: Texts) => say(sv === 'medel' ? 'medelhög' : sv, nb, en)

const footbeds = [
  say(
    'Dämpningen är {cushioning}, droppet {drop} och lästen {last}.',
    'Dempingen er {cushioning}, droppet {drop} og lesten {last}.',
    'Cushioning is {cushioning}, the drop {drop} and the last {last}.',
  ),
  say(
    'Lästen är {last}, dämpningen {cushioning} och droppet {drop}.',
    'Lesten er {last}, dempingen {cushioning} og droppet {drop}.',
    'The last is {last}, cushioning {cushioning} and the drop {drop}.',
  ),
]

/** The colours that it comes in: its own, or those of its variants. */
export const colour: Fact = ({ plan }) => {
  const ofVariants = plan.children.flatMap(({ values }) => values.ls_farg ?? [])
  const options = [...new Set([ofVariants.length > 0 ? ofVariants : (plan.values.ls_farg ?? [])].flat(2))]
  if (options.length === 0 || !options.every((one) => shopColours.has(one))) return []
  const names = perLanguage((language) => options.map((one) => labelOf('ls_farg', one)[language]).join(', '))
  return (options.length > 1 ? severalColours : oneColour).map((wording) =>
    fill(wording, { value: listOf(names) }),
  )
}

const shopColours = new Set<number>(Object.values(colours).map(({ option }) => option))
const oneColour = [
  say('Färgen är {value}.', 'Fargen er {value}.', 'The colour is {value}.'),
  say('Finns i färgen {value}.', 'Finnes i fargen {value}.', 'It comes in {value}.'),
]
const severalColours = [
  say('Färgerna är {value}.', 'Fargene er {value}.', 'The colours are {value}.'),
  say('Finns i {value}.', 'Finnes i {value}.', 'It comes in {value}.'),
]

/** The winter that a model was made for. */
export const season: Fact = ({ plan }) => {
  const value = ownLabel(plan, 'ls_sasong')
  return value ? seasons.map((wording) => fill(wording, { value })) : []
}
const seasons = [
  say(
    'Modellen är från säsongen {value}.',
    'Modellen er fra sesongen {value}.',
    'This is the {value} model.',
  ),
  say('Säsong {value}.', 'Sesong {value}.', 'From the {value} season.'),
]
