import { same, say, type Texts } from '../vocabulary/texts.ts'
import {
  care,
  complaint,
  labels,
  ofSize,
  pairWeight,
  row,
  type SpecificationRow,
  type Specifications,
  weight,
} from './row.ts'

const trackSole = say(
  'Längdsula med två styrspår',
  'Langrennssåle med to styrespor',
  'Cross-country sole with two guide grooves',
)
const tourSole = say('Bred tursula (BC)', 'Bred fjellsåle (BC)', 'Wide backcountry sole (BC)')
const synthetic = say('Syntet', 'Syntetisk materiale', 'Synthetic')
const fleece = same('Fleece')
const dry = say(
  'Torka i rumstemperatur med innersulan uttagen',
  'Tørk i romtemperatur med innersålen ute',
  'Dry at room temperature with the insole out',
)
const durable = complaint('durable')
const trackBasket = say('Liten, för spår', 'Liten, for løype', 'Small, for tracks')
const leather = say('Läder och slitstark väv', 'Lær og slitesterk vev', 'Leather and hard-wearing weave')
const aluminium = same('Aluminium')
const poleTip = say(
  'Manuell, öppnas med stavspetsen',
  'Manuell, åpnes med stavpiggen',
  'Manual, opens with the pole tip',
)
const anyBoot = say(
  'Skidpjäxa eller egen känga',
  'Skisko eller egen støvel',
  'Ski boots or boots of your own',
)

const boot =
  (grams: number, sole: Texts, [upper, lining]: [Texts, Texts], more: SpecificationRow[]) =>
  () => [
    pairWeight(grams, ofSize('42')),
    row(labels.upper, upper),
    row(labels.lining, lining),
    row(labels.sole, sole),
    ...more,
    care(dry),
    durable,
  ]

const cuff = (text: Texts) => row(say('Manschett', 'Mansjett', 'Cuff'), text)
const membrane = row(say('Membran', 'Membran', 'Membrane'), say('Vattentätt', 'Vanntett', 'Waterproof'))
const quickLace = row(
  say('Snörning', 'Snøring', 'Lacing'),
  say('Snabbsnörning under lock', 'Hurtigsnøring under deksel', 'Quick lacing under a cover'),
)

/** Boots, bindings and poles. */
export const equipmentSpecifications: Specifications = {
  'boot-classic': boot(880, trackSole, [synthetic, fleece], [quickLace]),
  'boot-classic-pro': boot(780, trackSole, [synthetic, fleece], [quickLace]),
  'boot-skate': boot(
    980,
    trackSole,
    [synthetic, fleece],
    [quickLace, cuff(say('Plast med rem', 'Plast med rem', 'Plastic with a strap'))],
  ),
  'boot-skate-carbon': boot(
    860,
    trackSole,
    [synthetic, fleece],
    [quickLace, cuff(say('Kolfiber med rem', 'Karbon med rem', 'Carbon with a strap'))],
  ),
  'boot-touring': boot(1360, tourSole, [leather, say('Filt', 'Filt', 'Felt')], [membrane]),
  'boot-winter': boot(
    1480,
    tourSole,
    [leather, say('Ull, går att ta ur', 'Ull, kan tas ut', 'Wool, removable')],
    [membrane],
  ),
  'boot-junior': boot(
    620,
    trackSole,
    [synthetic, fleece],
    [row(say('Knäppning', 'Lukking', 'Closure'), say('Kardborre', 'Borrelås', 'Velcro'))],
  ),
  'binding-classic': binding(280, trackSole, poleTip),
  'binding-skate': binding(290, trackSole, poleTip),
  'binding-touring': binding(420, tourSole, say('Manuell, i stål', 'Manuell, i stål', 'Manual, of steel')),
  'binding-junior': binding(
    250,
    trackSole,
    say('Automatisk, kliv i', 'Automatisk, trå inn', 'Automatic, step in'),
  ),
  'pole-alloy': pole(210, aluminium, trackBasket),
  'pole-carbon': pole(160, say('Kolfiber', 'Karbon', 'Carbon'), trackBasket),
  'pole-touring': pole(235, aluminium, say('Stor, för lös snö', 'Stor, for løssnø', 'Large, for loose snow')),
  'pole-junior': pole(130, say('Glasfiber', 'Glassfiber', 'Fibreglass'), trackBasket),
  'nordic-skate': skate('47 cm', anyBoot),
  'multi-skate': skate('45 cm', anyBoot),
}

function binding(grams: number, sole: Texts, lock: Texts) {
  return () => [
    pairWeight(grams),
    row(
      labels.material,
      say('Frostsäker plast och stål', 'Frostsikker plast og stål', 'Frost-proof plastic and steel'),
    ),
    row(labels.fits, sole),
    row(say('Låsning', 'Låsing', 'Locking'), lock),
    row(labels.included, say('Skruv och mall', 'Skruer og mal', 'Screws and template')),
    care(say('Skölj bort salt och grus', 'Skyll bort salt og grus', 'Rinse off salt and grit')),
    durable,
  ]
}

function pole(grams: number, shaft: Texts, basket: Texts) {
  return () => [
    weight(grams, say('per stav', 'per stav', 'per pole')),
    row(say('Rör', 'Rør', 'Shaft'), shaft),
    row(labels.grip, say('Naturkork', 'Naturkork', 'Natural cork')),
    row(
      say('Rem', 'Rem', 'Strap'),
      say('Ställbar, knäpps av', 'Justerbar, klikkes av', 'Adjustable, clicks off'),
    ),
    row(labels.basket, basket),
    row(labels.tip, say('Hårdmetall', 'Hardmetall', 'Carbide')),
    durable,
  ]
}

function skate(blade: string, boot: Texts) {
  return () => [
    pairWeight(1700, ofSize('42')),
    row(
      say('Skena', 'Skjær', 'Blade'),
      say(`Härdat stål, ${blade}`, `Herdet stål, ${blade}`, `Hardened steel, ${blade}`),
    ),
    row(say('Slipning', 'Sliping', 'Grinding'), say('Radie 18 m', 'Radius 18 m', '18 m radius')),
    row(labels.fits, boot),
    row(labels.included, say('Skydd till skenorna', 'Skjærbeskyttere', 'Blade guards')),
    care(
      say(
        'Torka skenorna efter varje tur',
        'Tørk skjærene etter hver tur',
        'Dry the blades after every tour',
      ),
    ),
    durable,
  ]
}
