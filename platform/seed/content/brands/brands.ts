import { say } from '../../vocabulary/texts.ts'
import { paragraphs } from '../editorial.ts'
import type { BrandPlan } from './brand-plan.ts'

/** The makers that have a page of their own. */
export const brandPlans: BrandPlan[] = [
  {
    brand: 'fjallro',
    scene: 'race-start',
    sizeGuides: ['skis', 'boots'],
    keywords: say(
      'Fjällro, längdskidor, klassiska skidor, skateskidor, pjäxor',
      'Fjällro, langrennsski, klassiske ski, skøyteski, skisko',
      'Fjällro, cross-country skis, classic skis, skate skis, boots',
    ),
    description: say(
      paragraphs(
        'Fjällro pressar sina skidor i en gammal mejeribyggnad utanför Åre. Kärnan är av luft och papper, som i bikupor, och varje par mäts och paras ihop för hand innan det lämnar huset.',
        'Spår är familjen för dig som åker motionslopp: snälla spetsar, fäste som förlåter och ett spann som tål att du tröttnar efter sex mil. Racer är samma skida utan kompromisserna.',
      ),
      paragraphs(
        'Fjällro presser skiene sine i et gammelt meieri utenfor Åre. Kjernen er av luft og papir, som i en bikube, og hvert par måles og settes sammen for hånd før det forlater huset.',
        'Spår er familien for deg som går turrenn: snille tupper, feste som tilgir og et spenn som tåler at du blir sliten etter seks mil. Racer er den samme skien uten kompromissene.',
      ),
      paragraphs(
        'Fjällro presses its skis in an old dairy outside Åre. The core is air and paper, like a honeycomb, and every pair is measured and matched by hand before it leaves the building.',
        'Spår is the family for citizen racers: gentle tips, forgiving grip and a camber that still works when you tire after sixty kilometres. Racer is the same ski without the compromises.',
      ),
    ),
  },
  {
    brand: 'nordvind',
    scene: 'forest-track',
    sizeGuides: ['skis', 'boots'],
    keywords: say(
      'Nordvind, skateskidor, tävlingsskidor',
      'Nordvind, skøyteski, konkurranseski',
      'Nordvind, skate skis, race skis',
    ),
    description: say(
      paragraphs(
        'Nordvind började med en enda modell: en skateskida för kall, torr snö. Det märks fortfarande. Skidorna är styva i mitten, mjuka i ändarna och lugna när det går fort.',
        'Belagen slipas tre gånger innan de säljs. Åk in dem med en kall glidvalla och de blir bättre för varje gång du vallar.',
      ),
      paragraphs(
        'Nordvind begynte med én modell: en skøyteski for kald, tørr snø. Det merkes fremdeles. Skiene er stive i midten, myke i endene og rolige når det går fort.',
        'Sålene slipes tre ganger før de selges. Kjør dem inn med en kald glider, så blir de bedre for hver gang du smører.',
      ),
      paragraphs(
        'Nordvind began with a single model: a skate ski for cold, dry snow. It still shows. The skis are stiff in the middle, soft at the ends and calm at speed.',
        'The bases are ground three times before they are sold. Run them in with a cold glide wax and they improve with every waxing.',
      ),
    ),
  },
  {
    brand: 'isrand',
    scene: 'frozen-lake',
    sizeGuides: ['skis', 'boots', 'poles'],
    keywords: say(
      'Isrand, skidor, skidpaket, skridskor',
      'Isrand, ski, skipakker, skøyter',
      'Isrand, skis, ski packages, skates',
    ),
    description: say(
      paragraphs(
        'Isrand ritar utrustning som hör ihop. Skida, bindning och pjäxa görs i samma verkstad, och därför är det sällan något som glappar.',
        'Paketen är det vi rekommenderar till den som köper sin första uppsättning: du slipper fundera på om delarna passar varandra.',
      ),
      paragraphs(
        'Isrand tegner utstyr som hører sammen. Ski, binding og sko lages i samme verksted, og derfor er det sjelden noe som slarker.',
        'Pakkene er det vi anbefaler til den som kjøper sitt første sett: du slipper å lure på om delene passer sammen.',
      ),
      paragraphs(
        'Isrand designs equipment that belongs together. Ski, binding and boot come from the same workshop, so there is rarely any play.',
        'The packages are what we recommend for a first set-up: you need not wonder whether the parts fit each other.',
      ),
    ),
  },
  {
    brand: 'tjarnmo',
    scene: 'mountain-plateau',
    sizeGuides: ['skis', 'boots'],
    keywords: say(
      'Tjärnmo, turskidor, stålkant, fjällpjäxor',
      'Tjärnmo, fjellski, stålkant, fjellskisko',
      'Tjärnmo, touring skis, steel edges, touring boots',
    ),
    description: say(
      paragraphs(
        'Tjärnmo gör turskidor för dem som drar pulka över kalfjället. Stålkanterna är skruvade, inte limmade, och går att byta i verkstaden.',
        'Välj bredd efter snön du oftast åker i: 52 och 58 millimeter för packad snö och skoterspår, 62 och uppåt när du bryter egen väg.',
      ),
      paragraphs(
        'Tjärnmo lager fjellski for dem som drar pulk over vidda. Stålkantene er skrudd, ikke limt, og kan byttes på verkstedet.',
        'Velg bredde etter snøen du oftest går i: 52 og 58 millimeter for pakket snø og scooterspor, 62 og oppover når du lager ditt eget spor.',
      ),
      paragraphs(
        'Tjärnmo makes touring skis for people who pull sledges across the high plateau. The steel edges are screwed on, not glued, and can be replaced in the workshop.',
        'Choose width by the snow you ski most: 52 and 58 millimetres for packed snow and snowmobile tracks, 62 and up when you break your own trail.',
      ),
    ),
  },
  {
    brand: 'kvalsund',
    scene: 'family-tour',
    sizeGuides: ['skis', 'boots', 'poles'],
    keywords: say(
      'Kvalsund, juniorskidor, barnskidor, stavar',
      'Kvalsund, juniorski, barneski, staver',
      'Kvalsund, junior skis, children’s skis, poles',
    ),
    description: say(
      paragraphs(
        'Kvalsund tänker på barnen först. Juniorskidorna är inte förminskade vuxenskidor utan byggda för låg vikt, korta ben och tålamod som tar slut.',
        'Skinskidan är det enda du behöver tills barnet själv frågar efter valla.',
      ),
      paragraphs(
        'Kvalsund tenker på barna først. Juniorskiene er ikke forminskede voksenski, men bygd for lav vekt, korte bein og tålmodighet som tar slutt.',
        'Felleskien er det eneste dere trenger til barnet selv spør etter smøring.',
      ),
      paragraphs(
        'Kvalsund thinks of the children first. Its junior skis are not shrunken adult skis but built for low weight, short legs and patience that runs out.',
        'The skin ski is all you need until the child asks for wax.',
      ),
    ),
  },
  {
    brand: 'glidfors',
    scene: 'wax-room',
    keywords: say(
      'Glidfors, glidvalla, vallajärn, borstar',
      'Glidfors, glider, smørejern, børster',
      'Glidfors, glide wax, waxing irons, brushes',
    ),
    description: say(
      paragraphs(
        'Glidfors kokar glidvalla utan fluor sedan 2017, tre år innan någon annan bad om det. Fem sorter räcker från majs slask till januaris minus tjugo.',
        'Färgen på burken är temperaturen i snön, inte i luften. Stick ner en termometer; det skiljer ofta fyra grader.',
      ),
      paragraphs(
        'Glidfors har kokt glider uten fluor siden 2017, tre år før noen andre ba om det. Fem typer rekker fra slapset i mai til tjue minus i januar.',
        'Fargen på boksen er temperaturen i snøen, ikke i lufta. Stikk ned et termometer; det skiller ofte fire grader.',
      ),
      paragraphs(
        'Glidfors has cooked fluorine-free glide wax since 2017, three years before anybody else asked for it. Five kinds cover everything from slush in May to minus twenty in January.',
        'The colour on the tin is the temperature of the snow, not of the air. Use a thermometer; the difference is often four degrees.',
      ),
    ),
  },
  {
    brand: 'valhem',
    scene: 'wax-room',
    keywords: say(
      'Valhem, flytande glid, vallning',
      'Valhem, flytende glider, skismøring',
      'Valhem, liquid glide, waxing',
    ),
    description: say(
      paragraphs(
        'Valhem säljer tid. Allt stryks på kallt, torkar på fem minuter och borstas ur på två.',
        'För den som åker två mil efter jobbet är det ofta den bästa vallan: den som blir gjord.',
      ),
      paragraphs(
        'Valhem selger tid. Alt strykes på kaldt, tørker på fem minutter og børstes ut på to.',
        'For den som går to mil etter jobb er det ofte den beste smøringen: den som blir gjort.',
      ),
      paragraphs(
        'Valhem sells time. Everything goes on cold, dries in five minutes and is brushed out in two.',
        'If you ski twenty kilometres after work, that is often the best wax: the one that gets done.',
      ),
    ),
  },
  {
    brand: 'kadaby',
    scene: 'forest-track',
    keywords: say(
      'Kådaby, fästvalla, burkvalla, klister',
      'Kådaby, festesmøring, voks, klister',
      'Kådaby, grip wax, hard wax, klister',
    ),
    description: say(
      paragraphs(
        'Kådaby gör fästvalla av kåda från Ångermanland. Blå, lila och röd klarar nio dagar av tio, och den tionde finns klistret.',
        'Lägg hellre tre tunna lager än ett tjockt, och korka varje lager medan det är svalt.',
      ),
      paragraphs(
        'Kådaby lager festesmøring av kvae fra Ångermanland. Blå, lilla og rød klarer ni dager av ti, og den tiende finnes klisteret.',
        'Legg heller tre tynne lag enn ett tykt, og kork hvert lag mens det er svalt.',
      ),
      paragraphs(
        'Kådaby makes grip wax from the resin of Ångermanland. Blue, purple and red manage nine days in ten, and for the tenth there is klister.',
        'Three thin layers beat a thick one. Cork each while it is cool.',
      ),
    ),
  },
  {
    brand: 'vinterhed',
    scene: 'coast-trail',
    sizeGuides: ['clothing', 'gloves'],
    keywords: say(
      'Vinterhed, skidkläder, jackor, klubbkläder',
      'Vinterhed, skiklær, jakker, klubbklær',
      'Vinterhed, ski clothing, jackets, club wear',
    ),
    description: say(
      paragraphs(
        'Vinterhed klär klubbar. Plaggen är skurna för rörelse framåt: vindtätt fram, luftigt bak, med plats för nummerlapp och gel.',
        'Vi trycker initialer, namn och klubbmärke i Östersund. Räkna med fjorton dagar.',
      ),
      paragraphs(
        'Vinterhed kler klubber. Plaggene er sydd for bevegelse framover: vindtett foran, luftig bak, med plass til startnummer og gel.',
        'Vi trykker initialer, navn og klubbmerke i Östersund. Regn med fjorten dager.',
      ),
      paragraphs(
        'Vinterhed dresses clubs. The garments are cut for moving forward: windproof in front, airy behind, with room for a bib and a gel.',
        'We print initials, names and club crests in Östersund. Allow fourteen days.',
      ),
    ),
  },
  {
    brand: 'tallasen',
    scene: 'coast-trail',
    sizeGuides: ['clothing'],
    keywords: say(
      'Tallåsen, skidbyxor, mellanlager',
      'Tallåsen, skibukser, mellomlag',
      'Tallåsen, ski trousers, midlayers',
    ),
    description: say(
      paragraphs(
        'Tallåsen syr i återvunnet material och lagar det som går sönder. Varje plagg har en lapp med adressen till sömmerskan.',
        'Snitten är raka och tål både pendling, löpning och ett pass på milspåret.',
      ),
      paragraphs(
        'Tallåsen syr i resirkulert materiale og reparerer det som går i stykker. Hvert plagg har en lapp med adressen til sydama.',
        'Snittet er rett og tåler både sykkelveien, løpeturen og en økt i lysløypa.',
      ),
      paragraphs(
        'Tallåsen sews with recycled material and mends what breaks. Every garment carries the address of the seamstress.',
        'The cut is straight and made for commuting, running and an evening on the lit track alike.',
      ),
    ),
  },
  {
    brand: 'myrland',
    scene: 'cabin',
    sizeGuides: ['clothing', 'socks'],
    keywords: say(
      'Myrland, ullunderställ, merinoull',
      'Myrland, ullundertøy, merinoull',
      'Myrland, wool baselayers, merino',
    ),
    description: say(
      paragraphs(
        'Myrland stickar ull. Tunn merino när det är nollgradigt och pulsen är hög, dubbelstickad när du står still vid vak eller vallabord.',
        'Vädra hellre än tvätta. Ull som fått hänga en natt är fräsch igen.',
      ),
      paragraphs(
        'Myrland strikker ull. Tynn merino når det er null grader og pulsen er høy, dobbeltstrikket når du står stille ved isfiskehullet eller smørebordet.',
        'Luft heller enn å vaske. Ull som har fått henge ei natt, er frisk igjen.',
      ),
      paragraphs(
        'Myrland knits wool. Thin merino at zero degrees and a high pulse, double-knit for standing still by the ice hole or the waxing bench.',
        'Air it rather than wash it. Wool that has hung for a night is fresh again.',
      ),
    ),
  },
  {
    brand: 'ljusnar',
    scene: 'night-lamp',
    keywords: say('Ljusnar, pannlampor', 'Ljusnar, hodelykter', 'Ljusnar, headlamps'),
    description: say(
      paragraphs(
        'Ljusnar gör pannlampor för folk som tränar när andra äter middag. Två ljuskäglor: en bred för spåret, en smal för kurvan du inte såg.',
        'Batteriet sitter bak i nacken, under mössan, där kylan inte kommer åt det.',
      ),
      paragraphs(
        'Ljusnar lager hodelykter for folk som trener når andre spiser middag. To lyskjegler: en bred for løypa, en smal for svingen du ikke så.',
        'Batteriet sitter bak i nakken, under lua, der kulda ikke får tak i det.',
      ),
      paragraphs(
        'Ljusnar makes headlamps for people who train while others eat dinner. Two beams: a wide one for the track, a narrow one for the bend you did not see.',
        'The battery sits at the back of the head, under the hat, where the cold cannot reach it.',
      ),
    ),
  },
  {
    brand: 'barmark',
    scene: 'roller-road',
    keywords: say(
      'Barmark, rullskidor, klassiska rullskidor, skaterullskidor',
      'Barmark, rulleski, klassisk rulleski, skøyterulleski',
      'Barmark, roller skis, classic roller skis, skate roller skis',
    ),
    description: say(
      paragraphs(
        'Barmark bygger rullskidor som känns som skidor. Ramen är av björk och kolfiber och tar upp skarvarna i asfalten innan knäna gör det.',
        'Hjul 2 är snabba, hjul 4 tröga. Med trea får du ungefär farten på snö.',
      ),
      paragraphs(
        'Barmark bygger rulleski som kjennes som ski. Ramma er av bjørk og karbonfiber og tar opp skjøtene i asfalten før knærne gjør det.',
        'Hjul 2 er raske, hjul 4 trege. Med treeren får du omtrent farten på snø.',
      ),
      paragraphs(
        'Barmark builds roller skis that feel like skis. The frame of birch and carbon takes up the joints in the asphalt before your knees do.',
        'Wheel 2 is fast, wheel 4 slow. Number 3 gives about the speed of snow.',
      ),
    ),
  },
]
