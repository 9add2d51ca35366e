import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

const fitting: Prose['advice'] = [
  say(
    'Tårna ska kunna röra sig när du står rakt. Välj ett nummer större om du använder tjock strumpa.',
    'Tærne skal kunne røre seg når du står rett. Velg ett nummer større hvis du bruker tykk sokk.',
    'Your toes should move when you stand upright. Go one size up if you wear thick socks.',
  ),
  say(
    'Torka pjäxan i rumstemperatur med innersulan uttagen, aldrig på elementet.',
    'Tørk skoen i romtemperatur med innersålen ute, aldri på ovnen.',
    'Dry the boot at room temperature with the insole out, never on a radiator.',
  ),
]

/** Boots, poles and bindings. */
export const bootProse: Record<string, Prose> = {
  'boot-classic': {
    shorts: [
      say(
        'Klassisk pjäxa med mjuk sula och fri vrist.',
        'Klassisk skisko med myk såle og fri ankel.',
        'A classic boot with a soft sole and a free ankle.',
      ),
      say(
        'Varm pjäxa för långa pass i klassisk stil.',
        'Varm skisko for lange økter i klassisk stil.',
        'A warm boot for long sessions in classic style.',
      ),
    ],
    leads: [
      say(
        '{name} böjer där foten böjer. Sulan är tunn under främre trampdynan, så att du känner när fästet tar.',
        '{name} bøyer seg der foten bøyer seg. Sålen er tynn under forfoten, så du kjenner når festet tar.',
        '{name} flexes where the foot does. The sole is thin under the ball, so you feel the grip take.',
      ),
    ],
    points: [
      say(
        'Snabbsnörning med lock mot snö',
        'Hurtigsnøring med deksel mot snø',
        'Quick lacing under a snow cover',
      ),
      say('Uttagbar innersula av ull', 'Uttakbar ullsåle', 'Removable wool insole'),
      say('Stadig hälkappa', 'Stødig hælkappe', 'Firm heel cup'),
      say(
        'Sula som passar de flesta bindningar',
        'Såle som passer de fleste bindinger',
        'Sole that fits most bindings',
      ),
    ],
    advice: fitting,
  },
  'boot-skate': {
    shorts: [
      say(
        'Skatepjäxa med styv sula och stabil manschett.',
        'Skøytesko med stiv såle og stabil mansjett.',
        'A skate boot with a stiff sole and a stable cuff.',
      ),
      say(
        'Lätt skatepjäxa som svarar direkt.',
        'Lett skøytesko som svarer direkte.',
        'A light skate boot with an immediate response.',
      ),
    ],
    leads: [
      say(
        'Manschetten på {name} styr i sidled och är mjuk framåt. Kraften går till kanten, inte till vaden.',
        'Mansjetten på {name} styrer sideveis og er myk framover. Kraften går til kanten, ikke til leggen.',
        'The cuff of {name} is stiff sideways and flexes forwards. Your power goes into the edge, not into your calf.',
      ),
    ],
    points: [
      say('Vridstyv sula', 'Vridningsstiv såle', 'A sole that does not twist'),
      say('Manschett med ett handgrepp', 'Mansjett med ett håndgrep', 'Cuff that closes in one move'),
      say('Fuktspärr i tån', 'Fuktsperre i tåen', 'Moisture barrier in the toe'),
      say('Reflexer i hälen', 'Reflekser i hælen', 'Reflectors on the heel'),
    ],
    advice: fitting,
  },
  'boot-touring': {
    shorts: [
      say(
        'Turpjäxa med grov sula för skidor och till fots.',
        'Fjellskisko med grov såle for ski og til fots.',
        'A touring boot with a rugged sole, for skiing and walking.',
      ),
      say(
        'Isolerad pjäxa för hela dagar i fjällkyla.',
        'Isolert skisko for lange dager i fjellkulde.',
        'An insulated boot for full days of mountain cold.',
      ),
    ],
    leads: [
      say(
        '{name} håller foten varm från frukost till läger. Skaftet stöttar med pulka bakom och sulan greppar när skidorna bärs.',
        '{name} holder foten varm fra frokost til leir. Skaftet støtter med pulk bak, og sålen griper når skiene bæres.',
        '{name} keeps your feet warm from breakfast to camp. The shaft supports you with a sledge in tow, and the sole grips when you carry your skis.',
      ),
    ],
    points: [
      say('Vattentätt membran', 'Vanntett membran', 'Waterproof membrane'),
      say(
        'Innersula som kan torkas för sig',
        'Innersåle som kan tørkes for seg',
        'Insole that dries separately',
      ),
      say('Krok för damasker', 'Krok for gamasjer', 'Hook for gaiters'),
      say('Gummiklack för stegjärn', 'Gummihæl for stegjern', 'Rubber heel for crampons'),
    ],
    advice: fitting,
  },
  binding: {
    shorts: [
      say(
        'Säker bindning som öppnas med staven.',
        'Sikker binding som åpnes med staven.',
        'A secure binding that opens with the pole.',
      ),
      say(
        'Lätt bindning med låg bygghöjd.',
        'Lett binding med lav byggehøyde.',
        'A light binding with a low profile.',
      ),
    ],
    leads: [
      say(
        '{name} håller pjäxan utan glapp och släpper den utan krångel, även när den är full av snö.',
        '{name} holder skoen uten slark og slipper den uten bråk, også når den er full av snø.',
        '{name} holds the boot firmly and lets go without fuss, even when packed with snow.',
      ),
    ],
    points: [
      say(
        'Monteras på platta eller skruvas',
        'Monteres på plate eller skrus',
        'Mounts on a plate or with screws',
      ),
      say('Hörs när den låser', 'Høres når den låser', 'You can hear it lock'),
      say('Frostsäker plast', 'Frostsikker plast', 'Frost-proof plastic'),
      say('Skruv och mall ingår', 'Skruer og mal følger med', 'Screws and template included'),
    ],
    advice: [
      say(
        'Vi monterar utan kostnad när du köper skida och bindning tillsammans.',
        'Vi monterer gratis når du kjøper ski og binding sammen.',
        'Mounted free of charge when you buy ski and binding together.',
      ),
    ],
  },
  pole: {
    shorts: [
      say(
        'Lätt stav med snabb pendel och stadigt handtag.',
        'Lett stav med rask pendel og stødig håndtak.',
        'A light pole with a quick swing and a secure grip.',
      ),
      say(
        'Styv stav som tar till vara all kraft i stakningen.',
        'Stiv stav som utnytter all kraft i stakingen.',
        'A stiff pole that wastes none of your double poling.',
      ),
    ],
    leads: [
      say(
        '{name} väger lite där det märks mest: längst ned. Truga och spets går att byta utan verktyg.',
        '{name} veier lite der det merkes mest: nederst. Trinse og pigg byttes uten verktøy.',
        '{name} is light where it matters most: at the bottom. Basket and tip change without tools.',
      ),
    ],
    points: [
      say('Handtag av naturkork', 'Håndtak av naturkork', 'Natural cork grip'),
      say('Rem som knäpps av med ett klick', 'Rem som klikkes av', 'Strap that clicks off'),
      say('Spets av hårdmetall', 'Pigg av hardmetall', 'Carbide tip'),
      say('Kan kortas av', 'Kan kappes', 'Can be cut to length'),
    ],
    advice: [
      say(
        'I klassiskt räknar man 83–85 procent av kroppslängden, i skate 89–90. Mät med pjäxorna på.',
        'I klassisk regner man 83–85 prosent av høyden, i skøyting 89–90. Mål med skoene på.',
        'Classic poles are 83–85 per cent of your height, skate poles 89–90. Measure with boots on.',
      ),
    ],
  },
}
