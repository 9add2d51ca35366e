import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

const food: Prose['advice'] = [
  say(
    'Prova på träning före tävling. Förvara torrt och i rumstemperatur; bäst före står på förpackningen.',
    'Prøv på trening før konkurranse. Oppbevares tørt og i romtemperatur; best før står på pakken.',
    'Try it in training before racing. Store dry at room temperature; see the pack for the date.',
  ),
]

/** Small things: eyewear, bags, lamps, bottles and food. */
export const accessoryProse: Record<string, Prose> = {
  eyewear: {
    shorts: [
      say(
        'Sportglasögon med utbytbar lins och brett synfält.',
        'Sportsbriller med utskiftbar linse og bredt synsfelt.',
        'Sports glasses with an interchangeable lens and a wide field of view.',
      ),
      say(
        'Lätta glasögon som inte immar i motvind.',
        'Lette briller som ikke dugger i motvind.',
        'Light glasses that do not fog in a headwind.',
      ),
    ],
    leads: [
      say(
        '{name} sitter still utan att trycka, även över mössa. Linsen är ventilerad upptill, så att immen hittar ut.',
        '{name} sitter stille uten å trykke, også over lue. Linsen er ventilert oppe, så duggen finner ut.',
        '{name} stay put without pressing, even over a hat. The lens is vented at the top, so fog finds its way out.',
      ),
    ],
    points: [
      say('Klar och tonad lins ingår', 'Klar og tonet linse følger med', 'Clear and tinted lens included'),
      say('Justerbar näsbrygga', 'Justerbar nesebro', 'Adjustable nose piece'),
      say('Vikt 28 g', 'Vekt 28 g', 'Weight 28 g'),
      say('UV 400', 'UV 400', 'UV 400'),
    ],
    advice: [
      say(
        'Torka linsen med duken som följer med. Papper repar.',
        'Tørk linsen med kluten som følger med. Papir riper.',
        'Wipe the lens with the cloth supplied. Paper scratches.',
      ),
    ],
  },
  bag: {
    shorts: [
      say(
        'Lätt att packa och svår att slita ut.',
        'Lett å pakke og vanskelig å slite ut.',
        'Easy to pack and hard to wear out.',
      ),
      say(
        'Tålig väska med plats för det som behövs.',
        'Solid bag med plass til det som trengs.',
        'A tough bag with room for what is needed.',
      ),
    ],
    leads: [
      say(
        '{name} är sydd i återvunnen nylon med förstärkt botten. Remmarna går att dra åt med handskar på och alla dragkedjor har öglor.',
        '{name} er sydd i resirkulert nylon med forsterket bunn. Remmene strammes med hansker på, og alle glidelåser har hemper.',
        '{name} is sewn of recycled nylon with a reinforced base. Straps tighten with gloves on, and every zip has a loop.',
      ),
    ],
    points: [
      say('Fäste för skidor och stavar', 'Feste for ski og staver', 'Straps for skis and poles'),
      say('Reflexer', 'Reflekser', 'Reflectors'),
      say('Vattenavvisande', 'Vannavvisende', 'Water-repellent'),
      say('Dubbel botten', 'Dobbel bunn', 'Double base'),
    ],
    advice: [
      say(
        'Låt väskan torka öppen. Fukt är det enda som sliter ut den.',
        'La bagen tørke åpen. Fukt er det eneste som sliter den ut.',
        'Let it dry open. Damp is the only thing that wears it out.',
      ),
    ],
  },
  headlamp: {
    shorts: [
      say(
        'Pannlampa med bred närkägla och lång stråle.',
        'Hodelykt med bred nærkjegle og lang stråle.',
        'A headlamp with a wide near beam and a long far one.',
      ),
      say(
        'Stark pannlampa med batteriet i nacken, där mössan värmer det.',
        'Sterk hodelykt med batteriet i nakken, der lua varmer det.',
        'A strong headlamp with its battery at your neck, where a hat keeps it warm.',
      ),
    ],
    leads: [
      say(
        '{name} lyser lika starkt efter en timme som när du tände den. Siffran i namnet är ljusflödet i lumen.',
        '{name} lyser like sterkt etter en time som da du tente den. Tallet i navnet er lysstyrken i lumen.',
        '{name} shines as brightly after an hour as when you switched it on. The number in its name is lumens.',
      ),
    ],
    points: [
      say('Drifttid 4 timmar på full styrka', 'Driftstid 4 timer på full styrke', 'Four hours at full power'),
      say('Laddas med USB-C', 'Lades med USB-C', 'Charges by USB-C'),
      say('Tål regn och snö (IPX5)', 'Tåler regn og snø (IPX5)', 'Resists rain and snow (IPX5)'),
      say('Pannband som går att tvätta', 'Pannebånd som kan vaskes', 'Washable headband'),
    ],
    advice: [
      say(
        'Förvara batteriet halvladdat över sommaren.',
        'Oppbevar batteriet halvladet over sommeren.',
        'Store the battery half charged over the summer.',
      ),
    ],
  },
  bottle: {
    shorts: [
      say(
        'Flaska som går att öppna med handskar på.',
        'Flaske som kan åpnes med hansker på.',
        'A bottle that opens with gloves on.',
      ),
      say(
        'Håller drycken varm till sista rasten.',
        'Holder drikken varm til siste rast.',
        'Keeps the drink warm until the last rest.',
      ),
    ],
    leads: [
      say(
        '{name} har vid öppning, tät kork och en botten som inte glider. Den går i diskmaskin.',
        '{name} har vid åpning, tett kork og en bunn som ikke sklir. Den tåler oppvaskmaskin.',
        '{name} has a wide mouth, a tight stopper and a base that does not slide. Dishwasher safe.',
      ),
    ],
    points: [
      say('Fri från BPA', 'Fri for BPA', 'Free of BPA'),
      say('Passar vätskebälten', 'Passer drikkebelter', 'Fits drink belts'),
      say('Öppnas med vantar på', 'Åpnes med votter på', 'Opens with mittens on'),
      say('Stadig botten', 'Stødig bunn', 'Steady base'),
    ],
    advice: [
      say(
        'Förvärm flaskan med kokande vatten i fem minuter, så håller den värmen längre.',
        'Forvarm flasken med kokende vann i fem minutter, så holder den varmen lenger.',
        'Preheat it with boiling water for five minutes, and your drink stays warm for longer.',
      ),
    ],
  },
  'supplement-gel': {
    shorts: [
      say(
        'Energigel som går att trycka ur med kalla fingrar.',
        'Energigel som kan klemmes ut med kalde fingre.',
        'Energy gel that squeezes out with cold fingers.',
      ),
      say(
        '25 g kolhydrater, mild smak, inget kladd.',
        '25 g karbohydrater, mild smak, ikke noe søl.',
        '25 g of carbohydrate, mild taste, no mess.',
      ),
    ],
    leads: [
      say(
        '{name} ger snabb energi och ligger lätt i magen. Den är tunnare än de flesta och går ned utan vatten.',
        '{name} gir rask energi og ligger lett i magen. Den er tynnere enn de fleste og går ned uten vann.',
        '{name} gives quick energy and is easy on the stomach. It is thinner than most and goes down without water.',
      ),
    ],
    points: [
      say('40 g per gel', '40 g per gel', '40 g per gel'),
      say('Vegansk', 'Vegansk', 'Vegan'),
      say('Utan laktos och gluten', 'Uten laktose og gluten', 'No lactose, no gluten'),
      say('Öppnas med vantar på', 'Åpnes med votter på', 'Opens with mittens on'),
    ],
    advice: food,
  },
  'supplement-powder': {
    shorts: [
      say(
        'Sportdryck att blanda själv, med salt och lagom sötma.',
        'Sportsdrikk du blander selv, med salt og passe sødme.',
        'A sports drink to mix yourself, with salt and not too sweet.',
      ),
      say(
        'Pulver för långa pass och snabb återhämtning.',
        'Pulver for lange økter og rask restitusjon.',
        'Powder for long sessions and quick recovery.',
      ),
    ],
    leads: [
      say(
        '{name} löser sig i kallt vatten och smakar lika bra i tredje flaskan. Burken räcker till drygt sex liter.',
        '{name} løser seg i kaldt vann og smaker like godt i tredje flaske. Boksen rekker til drøyt seks liter.',
        '{name} dissolves in cold water and tastes as good in the third bottle. One tub makes a good six litres.',
      ),
    ],
    points: [
      say('800 g per burk', '800 g per boks', '800 g a tub'),
      say(
        '60 g kolhydrater per halvliter',
        '60 g karbohydrater per halvliter',
        '60 g of carbohydrate per half litre',
      ),
      say('Natrium, kalium och magnesium', 'Natrium, kalium og magnesium', 'Sodium, potassium and magnesium'),
      say('Skopa ingår', 'Måleskje følger med', 'Scoop included'),
    ],
    advice: food,
  },
  'supplement-bar': {
    shorts: [
      say(
        'Bar som går att tugga i tio minusgrader.',
        'Bar som kan tygges i ti kuldegrader.',
        'A bar that can be chewed at ten below.',
      ),
      say('Mättande bar med havre.', 'Mettende bar med havre.', 'A filling bar of oats.'),
    ],
    leads: [
      say(
        '{name} är bakad på havre från Jämtland. Förpackningen rivs upp med tänderna om det behövs.',
        '{name} er bakt på havre fra Jämtland. Pakken rives opp med tennene om det trengs.',
        '{name} is baked with oats from Jämtland. The wrapper tears open with your teeth if need be.',
      ),
    ],
    points: [
      say('Seg men aldrig hård', 'Seig, men aldri hard', 'Chewy but never hard'),
      say('Lätt att riva upp', 'Lett å rive opp', 'Easy to tear open'),
      say('Utan palmolja', 'Uten palmeolje', 'No palm oil'),
      say('Kan innehålla spår av nötter', 'Kan inneholde spor av nøtter', 'May contain traces of nuts'),
    ],
    advice: food,
  },
}
