import { say } from '../texts.ts'
import type { Prose } from './prose.ts'

/** The advice of skis that are picked by weight: their page has a field for it. */
export const byWeight = say(
  'Skriv din vikt när du beställer, så väljer vi ut paret med rätt spann.',
  'Skriv vekten din når du bestiller, så velger vi ut paret med riktig spenn.',
  'Tell us your weight when you order and we will pick the pair with the right camber.',
)

const care: Prose['advice'] = [
  byWeight,
  say(
    'Belaget är stenslipat och mättat från fabrik. Valla glid innan första turen, så håller det längre.',
    'Sålen er steinslipt og mettet fra fabrikk. Legg glider før første tur, så varer den lenger.',
    'The base is stone-ground and saturated at the factory. Glide wax before the first outing makes it last.',
  ),
]

/** Skis of all kinds. */
export const skiProse: Record<string, Prose> = {
  'ski-classic': {
    shorts: [
      say(
        'Klassisk skida med mjuk spets och säkert fäste i tunga backar.',
        'Klassisk ski med myk tupp og sikkert feste i tunge bakker.',
        'A classic ski with a soft tip and sure grip on steep climbs.',
      ),
      say(
        'Snabb klassisk skida för motionslopp och långa pass i spåret.',
        'Rask klassisk ski for turrenn og lange økter i løypa.',
        'A quick classic ski for ski marathons and long days in the tracks.',
      ),
    ],
    leads: [
      say(
        '{name} är byggd för att glida länge på varje frånskjut. Spannet är förskjutet framåt, så att fästet tar när du kliver på och släpper när du glider.',
        '{name} er bygget for å gli lenge på hvert fraspark. Spennet er forskjøvet framover, så festet tar når du står på og slipper når du glir.',
        '{name} is built to glide a long way on every kick. The camber sits forward, so the grip bites when you kick and lets go when you glide.',
      ),
      say(
        'Med {name} får du en skida som är lätt att lyfta och lugn att stå på. Den smala midjan följer spåret även när det är slitet.',
        'Med {name} får du en ski som er lett å løfte og rolig å stå på. Den smale midjen følger løypa også når den er slitt.',
        '{name} is light to lift and calm to stand on. The narrow waist follows the track even when it is worn.',
      ),
    ],
    points: [
      say('Lätt bikakekärna', 'Lett bikubekjerne', 'Light honeycomb core'),
      say('Sidskärning 44–43–44 mm', 'Innsving 44–43–44 mm', 'Sidecut 44–43–44 mm'),
      say(
        'Universalstruktur för torr och fuktig snö',
        'Universalstruktur for tørr og fuktig snø',
        'Universal structure for dry and moist snow',
      ),
      say('Mjuk spets, styvare bakdel', 'Myk tupp, stivere bakdel', 'Soft tip, stiffer tail'),
    ],
    advice: care,
  },
  'ski-skate': {
    shorts: [
      say(
        'Styv skateskida med snabb respons i frånskjutet.',
        'Stiv skøyteski med rask respons i frasparket.',
        'A stiff skate ski with a quick response to your push.',
      ),
      say(
        'Stabil skateskida som håller linjen även utför.',
        'Stabil skøyteski som holder linja også utfor.',
        'A stable skate ski that keeps its line, downhill too.',
      ),
    ],
    leads: [
      say(
        '{name} har ett högt, tvådelat spann som lägger trycket där du vill ha det. Resultatet är en skida som svarar när du ökar farten.',
        '{name} har et høyt, todelt spenn som legger trykket der du vil ha det. Resultatet er en ski som svarer når du øker farten.',
        '{name} has a high camber in two parts that puts the pressure where you want it: a ski that comes alive when you raise the pace.',
      ),
      say(
        'Torsionsstyva sidoväggar och låg vikt i spetsen gör {name} lätt att styra när benen börjar bli trötta.',
        'Torsjonsstive sidevegger og lav vekt i tuppen gjør {name} lett å styre når beina blir slitne.',
        'Stiff sidewalls and a light tip make {name} easy to steer when your legs are tired.',
      ),
    ],
    points: [
      say('Lätt bikakekärna', 'Lett bikubekjerne', 'Light honeycomb core'),
      say(
        'Styv bakre del för direkt frånskjut',
        'Stiv bakdel for direkte fraspark',
        'Stiff tail for a direct push-off',
      ),
      say(
        'Finare struktur för kallföre ingår i Cold-modellen',
        'Finere struktur for kaldføre i Cold-modellen',
        'A finer structure for cold snow in the Cold model',
      ),
      say('Kantgrepp på hård snö', 'Kantgrep på hard snø', 'Edge hold on hard snow'),
    ],
    advice: care,
  },
  'ski-touring': {
    shorts: [
      say(
        'Stålkantad turskida för orörd snö och skare.',
        'Fjellski med stålkant for løssnø og skare.',
        'A steel-edged touring ski for untouched snow and crust.',
      ),
      say(
        'Bred fjällskida som bär med packning och pulka.',
        'Bred fjellski som bærer med sekk og pulk.',
        'A wide mountain ski that carries pack and sledge.',
      ),
    ],
    leads: [
      say(
        '{name} är gjord för dagar utan spår. Bredden bär i lös snö, stålkanten biter på skare och spetsen tar sig över det som ligger i vägen.',
        '{name} er laget for dager uten løype. Bredden bærer i løssnø, stålkanten biter på skare og tuppen kommer seg over det som ligger i veien.',
        '{name} is made for days without a track. Its width floats in loose snow, its edges bite on crust and the tip clears what lies in the way.',
      ),
      say(
        'På {name} går du långt med tung ryggsäck utan att tappa riktningen. Spannet är mjukt nog för fäste, högt nog för glid på sjöar och myrar.',
        'På {name} går du langt med tung sekk uten å miste retningen. Spennet er mykt nok for feste, høyt nok for glid på vann og myrer.',
        '{name} goes a long way in a straight line, even with a heavy pack on your back. The camber is soft enough to grip and high enough to glide over lakes and bogs.',
      ),
    ],
    points: [
      say('Stålkant i full längd', 'Stålkant i full lengde', 'Full-length steel edge'),
      say(
        'Fäste för kortfällor i spets och under foten',
        'Feste for kortfeller i tuppen og under foten',
        'Attachment for short skins',
      ),
      say('Kärna av asp och poppel', 'Kjerne av osp og poppel', 'Core of aspen and poplar'),
      say('Hål för pulkrep i spetsen', 'Hull for tau i tuppen', 'Hole for a rope in the tip'),
    ],
    advice: care,
  },
  'ski-junior': {
    shorts: [
      say(
        'Lättåkt juniorskida som förlåter misstag.',
        'Lettgått juniorski som tilgir feil og gir mestring.',
        'An easy, forgiving junior ski.',
      ),
      say(
        'De första egna skidorna, lätta att svänga med.',
        'De første egne skiene, lette å svinge med.',
        'A first pair of their own, easy to turn.',
      ),
    ],
    leads: [
      say(
        '{name} är bred och snäll. Barnet kommer i gång på första turen och växer ur längden, inte ur lusten.',
        '{name} er bred og snill. Barnet kommer i gang på første tur og vokser ut av lengden, ikke av lysten.',
        '{name} is wide and kind. Children get going on the first outing, and outgrow the length before the fun.',
      ),
      say(
        'Det mjuka spannet i {name} gör att även lätta barn får fäste. Inget släcker glädjen fortare än bakhala skidor.',
        'Det myke spennet i {name} gjør at også lette barn får feste. Ingenting slukker skigleden raskere enn bakglatte ski.',
        'With its soft camber {name} gives even light children grip. Nothing spoils the fun like slipping backwards.',
      ),
    ],
    points: [
      say('Mjukt spann för lätta barn', 'Mykt spenn for lette barn', 'Soft camber for light children'),
      say('Förborrad för juniorbindning', 'Forboret for juniorbinding', 'Pre-drilled for junior bindings'),
      say(
        'Tål parkeringsplatsen bättre än de flesta',
        'Tåler parkeringsplassen bedre enn de fleste',
        'Survives car parks better than most',
      ),
      say('Reflex på spetsen', 'Refleks på tuppen', 'Reflector on the tip'),
    ],
    advice: [
      say(
        'Välj hellre för kort än för lång: kroppslängden plus fem till tio centimeter för nybörjaren, tio till tjugo för den som har åkt förut.',
        'Velg heller for kort enn for lang: kroppshøyden pluss fem til ti centimeter for nybegynneren, ti til tjue for den som har gått før.',
        'Better too short than too long: the child’s height plus five to ten centimetres for a beginner, ten to twenty for one who has skied before.',
      ),
    ],
  },
  'roller-classic': {
    shorts: [
      say(
        'Klassisk rullskida med backspärr och jämn rull.',
        'Klassisk rulleski med sperre og jevn rull.',
        'A classic roller ski with a ratchet and a smooth roll.',
      ),
      say(
        'Tålig rullskida för stakning på all asfalt.',
        'Solid rulleski for staking på all asfalt.',
        'A sturdy roller ski for double poling on any tarmac.',
      ),
    ],
    leads: [
      say(
        '{name} dämpar det som asfalten skickar upp och känns som en skida på fast snö. Backspärren tar utan glapp.',
        '{name} demper det asfalten sender opp og kjennes som en ski på fast snø. Sperren tar uten slark.',
        '{name} takes the buzz out of rough tarmac and feels like a ski on firm snow. The ratchet grips at once.',
      ),
    ],
    points: [
      say('Hjulen går att byta', 'Hjulene kan byttes', 'Replaceable wheels'),
      say('Ram som dämpar vibrationer', 'Ramme som demper vibrasjoner', 'A frame that dampens vibration'),
      say(
        'Siffran i namnet är axelavståndet i millimeter',
        'Tallet i navnet er akselavstanden i millimeter',
        'The number in its name is the wheelbase in millimetres',
      ),
      say('Stänkskydd ingår', 'Skvettskjerm følger med', 'Mudguards included'),
    ],
    advice: [
      say(
        'Hjul 2 rullar snabbast, hjul 4 tyngst. Välj det som ger samma fart som du har på snö. Hjälm och reflexväst är självklart.',
        'Hjul 2 ruller raskest, hjul 4 tyngst. Velg det som gir samme fart som på snø. Hjelm og refleksvest er en selvfølge.',
        'Number 2 wheels are the fastest, number 4 the slowest. Choose the ones that give you the speed you have on snow. A helmet and a reflective vest go without saying.',
      ),
    ],
  },
  'roller-skate': {
    shorts: [
      say(
        'Lätt rullskida för skate, snabb i växlingarna.',
        'Lett rulleski for skøyting, rask i vekslingene.',
        'A light skate roller ski, quick in the changes.',
      ),
      say(
        'Stabil skaterullskida med låg tyngdpunkt.',
        'Stabil skøyterulleski med lavt tyngdepunkt.',
        'A stable skate roller ski with a low centre of gravity.',
      ),
    ],
    leads: [
      say(
        '{name} har samma längd och vridstyvhet som en skateskida, så tekniken följer med till vintern.',
        '{name} har samme lengde og vridningsstivhet som en skøyteski, så teknikken følger med til vinteren.',
        '{name} is as long and as stiff in torsion as a skate ski, so your technique carries over into winter.',
      ),
    ],
    points: [
      say('Hjul 100 × 24 mm, bytbara', 'Hjul 100 × 24 mm, kan byttes', 'Wheels 100 × 24 mm, replaceable'),
      say('Vridstyv ram', 'Vridningsstiv ramme', 'A frame that does not twist'),
      say(
        'Siffran i namnet är axelavståndet i millimeter',
        'Tallet i navnet er akselavstanden i millimeter',
        'The number in its name is the wheelbase in millimetres',
      ),
      say('Lagren går att byta', 'Lagrene kan byttes', 'Replaceable bearings'),
    ],
    advice: [
      say(
        'Öva att bromsa på plan mark först, och åk aldrig en backe som du inte har sett slutet på.',
        'Øv på å bremse på flatmark først, og kjør aldri en bakke du ikke har sett slutten på.',
        'Practise braking on the flat first, and never go down a hill before you have seen the bottom of it.',
      ),
    ],
  },
  'ice-skate': {
    shorts: [
      say(
        'Långfärdsskridsko med lång skena för ojämn is.',
        'Turskøyte med langt skjær for ujevn is.',
        'A Nordic skate with a long blade for rough ice.',
      ),
      say(
        'Stadig skridsko för dagsturer på naturis.',
        'Stødig skøyte for dagsturer på naturis.',
        'A steady skate for day tours on natural ice.',
      ),
    ],
    leads: [
      say(
        '{name} glider över sprickor och knaggel där kortare skenor hugger. Du åker med pjäxan eller kängan du redan har; skor ingår inte.',
        '{name} glir over sprekker og knudrete is der kortere skjær hugger. Du bruker skiskoene eller støvlene du allerede har; sko følger ikke med.',
        '{name} glides over cracks and lumpy ice where shorter blades catch. You skate in the ski boots or boots you already own; none are included.',
      ),
    ],
    points: [
      say('Skena av härdat stål', 'Skjær av herdet stål', 'Blade of hardened steel'),
      say('Förslipad med radie 18 m', 'Ferdigslipt med radius 18 m', 'Pre-ground with an 18 m radius'),
      say(
        'Kan åkas med pjäxa eller känga',
        'Kan brukes med skisko eller støvel',
        'Takes ski boots or boots of your own',
      ),
      say('Skydd till skenorna ingår', 'Skjærbeskyttere følger med', 'Blade guards included'),
    ],
    advice: [
      say(
        'Isdubbar, lina och ombyte i vattentät packning hör till, varje gång.',
        'Ispigger, kasteline og tørt skift i vanntett pakning hører med, hver gang.',
        'Always take ice picks, a throw line and dry clothes in a waterproof bag.',
      ),
    ],
  },
}
