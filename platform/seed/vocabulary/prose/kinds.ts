import type { PictureKind } from '#platform/images/product-art.ts'
import { say } from '../texts.ts'
import { jacketKindProse } from './jacket-kinds.ts'
import type { Prose } from './prose.ts'
import { toolKindProse } from './tool-kinds.ts'

/**
 * Kinds of which the words of their family would not be true. Four points each, as the families have: so what is drawn
 * after the text stays as it is.
 */
export const kindProse: Partial<Record<PictureKind, Prose>> = {
  ...jacketKindProse,
  ...toolKindProse,
  'glide-liquid': {
    shorts: [
      say(
        'Flytande glid som stryks på kallt.',
        'Flytende glider som strykes på kaldt.',
        'Liquid glide that goes on cold.',
      ),
      say(
        'Fluorfritt glid på flaska, klart på en kvart.',
        'Fluorfri glider på flaske, klar på et kvarter.',
        'Fluorine-free glide in a bottle, done in a quarter of an hour.',
      ),
    ],
    leads: [
      say(
        '{name} behöver varken järn eller bänk. Stryk ett tunt lager på belaget, låt det torka och borsta ur.',
        '{name} trenger verken jern eller benk. Stryk et tynt lag på sålen, la det tørke og børst ut.',
        '{name} needs neither iron nor bench. Spread a thin layer on the base, let it dry, and brush it out.',
      ),
    ],
    points: [
      say('Passar skinskidor', 'Passer til felleski', 'Suits skin skis'),
      say('Får plats i fickan', 'Får plass i lomma', 'Fits in a pocket'),
      say('Färgmärkt efter temperatur', 'Fargemerket etter temperatur', 'Colour-coded by temperature'),
      say('Godkänd för tävling', 'Godkjent for konkurranse', 'Approved for racing'),
    ],
    advice: [
      say(
        'Skaka flaskan först. Temperaturen gäller snön.',
        'Rist flasken først. Temperaturen gjelder snøen.',
        'Shake the bottle first. Temperatures are those of the snow.',
      ),
    ],
  },
  'grip-klister': {
    shorts: [
      say(
        'Klister för omfrusen och grov snö.',
        'Klister for omfrosset og grov snø.',
        'Klister for refrozen and coarse snow.',
      ),
      say(
        'Segt klister som håller när burkvallan ger upp.',
        'Seigt klister som holder når festevoksen gir opp.',
        'Tough klister for when hard wax gives up.',
      ),
    ],
    leads: [
      say(
        '{name} stryks ut inomhus, i två tunna strängar längs fästzonen, och jämnas med spateln. Ute i kylan stelnar det på några minuter.',
        '{name} strykes ut innendørs, i to tynne striper langs festesonen, og jevnes med spatelen. Ute i kulda stivner det på noen minutter.',
        'Spread {name} indoors, in two thin stripes along the grip zone, and even it out with the spatula. Out in the cold it sets in a few minutes.',
      ),
    ],
    points: [
      say('Spatel i locket', 'Spatel i lokket', 'Spatula in the cap'),
      say('Tål is och vatten', 'Tåler is og vann', 'Stands ice and water'),
      say('Färgmärkt efter temperatur', 'Fargemerket etter temperatur', 'Colour-coded by temperature'),
      say('Utan fluor', 'Uten fluor', 'Without fluorine'),
    ],
    advice: [
      say(
        'Värm tuben i fickan innan du börjar. Ta bort resterna med vallaborttagare.',
        'Varm tuben i lomma før du begynner. Fjern restene med smøringsfjerner.',
        'Warm the tube in a pocket before you start. Take off what is left with wax remover.',
      ),
    ],
  },
  'grip-binder': {
    shorts: [
      say(
        'Grundvalla som får dagens fäste att sitta kvar.',
        'Grunnvoks som får dagens feste til å sitte.',
        'A binder that keeps the wax of the day in place.',
      ),
      say(
        'Underlag för fästvalla på hård och vass snö.',
        'Underlag for festevoks på hard og skarp snø.',
        'A base for grip wax on hard, sharp snow.',
      ),
    ],
    leads: [
      say(
        '{name} läggs först, mycket tunt, och värms in med järnet. När den är kall kommer dagens burkvalla ovanpå.',
        '{name} legges først, svært tynt, og varmes inn med jernet. Når den er kald, kommer dagens festevoks oppå.',
        'Put {name} on first, very thinly, and iron it in. When it is cold, the hard wax of the day goes on top.',
      ),
    ],
    points: [
      say('Räcker länge', 'Varer lenge', 'Lasts long'),
      say('Färgmärkt efter temperatur', 'Fargemerket etter temperatur', 'Colour-coded by temperature'),
      say('Håller på konstsnö', 'Holder på kunstsnø', 'Holds on artificial snow'),
      say('Utan fluor', 'Uten fluor', 'Without fluorine'),
    ],
    advice: [
      say(
        'För tjock grundvalla bromsar. Belaget ska synas igenom.',
        'For tykk grunnvoks bremser. Sålen skal synes gjennom.',
        'Too thick a binder drags. The base should show through.',
      ),
    ],
  },
  'jacket-down': {
    shorts: [
      say(
        'Dunjacka för pauser, läktare och vallabod.',
        'Dunjakke for pauser, tribune og smørebu.',
        'A down jacket for breaks, stands and wax rooms.',
      ),
      say(
        'Varm dunjacka att dra utanpå allt annat.',
        'Varm dunjakke til å ta utenpå alt annet.',
        'A warm down jacket that goes on over everything else.',
      ),
    ],
    leads: [
      say(
        '{name} är jackan du tar på när du slutar röra dig. Den är rymlig nog för två lager under, och fickorna är fodrade.',
        '{name} er jakken du tar på når du slutter å røre deg. Den er romslig nok til to lag under, og lommene er fôret.',
        '{name} is what you put on when you stop moving. There is room for two layers beneath, and the pockets are lined.',
      ),
    ],
    points: [
      say('Två fickor med dragkedja', 'To lommer med glidelås', 'Two zipped pockets'),
      say('Huva som går över en mössa', 'Hette som går over en lue', 'A hood that goes over a hat'),
      say('Packas i sin egen ficka', 'Pakkes i sin egen lomme', 'Packs into its own pocket'),
      say('Krage som skyddar hakan', 'Krage som beskytter haka', 'A collar that protects the chin'),
    ],
    advice: [
      say(
        'Dun tål tvätt men inte fukt: torktumla tills klumparna är borta.',
        'Dun tåler vask, men ikke fukt: Tørk i trommel til klumpene er borte.',
        'Down can be washed but not left damp: tumble dry until the lumps are gone.',
      ),
    ],
  },
  vest: {
    shorts: [
      say(
        'Isolerad väst som lämnar armarna fria.',
        'Isolert vest som lar armene være fri.',
        'An insulated gilet that leaves your arms free.',
      ),
      say(
        'Värme över bröst och rygg, inget i vägen för staven.',
        'Varme over bryst og rygg, ingenting i veien for staven.',
        'Warmth for chest and back, nothing in the way of a pole.',
      ),
    ],
    leads: [
      say(
        '{name} värmer där kroppen tappar mest och släpper ut resten under armarna. Den går under ett skal eller över en tröja.',
        '{name} varmer der kroppen taper mest, og slipper ut resten under armene. Den går under et skall eller over en genser.',
        '{name} warms where the body loses most and lets the rest out under the arms. It goes under a shell or over a jumper.',
      ),
    ],
    points: [
      say('Bröstficka', 'Brystlomme', 'Chest pocket'),
      say('Lång rygg', 'Lang rygg', 'Long back'),
      say('Platta sömmar', 'Flate sømmer', 'Flat seams'),
      say('Dragkedja med hakskydd', 'Glidelås med hakebeskyttelse', 'Zip with a chin guard'),
    ],
    advice: [
      say(
        'Tvätta i 30 grader utan sköljmedel och låt den torka hängande.',
        'Vask på 30 grader uten tøymykner, og la den henge til tørk.',
        'Wash at 30 °C without softener and hang it to dry.',
      ),
    ],
  },
  'neck-warmer': {
    shorts: [
      say(
        'Halsvärmare som går att dra upp över näsan.',
        'Hals som kan trekkes opp over nesa.',
        'A neck warmer that pulls up over the nose.',
      ),
      say(
        'Mjuk halsvärmare i ull, lagom i spåret.',
        'Myk hals i ull, passe i løypa.',
        'A soft wool neck warmer, right for the track.',
      ),
    ],
    leads: [
      say(
        '{name} sluter tätt om halsen utan att kittla. Drag upp den i utförsbacken och ned igen när det går uppför.',
        '{name} slutter tett om halsen uten å klø. Trekk den opp i utforbakken og ned igjen når det går oppover.',
        '{name} closes round the neck without tickling. Pull it up on the descent and down again on the climb.',
      ),
    ],
    points: [
      say('Ull och återvunnen polyester', 'Ull og resirkulert polyester', 'Wool and recycled polyester'),
      say('En storlek', 'Én størrelse', 'One size'),
      say('Utan söm i nacken', 'Uten søm i nakken', 'No seam at the back'),
      say('Får plats i fickan', 'Får plass i lomma', 'Fits in a pocket'),
    ],
    advice: [
      say(
        'Vädra den mellan turerna. Blir den isig av andedräkten, vänd den.',
        'Luft den mellom turene. Blir den iset av pusten, snur du den.',
        'Air it between outings. If your breath ices it, turn it round.',
      ),
    ],
  },
  'ski-visor': {
    shorts: [
      say(
        'Skidvisir som går att ha över egna glasögon.',
        'Skivisir som kan brukes over egne briller.',
        'A ski visor that goes over your own spectacles.',
      ),
      say(
        'Tonat visir som inte immar i uppförsbacken.',
        'Tonet visir som ikke dugger i motbakken.',
        'A tinted visor that does not fog on climbs.',
      ),
    ],
    leads: [
      say(
        '{name} sitter längre ut än ett par glasögon, så att luften kommer åt bakom. Det fälls upp i pannan med en hand.',
        '{name} sitter lenger ut enn et par briller, så luften slipper til bak. Det vippes opp i panna med én hånd.',
        '{name} sits further out than glasses do, so air gets behind it. It flips up to the forehead with one hand.',
      ),
    ],
    points: [
      say('Tonat glas', 'Tonet glass', 'Tinted lens'),
      say('Mjukt band', 'Mykt bånd', 'Soft band'),
      say('Vikt 62 g', 'Vekt 62 g', 'Weight 62 g'),
      say('UV 400', 'UV 400', 'UV 400'),
    ],
    advice: [
      say(
        'Torka visiret med duken som följer med. Papper repar.',
        'Tørk visiret med kluten som følger med. Papir riper.',
        'Wipe the visor with the cloth supplied. Paper scratches.',
      ),
    ],
  },
  'drink-belt': {
    shorts: [
      say(
        'Vätskebälte som sitter still när du stakar.',
        'Drikkebelte som sitter i ro når du staker.',
        'A drink belt that stays put when you double pole.',
      ),
      say(
        'Varm dryck vid höften, utan ryggsäck.',
        'Varm drikke på hofta, uten sekk.',
        'A warm drink at your hip, with no pack.',
      ),
    ],
    leads: [
      say(
        '{name} är sydd i återvunnen nylon och fodrad runt flaskan, så att drycken inte fryser på första milen. Bältet dras åt med vantar på.',
        '{name} er sydd i resirkulert nylon og fôret rundt flasken, så drikken ikke fryser den første mila. Beltet strammes med votter på.',
        '{name} is sewn of recycled nylon and padded round the bottle, so the drink does not freeze at once. The belt tightens with mittens on.',
      ),
    ],
    points: [
      say('Ficka för gel och nycklar', 'Lomme til gel og nøkler', 'Pocket for gels and keys'),
      say('Reflexer', 'Reflekser', 'Reflectors'),
      say('Vattenavvisande', 'Vannavvisende', 'Water-repellent'),
      say('Dubbel botten', 'Dobbel bunn', 'Double base'),
    ],
    advice: [
      say(
        'Töm och låt bältet torka öppet efter turen.',
        'Tøm og la beltet tørke åpent etter turen.',
        'Empty it and let it dry open after the outing.',
      ),
    ],
  },
  'ski-sleeve': {
    shorts: [
      say(
        'Skidfodral för bil, buss och tåg.',
        'Skitrekk for bil, buss og tog.',
        'A ski sleeve for car, bus and train.',
      ),
      say(
        'Fodral som skyddar belag och bindning.',
        'Trekk som beskytter såle og binding.',
        'A sleeve that protects base and binding.',
      ),
    ],
    leads: [
      say(
        '{name} är sydd i återvunnen nylon med förstärkta ändar, där spetsarna annars nöter igenom. Det finns plats för stavarna också.',
        '{name} er sydd i resirkulert nylon med forsterkede ender, der tuppene ellers sliter hull. Det er plass til stavene også.',
        '{name} is sewn of recycled nylon, reinforced at the ends where tips would wear through. There is room for poles, too.',
      ),
    ],
    points: [
      say('Ett par skidor och stavar', 'Ett par ski og staver', 'One pair of skis with poles'),
      say('Axelrem', 'Skulderrem', 'Shoulder strap'),
      say('Vattenavvisande', 'Vannavvisende', 'Water-repellent'),
      say('Dubbel botten', 'Dobbel bunn', 'Double base'),
    ],
    advice: [
      say(
        'Låt fodralet torka öppet. Blöta skidor ska inte stå kvar i det.',
        'La trekket tørke åpent. Våte ski skal ikke stå i det.',
        'Let it dry open. Wet skis should not stay in it.',
      ),
    ],
  },
  'sports-bottle': {
    shorts: [
      say(
        'Lätt flaska att dricka ur i farten.',
        'Lett flaske til å drikke av i fart.',
        'A light bottle to drink from on the move.',
      ),
      say(
        'Sportflaska som går att klämma på med vantar.',
        'Sportsflaske som kan klemmes med votter på.',
        'A sports bottle to squeeze with mittens on.',
      ),
    ],
    leads: [
      say(
        '{name} har vid öppning och en pip som går att öppna med tänderna. Den är mjuk nog att klämma även i kyla.',
        '{name} har vid åpning og en tut som kan åpnes med tennene. Den er myk nok til å klemmes også i kulde.',
        '{name} has a wide mouth and a spout you can open with your teeth. It stays soft enough to squeeze in the cold.',
      ),
    ],
    points: [
      say('Fri från BPA', 'Fri for BPA', 'Free of BPA'),
      say('Passar vätskebälten', 'Passer drikkebelter', 'Fits drink belts'),
      say('Skala på sidan', 'Skala på siden', 'Scale on the side'),
      say('Biobaserad plast', 'Biobasert plast', 'Bio-based plastic'),
    ],
    advice: [
      say(
        'Fyll med ljummet vatten när det är kallt ute, så fryser pipen inte igen.',
        'Fyll på lunkent vann når det er kaldt ute, så fryser ikke tuten igjen.',
        'Fill it with lukewarm water on cold days, and the spout will not freeze.',
      ),
    ],
  },
  'recovery-drink': {
    shorts: [
      say(
        'Återhämtningsdryck att blanda direkt efter passet.',
        'Restitusjonsdrikk til å blande rett etter økta.',
        'A recovery drink to mix right after a session.',
      ),
      say(
        'Kolhydrater och protein i en flaska.',
        'Karbohydrater og protein i én flaske.',
        'Carbohydrate and protein in one bottle.',
      ),
    ],
    leads: [
      say(
        '{name} är till för timmen innan du hinner äta. Den löser sig i kallt vatten eller mjölk och smakar mer av smaken än av sötma.',
        '{name} er til timen før du rekker å spise. Den løser seg i kaldt vann eller melk og smaker mer av smaken enn av sødme.',
        '{name} is for the hour before you get to eat. It dissolves in cold water or milk and is not too sweet.',
      ),
    ],
    points: [
      say('800 g per burk', '800 g per boks', '800 g a tub'),
      say('Kolhydrater och protein', 'Karbohydrater og protein', 'Carbohydrate and protein'),
      say('Protein från mjölk', 'Protein fra melk', 'Protein from milk'),
      say('Skopa ingår', 'Måleskje følger med', 'Scoop included'),
    ],
    advice: [
      say(
        'Förvara burken torrt och stängd; bäst före står på den.',
        'Oppbevar boksen tørt og lukket; best før står på den.',
        'Keep the tub dry and closed; the date is on it.',
      ),
    ],
  },
  'multi-skate': {
    shorts: [
      say(
        'Multiskridsko för både sjö och rink.',
        'Multiskøyte for både vann og bane.',
        'A multi skate for lakes and rinks.',
      ),
      say(
        'Kortare skena som svänger lätt.',
        'Kortere skjær som svinger lett.',
        'A shorter blade that turns easily.',
      ),
    ],
    leads: [
      say(
        '{name} har kortare skena än en långfärdsskridsko och mer båge, så att den svänger på bygdens rink och ändå glider på en sjö.',
        '{name} har kortere skjær enn en turskøyte og mer bue, så den svinger på banen i bygda og likevel glir på et vann.',
        '{name} has a shorter, more curved blade than a Nordic skate, so it turns on the village rink and still glides on a lake.',
      ),
    ],
    points: [
      say('Skena av härdat stål', 'Skjær av herdet stål', 'Blade of hardened steel'),
      say('Förslipad', 'Ferdigslipt', 'Pre-ground'),
      say(
        'Kan åkas med pjäxa eller känga',
        'Kan brukes med skisko eller støvel',
        'Takes ski boots or boots of your own',
      ),
      say('Skydd till skenorna ingår', 'Skjærbeskyttere følger med', 'Blade guards included'),
    ],
    advice: [
      say(
        'Isdubbar och lina hör till på naturis, varje gång.',
        'Ispigger og kasteline hører med på naturis, hver gang.',
        'On natural ice, always take ice picks and a throw line.',
      ),
    ],
  },
}
