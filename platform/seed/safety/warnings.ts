import type { PictureKind } from '#platform/images/product-art.ts'
import { say, type Texts } from '../vocabulary/texts.ts'

const children = say(
  'Förvaras oåtkomligt för barn.',
  'Oppbevares utilgjengelig for barn.',
  'Keep out of reach of children.',
)
const fumes = say(
  'Värm i ett ventilerat rum. Ryker vallan är järnet för varmt; andas inte in röken.',
  'Varm i et ventilert rom. Ryker voksen, er jernet for varmt. Ikke pust inn røyken.',
  'Heat in a ventilated room. If the wax smokes, the iron is too hot; do not breathe the smoke.',
)
const flammable = say(
  'Brandfarlig vätska och ånga. Håll borta från värme, gnistor och öppen låga, och använd i ett ventilerat rum.',
  'Brannfarlig væske og damp. Hold unna varme, gnister og åpen flamme, og bruk i et ventilert rom.',
  'Flammable liquid and vapour. Keep away from heat, sparks and open flames, and use in a ventilated room.',
)
const skin = say(
  'Undvik kontakt med ögonen. Tvätta händerna efter användning.',
  'Unngå kontakt med øynene. Vask hendene etter bruk.',
  'Avoid contact with the eyes. Wash your hands after use.',
)
const iron = say(
  'Plattan blir mycket het. Lämna inte järnet utan uppsikt, dra ur kontakten efter användning och låt det svalna innan du lägger undan det.',
  'Platen blir svært varm. La ikke jernet stå uten tilsyn, trekk ut støpselet etter bruk og la det bli kaldt før du legger det bort.',
  'The plate gets very hot. Do not leave the iron unattended, unplug it after use, and let it cool before you put it away.',
)
const noRelease = say(
  'Längdbindningar löser inte ut vid fall. Kontrollera att pjäxan är låst innan du åker.',
  'Langrennsbindinger utløser ikke ved fall. Kontroller at skoen er låst før du går.',
  'Cross-country bindings do not release in a fall. Check that the boot is locked before you set off.',
)
const sharpEdges = say(
  'Stålkanterna är vassa. Bär skidorna med handskar på.',
  'Stålkantene er skarpe. Bær skiene med hansker på.',
  'Steel edges are sharp. Carry the skis with gloves on.',
)
const supervised = say(
  'Barn ska åka under uppsikt av en vuxen.',
  'Barn skal gå på ski under tilsyn av en voksen.',
  'Children should ski under the supervision of an adult.',
)
const poleTips = say(
  'Spetsarna är vassa. Åk inte med en stav som har sprickor eller djupa repor: den kan gå av utan förvarning.',
  'Piggene er skarpe. Bruk ikke en stav med sprekker eller dype riper: Den kan knekke uten forvarsel.',
  'The tips are sharp. Do not use a pole with cracks or deep scratches: it may break without warning.',
)
const soles = say(
  'Sulan är hal på is, sten och släta golv.',
  'Sålen er glatt på is, stein og glatte gulv.',
  'The sole is slippery on ice, stone and smooth floors.',
)
const rollers = say(
  'Rullskidorna har ingen broms. Använd hjälm, handskar och kläder som syns, och undvik branta backar och trafikerade vägar.',
  'Rulleskiene har ingen brems. Bruk hjelm, hansker og klær som synes, og unngå bratte bakker og trafikkerte veier.',
  'These roller skis have no brake. Wear a helmet, gloves and clothes that can be seen, and avoid steep hills and busy roads.',
)
const wheels = say(
  'Kontrollera hjul, axlar och bindning före varje tur, och byt slitna hjul.',
  'Kontroller hjul, aksler og binding før hver tur, og bytt slitte hjul.',
  'Check wheels, axles and bindings before every outing, and replace worn wheels.',
)
const ice = say(
  'Åk aldrig ensam på naturis. Ha isdubbar, lina och pik med dig, och kontrollera isens tjocklek hela tiden.',
  'Gå aldri alene på naturis. Ha med ispigger, kasteline og ispik, og kontroller isens tykkelse hele tiden.',
  'Never skate alone on natural ice. Carry ice picks, a throw line and a probe, and keep checking how thick the ice is.',
)
const blades = say(
  'Skenorna är vassa. Ha skydden på när du bär dem.',
  'Skjærene er skarpe. Ha beskytterne på når du bærer dem.',
  'The blades are sharp. Keep the guards on when you carry them.',
)
const battery = say(
  'Litiumbatteri: ladda bara med hel kabel, under uppsikt och inte under noll grader. Öppna det inte, och lämna det till återvinning när det är skadat eller uttjänt.',
  'Litiumbatteri: Lad bare med hel kabel, under tilsyn og ikke i kuldegrader. Ikke åpne det, og lever det til gjenvinning når det er skadet eller utbrukt.',
  'Lithium battery: charge only with an undamaged cable, under supervision and not below freezing. Do not open it, and recycle it when damaged or worn out.',
)
const glare = say(
  'Starkt ljus: titta inte in i strålen och blända inte dem du möter.',
  'Sterkt lys: Ikke se inn i strålen, og ikke blend dem du møter.',
  'Strong light: do not look into the beam, and do not dazzle those you meet.',
)
const sun = say(
  'Titta inte rakt på solen. Tonade linser är inte till för mörker eller bilkörning i skymning.',
  'Ikke se rett på sola. Tonede linser er ikke til mørke eller bilkjøring i skumring.',
  'Do not look straight at the sun. Tinted lenses are not for darkness or for driving at dusk.',
)
const flames = say(
  'Håll plagget borta från öppen eld och heta kaminer.',
  'Hold plagget unna åpen ild og varme ovner.',
  'Keep the garment away from open fire and hot stoves.',
)
const hotDrink = say(
  'Het dryck kan ge brännskador. Fyll inte med kolsyrad dryck.',
  'Varm drikke kan gi brannskader. Fyll ikke på kullsyreholdig drikke.',
  'Hot drinks can scald. Do not fill with carbonated drinks.',
)
const scraperEdge = say(
  'Kanten är vass. Sickla från dig.',
  'Kanten er skarp. Sikle fra deg.',
  'The edge is sharp. Scrape away from yourself.',
)
const rags = say(
  'Dukar med lösningsmedel eller het valla kan fatta eld. Låt dem torka utbredda, utomhus.',
  'Kluter med løsemiddel eller varm voks kan ta fyr. La dem tørke utbredt, utendørs.',
  'Cloths with solvent or hot wax can catch fire. Dry them spread out, outdoors.',
)
const squeeze = say(
  'Klämrisk när bänken fälls ihop.',
  'Klemfare når benken legges sammen.',
  'Mind your fingers when you fold the bench.',
)
const caffeine = say(
  'Innehåller koffein (50 mg per 40 g). Rekommenderas inte för barn eller gravida.',
  'Inneholder koffein (50 mg per 40 g). Anbefales ikke for barn eller gravide.',
  'Contains caffeine (50 mg per 40 g). Not recommended for children or pregnant women.',
)
const milkAndOats = say(
  'Allergener: mjölk och havre. Kan innehålla spår av nötter.',
  'Allergener: melk og havre. Kan inneholde spor av nøtter.',
  'Allergens: milk and oats. May contain traces of nuts.',
)
const oats = say(
  'Allergener: havre. Kan innehålla spår av nötter.',
  'Allergener: havre. Kan inneholde spor av nøtter.',
  'Allergens: oats. May contain traces of nuts.',
)
const milk = say('Allergener: mjölk.', 'Allergener: melk.', 'Allergens: milk.')

/** What to beware of with each kind of thing; one that is not here has no known risk. */
export const warningsOfKinds: Partial<Record<PictureKind, Texts[]>> = {
  'ski-classic': [noRelease],
  'ski-skin': [noRelease],
  'ski-zero': [noRelease],
  'ski-skate': [noRelease],
  'ski-skate-cold': [noRelease],
  'ski-touring': [noRelease, sharpEdges],
  'ski-steel-edge': [noRelease, sharpEdges],
  'ski-mountain': [noRelease, sharpEdges],
  'ski-junior': [supervised, noRelease],
  'ski-mini': [supervised, noRelease],
  'ski-junior-skin': [supervised, noRelease],
  'boot-classic': [soles],
  'boot-classic-pro': [soles],
  'boot-skate': [soles],
  'boot-skate-carbon': [soles],
  'boot-touring': [soles],
  'boot-winter': [soles],
  'binding-classic': [noRelease],
  'binding-skate': [noRelease],
  'binding-touring': [noRelease],
  'binding-junior': [noRelease, supervised],
  'pole-alloy': [poleTips],
  'pole-carbon': [poleTips],
  'pole-touring': [poleTips],
  'roller-classic': [rollers, wheels],
  'roller-combi': [rollers, wheels],
  'roller-skate': [rollers, wheels],
  'nordic-skate': [ice, blades],
  'multi-skate': [ice, blades],
  'package-classic': [noRelease, poleTips],
  'package-skate': [noRelease, poleTips],
  'package-touring': [noRelease, poleTips, sharpEdges],
  'package-junior': [supervised, noRelease, poleTips],
  'package-wax': [fumes, iron, children],
  'glide-block': [fumes, children],
  'glide-base': [fumes, children],
  'glide-liquid': [flammable, children],
  'grip-tin': [skin, children],
  'grip-trio': [skin, children],
  'grip-binder': [fumes, skin, children],
  'grip-klister': [skin, children],
  'wax-remover': [flammable, skin, children],
  'waxing-iron': [iron, fumes],
  scraper: [scraperEdge],
  'fibre-cloth': [rags],
  'waxing-bench': [squeeze],
  'jacket-down': [flames],
  'jacket-softshell': [flames],
  'jacket-training': [flames],
  'jacket-wind': [flames],
  vest: [flames],
  fleece: [flames],
  'sports-glasses': [sun],
  'ski-visor': [sun],
  headlamp: [glare, battery],
  thermos: [hotDrink],
  'gel-caffeine': [caffeine],
  'energy-bar': [oats],
  'protein-bar': [milkAndOats],
  'recovery-drink': [milk],
  'package-race': [oats],
}
