import type { VoiceGroup } from '../voice-group.ts'

/** Boots, bindings and poles. */
export const equipmentVoices = {
  boot: {
    pictures: ['boot-classic', 'boot-classic-pro', 'boot-skate', 'boot-skate-carbon'],
    season: 'winter',
    words: {
      sv: `
5 Inga skavsår | Tre mil direkt ur kartongen, vilket man inte ska göra. Inte en blåsa.
5 Hälen sitter | Första pjäxan där hälen inte glider i uppförsbackarna. Ta din vanliga storlek med tunn strumpa.
5 Varma tår | Elva minus och två timmar, med en vanlig skidstrumpa. Det har aldrig hänt förr.
5 snörningen | ett drag och klart, även med vantar på. locket håller snön ute
4 Gå upp en storlek | Har 42 i vanliga skor och bytte till 43. Då satt de perfekt.
4 Bra men styv först | Plösen tryckte mot vristen de första passen. Sedan mjuknade den.
4 Fin känsla i foten | Man känner skidan direkt. Lite kall om man står still och väntar på folk.
3 Helt okej pjäxa | Bekväm i en timme. På längre pass domnar lilltån.
2 Passade inte min fot | Högt fotvalv, och det gick inte att få in foten utan att ta i. Prova hemma först.
1 Snörlåset gick sönder | Låset släppte efter en månad och gick inte att spänna. Resten av pjäxan var bra.`,
      nb: `
5 Ikke et eneste gnagsår | Tre mil rett ut av esken, og det skal man jo ikke.
5 Hælen sitter | Første skisko der hælen ikke glir i motbakkene. Ta vanlig størrelse med tynn sokk.
5 Varme tær | Elleve minus i to timer, med en vanlig skisokk. Det har aldri skjedd før.
5 snøringen | ett drag og ferdig, også med votter på. dekselet holder snøen ute
4 Gå opp en størrelse | Bruker 42 til vanlig og byttet til 43. Da satt de perfekt.
4 Bra, men stiv først | Pløsen trykket mot vristen de første øktene. Så ble den mykere.
4 God kontakt | Du kjenner skia med en gang. Litt kald om du står stille og venter på folk.
3 Helt grei sko | Behagelig i en time. På lengre økter dovner lilletåa.
2 Passet ikke foten min | Høy vrist, og det gikk ikke å få foten nedi uten å ta i. Prøv hjemme først.
1 Snørelåsen røk | Låsen slapp etter en måned og lot seg ikke stramme. Resten av skoen var bra.`,
      en: `
5 No blisters | Thirty kilometres straight out of the box, which you should not do. Not one blister.
5 The heel stays put | The first boot in which my heel does not lift on climbs. Take your usual size with a thin sock.
5 Warm toes | Eleven below for two hours in an ordinary ski sock. That has never happened before.
5 the lacing | one pull and done, even with mittens on. the cover keeps the snow out
4 Go one size up | I wear 42 in ordinary shoes and changed to 43. Then they were perfect.
4 Good but stiff at first | The tongue pressed on my instep for a few sessions, then it softened.
4 Good contact | You feel the ski at once. A little cold if you stand waiting for people.
3 A decent boot | Comfortable for an hour. On longer outings my little toe goes numb.
2 Not for my foot | High arches, and I had to fight my way in. Try them on indoors first.
1 The lace lock broke | It let go after a month and would not tighten. The rest of the boot was fine.`,
    },
  },
  touringBoot: {
    pictures: ['boot-touring', 'boot-winter'],
    season: 'winter',
    words: {
      sv: `
5 Stugtur utan plåster | Fyra dagar, sju mil. Gick in dem på hundpromenader i två veckor först.
5 Varm nog | Rast i blåst på kalfjället, fjorton minus. Tårna märkte inget.
5 Håller ihop foten | Läder som formar sig och en sula som inte viker sig på skrå.
5 bra kängor på skidor också | går lika gott runt stugan som på turen
4 Tar tid att gå in | De är styva i läder. Har man tålamod blir de underbara.
4 Ta plats för tjock strumpa | Gick upp en storlek för raggsockan. Lagom så.
3 Lite tung | Stabil och varm, men man känner den sista milen.
2 Tryckte på vristen | Kom aldrig till rätta med snörningen högst upp. Säkert bra på en annan fot.
1 Sulan började släppa | I tån, efter en vinters turer. Läder och foder såg ut som nytt.`,
      nb: `
5 Hyttetur uten plaster | Fire dager, sju mil. Gikk dem inn på hundeturer i to uker først.
5 Varm nok | Pause i vind på snaufjellet, fjorten minus. Tærne merket ingenting.
5 Holder foten på plass | Lær som former seg og en såle som ikke gir etter på skrå.
5 fine å gå i også | like gode rundt hytta som på tur
4 Tar tid å gå inn | Læret er stivt. Har du tålmodighet, blir de herlige.
4 Beregn tykk sokk | Gikk opp en størrelse for raggsokken. Passe sånn.
3 Litt tung | Stødig og varm, men du kjenner den siste mila.
2 Trykket på vristen | Fikk aldri snøringen øverst til å stemme. Sikkert bra på en annen fot.
1 Sålen begynte å løsne | I tåa, etter en vinter med turer. Lær og fôr så ut som nytt.`,
      en: `
5 Hut trip without plasters | Four days, seventy kilometres. I broke them in on dog walks for two weeks first.
5 Warm enough | Lunch in the wind above the trees, fourteen below. My toes never noticed.
5 Holds the foot | Leather that moulds itself and a sole that does not roll on a traverse.
5 good for walking too | as comfortable around the hut as on the tour
4 Takes breaking in | The leather is stiff. With patience they become lovely.
4 Leave room for a thick sock | I went one size up for my woolly socks. Just right.
3 A bit heavy | Steady and warm, but you feel them for the last ten kilometres.
2 Pressed on my instep | I never got the lacing right at the top. Surely fine on another foot.
1 The sole began to peel | At the toe, after one winter of tours. Leather and lining looked new.`,
    },
  },
  binding: {
    pictures: ['binding-classic', 'binding-skate', 'binding-touring', 'binding-junior'],
    season: 'winter',
    words: {
      sv: `
5 Monterade själv | Mallen stämde, skruvarna räckte och det tog en timme med kaffe.
5 Sitter | Inget glapp efter tjugo turer. Så ska en bindning vara: man glömmer den.
5 Funkar i kyla | Aderton minus och den öppnade sig som hemma i hallen.
4 Lite is ibland | Packar sig under tån i blöt snö. Slå av den mot pjäxan och åk vidare.
4 Bra, läs mallen noga | Mallen går att vända fel. Fråga inte hur jag vet.
3 Gör sitt jobb | Lite plastig i handen, men jag har inget att klaga på när den väl sitter.
2 Trög | Får ta i ordentligt med kalla fingrar. En droppe silikon hjälpte en bit.
1 Skruvskallen gick runt | Den ena var mjuk som smör och fick borras ur. De andra höll.`,
      nb: `
5 Monterte selv | Malen stemte, skruene holdt, og det tok en time med kaffe.
5 Sitter | Ingen slark etter tjue turer. Sånn skal en binding være: du glemmer den.
5 Virker i kulda | Atten minus, og den åpnet seg som hjemme i gangen.
4 Litt is iblant | Pakker seg under tåa i våt snø. Slå den av mot skoen og gå videre.
4 Bra, les malen nøye | Malen kan snus feil vei. Ikke spør hvordan jeg vet det.
3 Gjør jobben | Litt plastaktig i hånda, men ingenting å klage på når den først sitter.
2 Treg | Må ta skikkelig i med kalde fingre. En dråpe silikon hjalp litt.
1 Skruehodet gikk rundt | Den ene var myk som smør og måtte bores ut. De andre holdt.`,
      en: `
5 Mounted them myself | The template was right, the screws were enough, and it took an hour including coffee.
5 Solid | No play after twenty outings. A binding should be like this: you forget it.
5 Works in the cold | Eighteen below, and it opened as if I were in my own hall.
4 Ice now and then | It packs under the toe in wet snow. Knock it off and carry on.
4 Good, but mind the template | It can be turned the wrong way round. Do not ask how I know.
3 Does its job | Feels a little plasticky in the hand, but no complaints once mounted.
2 Stiff to work | Takes some force with cold fingers. A drop of silicone helped a bit.
1 A screw head stripped | One was soft as butter and had to be drilled out. The others held.`,
    },
  },
  pole: {
    pictures: ['pole-alloy', 'pole-carbon'],
    season: 'winter',
    words: {
      sv: `
5 Kork och rem på rätt ställe | Remmen ställer man en gång och sedan glömmer man den. Knäpps av när man ska dricka.
5 Inget svaj | Stakade fyra mil. All kraft kommer ner i marken.
5 Rätt längd enligt tabellen | Jag tar 83 procent av min längd till klassiskt, och den står där den ska.
5 greppar på is | spetsen biter även när spåret är blankt
4 Bra stav, kort rem | Med tjocka vantar får jag nätt och jämnt in handen. Annars toppen.
4 Fin balans | Lätt i svingen. Trugan tål inte att man trampar på den.
4 Stadig | Ramlade på den en gång. Ett märke, inget brott.
3 Duger bra | Helt vanlig stav för vanliga pass. Korken känns lite hård.
2 Remmen glider | Spännet släpper efter en stund när den är blöt. Får spänna om på varje tur.
1 Gick av i en omkörning | Någon åkte på den. Kan hända, men jag hade hoppats att den skulle klara det.`,
      nb: `
5 Kork og rem på rett sted | Remmen stiller du én gang, så glemmer du den. Klikkes av når du skal drikke.
5 Ingen slingring | Staket fire mil. All kraft kommer ned i bakken.
5 Riktig lengde etter tabellen | Jeg bruker 83 prosent av høyden til klassisk, og den står der den skal.
5 biter på is | piggen tar selv når sporet er blankt
4 God stav, kort rem | Med tykke votter får jeg så vidt inn hånda. Ellers topp.
4 Fin balanse | Lett i svingen. Trinsa tåler ikke at du tråkker på den.
4 Stødig | Falt på den én gang. Et merke, ikke noe brudd.
3 Duger fint | Helt vanlig stav til vanlige økter. Korken kjennes litt hard.
2 Remmen glir | Spennen slipper etter en stund når den er våt. Må strammes på hver tur.
1 Knakk i en forbikjøring | Noen gikk på den. Sånt skjer, men jeg hadde håpet at den tålte det.`,
      en: `
5 Cork and strap in the right place | You set the strap once and forget it. It clicks off when you want a drink.
5 No wobble | Double-poled forty kilometres. All the force goes into the ground.
5 The right length by the table | I take 83 per cent of my height for classic, and it plants where it should.
5 bites on ice | the tip holds even when the track is shiny
4 Good pole, short strap | With thick mittens my hand only just fits. Otherwise great.
4 Nicely balanced | Light in the swing. The basket does not like being stepped on.
4 Sturdy | I fell on it once. A mark, no break.
3 Good enough | An ordinary pole for ordinary outings. The cork feels a little hard.
2 The strap slips | The buckle lets go after a while when wet. I tighten it on every outing.
1 Snapped when I was overtaken | Somebody skied over it. It happens, but I had hoped it would survive.`,
    },
  },
  touringPole: {
    pictures: ['pole-touring'],
    season: 'winter',
    words: {
      sv: `
5 Trugan bär | Lös snö till knäna och staven stannade på ytan. Det är hela poängen.
5 Tålig på fjället | Har stöttat pulka, tält och mig själv. Rak fortfarande.
5 Skönt grepp | Korken är varm även utan vantar.
4 Lite tung | Men den här går inte av fem mil från närmaste väg.
4 Bra längd för mig | Går något högre än i spåret, för snön äter några centimeter.
3 Okej stav | Remmen vill isa när det är blött. Annars inget att säga.
2 Spetsen blev slö | En dag på sten och grus vid snögränsen så gled den på isen.`,
      nb: `
5 Trinsa bærer | Løssnø til knærne, og staven ble på overflaten. Det er hele poenget.
5 Tåler fjellet | Har støttet pulk, telt og meg selv. Fortsatt rett.
5 Godt grep | Korken er varm også uten votter.
4 Litt tung | Men denne knekker ikke fem mil fra nærmeste vei.
4 Bra lengde for meg | Går litt lenger enn i løypa, for snøen spiser noen centimeter.
3 Grei stav | Remmen iser litt når det er vått. Ellers ingenting å si.
2 Piggen ble sløv | Én dag på stein og grus ved snøgrensa, så gled den på isen.`,
      en: `
5 The basket floats | Loose snow to the knees and the pole stayed on top. That is the point of it.
5 Mountain-proof | It has propped up a sledge, a tent and me. Still straight.
5 Good to hold | The cork is warm even without mittens.
4 A little heavy | But this one will not snap fifty kilometres from the road.
4 A good length for me | I go slightly longer than in the track, as the snow eats a few centimetres.
3 A decent pole | The strap tends to ice up in wet snow. Otherwise nothing to say.
2 The tip went blunt | One day on stones at the snow line and it slid on ice.`,
    },
  },
} satisfies Record<string, VoiceGroup>
