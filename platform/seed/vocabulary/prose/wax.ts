import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

/** Wax and what it is applied with. */
export const waxProse: Record<string, Prose> = {
  'wax-glide': {
    shorts: [
      say(
        'Fluorfri glidvalla med lång hållbarhet.',
        'Fluorfri glider med lang holdbarhet.',
        'Fluorine-free glide wax that lasts.',
      ),
      say(
        'Snabb glidvalla för växlande före.',
        'Rask glider for skiftende føre.',
        'A quick glide wax for changing snow.',
      ),
    ],
    leads: [
      say(
        '{name} är gjord av paraffin och hårda vaxer utan fluor. Den går lätt in i belaget och lägger sig slät efter borstning.',
        '{name} er laget av parafin og harde vokser uten fluor. Den går lett inn i sålen og blir glatt etter børsting.',
        '{name} is made of paraffin and hard waxes, free of fluorocarbons. It sinks easily into the base and brushes out smooth.',
      ),
    ],
    points: [
      say('Lätt att borsta ur', 'Lett å børste ut', 'Easy to brush out'),
      say('Godkänd för tävling', 'Godkjent for konkurranse', 'Approved for racing'),
      say('Färgmärkt efter temperatur', 'Fargemerket etter temperatur', 'Colour-coded by temperature'),
      say('Luktar nästan inget', 'Lukter nesten ingenting', 'Hardly smells'),
    ],
    advice: [
      say(
        'Värm in, låt svalna i tio minuter, sickla och borsta i åkriktningen. Temperaturen gäller snön.',
        'Varm inn, la avkjøle i ti minutter, sikle og børst i glideretningen. Temperaturen gjelder snøen.',
        'Iron in, let it cool for ten minutes, scrape and brush in the direction of travel. Temperatures are those of the snow.',
      ),
    ],
  },
  'wax-grip': {
    shorts: [
      say(
        'Burkvalla med brett temperaturspann.',
        'Festevoks med bredt temperaturområde.',
        'Hard wax with a wide range of temperatures.',
      ),
      say(
        'Seg fästvalla som håller hela milen.',
        'Seig festesmøring som holder hele mila.',
        'A tough grip wax that stays for the whole tour.',
      ),
    ],
    leads: [
      say(
        '{name} läggs tunt i flera lager och korkas ut mellan varje. Då håller fästet längre och isar inte.',
        '{name} legges tynt i flere lag og korkes ut mellom hvert. Da holder festet lenger og iser ikke.',
        'Apply {name} thinly in layers and cork each one out. The grip lasts longer and does not ice.',
      ),
    ],
    points: [
      say('Lock som är lätt att få upp', 'Lokk som er lett å åpne', 'A lid that opens easily'),
      say('Tjärbaserad', 'Tjærebasert', 'Based on tar'),
      say('Färgmärkt efter temperatur', 'Fargemerket etter temperatur', 'Colour-coded by temperature'),
      say('Utan fluor', 'Uten fluor', 'Without fluorine'),
    ],
    advice: [
      say(
        'Slipper det? Lägg ett lager till, längre fram. Isar det? Byt till en kallare färg.',
        'Glipper det? Legg et lag til, lenger fram. Iser det? Bytt til en kaldere farge.',
        'Slipping? Add a layer, further forward. Icing? Change to a colder colour.',
      ),
    ],
  },
  'wax-tool': {
    shorts: [
      say(
        'Verktyg för vallaboden, gjort för att användas varje vecka.',
        'Verktøy for smørebua, laget for å brukes hver uke.',
        'A tool for the wax room, made to be used every week.',
      ),
      say(
        'Pålitligt verktyg för hemmavallaren.',
        'Pålitelig verktøy for hjemmesmøreren.',
        'A reliable tool for waxing at home.',
      ),
    ],
    leads: [
      say(
        '{name} ligger bra i handen och gör jobbet lika snabbt på tionde paret som på första.',
        '{name} ligger godt i hånda og gjør jobben like raskt på tiende par som på første.',
        '{name} sits well in the hand and works as fast on the tenth pair as on the first.',
      ),
    ],
    points: [
      say('Gjord för att hålla', 'Laget for å vare', 'Made to last'),
      say('Används i vår egen verkstad', 'Brukes i vårt eget verksted', 'Used in our own workshop'),
      say('Får plats i vallalådan', 'Får plass i smøreskrinet', 'Fits in a wax box'),
      say('Lätt att använda', 'Lett å bruke', 'Easy to use'),
    ],
    advice: [
      say(
        'Arbeta i ett ventilerat rum och låt aldrig järnet stå stilla på belaget.',
        'Arbeid i et ventilert rom og la aldri jernet stå stille på sålen.',
        'Work in a ventilated room and never let the iron rest on the base.',
      ),
    ],
  },
}
