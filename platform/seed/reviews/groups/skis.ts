import type { VoiceGroup } from '../voice-group.ts'

/** Classic skis that are waxed, and those with a skin or a rubber zone. */
export const skiVoices = {
  classic: {
    pictures: ['ski-classic'],
    season: 'winter',
    words: {
      sv: `
5 Tre mil utan att tänka på skidorna | Åkte milspåret tre varv i sju minus. Fäste hela vägen på två lager blå, och de går rakt utför.
5 Rätt spann för mig | Väger 78 kg och valde längd efter vikten, inte efter hur lång jag är. Papperstestet stämde på millimetern.
5 Äntligen glid | Kompisen brukar rulla ifrån mig i utförslöporna. Nu får hon stå i spåret och se på.
5 Loppskidan jag saknade | Nio mil stod de pall för. Krafterna tog slut efter Oxberg, men det kan jag inte skylla på skidorna.
5 Lätta i benen | Märker det mest de sista kilometerna, när man inte orkar lyfta fötterna ordentligt.
5 Håller spåret | Åker ofta sent på dagen när spåren är sönderkörda. De hittar tillbaka själva.
5 bra skidor | bytte från ett par som var femton år gamla. går knappt att jämföra
5 Tar valla fint | Slipad zon räcker, sedan sitter burkvallan i två mil även på grov, gammal snö.
5 Stabila i fart | 48 km/h enligt klockan i långa backen. Då hade jag klivit av med de gamla.
5 Roligt att diagonala igen | Jag hade blivit en stakare av ren lathet. Med de här kickar det även i mjuk uppförsbacke.
5 Nöjd efter första veckan | Sex pass på konstsnö. Inga repor att tala om, och de släpper inte i sidled på isigt.
5 Som att åka på räls | Tunga spår, två plus, klister. Hade inga förväntningar alls och kom hem med ett leende.
5 Vår andra säsong på samma modell | Jag har haft ett par förut och köpte likadana när stugan skulle få egna.
5 Mjuk spets | Den kryper över gropar i stället för att hugga. Gott för knäna.
5 För en som åker två gånger i veckan | Ingen elitskida för mig, men jag lär inte växa ur den heller. Allt går lite lättare än förr.
5 Fint par | Lade dem ihop mot ljuset innan jag monterade: spannen var lika på båda. Så ska det vara.
5 Snabbare än jag | Klockan säger två minuter bättre på hemmarundan, med samma puls.
4 Bra, men kräver valla | Fantastiska när man träffat rätt. Runt nollan får man prova sig fram, precis som vanligt.
4 Lite nervös i början | De är lätta och viker undan om man står fel. Efter tredje turen hade jag vant mig.
4 Nästan full pott | Glid och fäste på topp. Belaget kom torrt, så räkna med att lägga in glidvalla före första turen.
4 Ta längden på allvar | Jag chansade på den kortare. Fungerar, men jag skulle ha gått efter vikten.
4 Fint i spåret, mindre kul utanför | I preparerat är den underbar. På oplogad skogsväg är den för smal, men det är den ju gjord för.
4 Bra loppskida | Drog 45 km i kallt före. Ett klister till i ryggan hade varit klokt, men skidan klarade sig.
4 Känslig lack | Sidan fick ett jack när jag slog emot bildörren. Åkningen är det inget fel på.
3 Helt okej | Gör det den ska. Lite för mjukt spann för mina 90 kg, fästzonen nuddar när jag glider.
3 Blandade känslor | Bra i kyla. I blöt nysnö sög de fast, men det kan vara min vallning.
3 Varken bu eller bä | Stabila och trygga. Hade hoppats på mer fart i utförslöporna.
2 För hårda | Får inte ner zonen i snön när jag är trött, och då spelar det ingen roll vad jag vallar med.
1 Släppte i bakkant | Belaget gick upp några centimeter bak efter en månad. Tråkigt, för jag tyckte om att åka på dem.`,
      nb: `
5 Tre mil uten å tenke på skia | Gikk lysløypa til jeg ble lei, i sju minus. Godt feste hele veien på to lag blå, og de går rett fram nedover.
5 Riktig spenn for meg | Veier 78 kilo og valgte lengde etter vekta, ikke etter høyden. Papirtesten stemte på millimeteren.
5 Endelig glid | Kameraten pleier å rulle fra meg i utforkjøringene. Nå får han stå i sporet og se på.
5 Turrennskia jeg manglet | Femtifire kilometer over fjellet med tre og en halv kilo på ryggen. Beina tok slutt, skia gjorde det ikke.
5 Lette på beina | Merker det mest på slutten, når man ikke orker å løfte føttene ordentlig.
5 Holder sporet | Går ofte sent på kvelden når løypene er nedslitte. De finner tilbake av seg selv.
5 gode ski | byttet ut et par som var femten år gamle. kan knapt sammenlignes
5 Tar smøring fint | Lett sliping av sonen, så sitter festevoksen i to mil, også på grov, gammel snø.
5 Stabile i fart | 48 km/t ifølge klokka i den lange bakken. Da hadde jeg hoppet av med de gamle.
5 Moro med diagonal igjen | Jeg var blitt en staker av ren latskap. Med disse sparker jeg meg opp bakkene igjen.
5 Fornøyd etter første uka | Seks økter på kunstsnø. Ingen riper å snakke om, og de sklir ikke sidelengs på isen.
5 Som på skinner | Tunge løyper, to plussgrader, klister. Hadde ingen forventninger og kom hjem med et smil.
5 Par nummer to | Jeg har hatt samme modell før og kjøpte likt da hytta skulle få egne ski.
5 Myk tupp | Den kryper over groper i stedet for å hogge. Godt for knærne.
5 For en som går to ganger i uka | Ikke elite her i gården, men jeg vokser ikke fra dem heller. Alt går litt lettere enn før.
5 Fint par | La dem sammen mot lyset før jeg monterte: likt spenn på begge. Sånn skal det være.
5 Raskere enn meg | To minutter bedre på hjemmerunden, med samme puls.
4 Bra, men må smøres | Fantastiske når man treffer. Rundt null må man prøve seg fram, akkurat som ellers.
4 Litt nervøse først | De er lette og viker unna om man står feil. Etter tredje tur var jeg vant til det.
4 Nesten full pott | Glid og feste på topp. Sålen var tørr, så regn med å legge glider før første tur.
4 Ta lengden på alvor | Jeg tok sjansen på den korteste. Det går, men jeg burde ha fulgt vekta.
4 Fin i løypa, mindre moro utenfor | I preparert spor er den herlig. På ubrøytet skogsvei er den for smal, men den er jo ikke lagd for det.
4 God turrennski | Gikk 45 km på kaldt føre. En tube klister i sekken hadde vært lurt, men skia gjorde jobben.
4 Ømfintlig lakk | Fikk et hakk i kanten da jeg slo den i bildøra. Ingenting å si på gangen.
3 Helt grei | Gjør det den skal. Litt mykt spenn for mine 90 kilo, sonen subber når jeg glir.
3 Blandede følelser | Bra i kulda. I våt nysnø sugde de seg fast, men det kan være smøringen min.
3 Midt på treet | Stabile og trygge. Hadde håpet på mer fart nedover.
2 For stive | Får ikke sonen ned i snøen når jeg er sliten, og da hjelper det ikke hva jeg smører med.
1 Slapp i bakkant | Sålen løsnet noen centimeter bak etter en måned. Synd, for jeg likte å gå på dem.`,
      en: `
5 Thirty kilometres and not a thought about the skis | Seven below, two layers of blue, grip all the way round. They run straight downhill too.
5 The right camber for me | I am 78 kg and chose the length by weight rather than height. The paper test came out spot on.
5 Glide at last | My friend usually rolls away from me on the descents. Now she gets to watch.
5 The marathon ski I was missing | Ninety kilometres. I was finished long before the skis were.
5 Light on the legs | You notice it at the end, when you can no longer be bothered to lift your feet.
5 Stays in the track | I mostly ski late in the day, when the tracks are worn out. These find their way back.
5 good skis | replaced a pair that was fifteen years old. hardly the same sport
5 Takes wax well | A light sanding of the kick zone and hard wax lasts twenty kilometres, even on coarse old snow.
5 Calm at speed | 48 km/h on the long hill according to my watch. I would have bailed out on the old ones.
5 Striding is fun again | I had become a double poler out of laziness. On these I kick my way up hills.
5 Pleased after a week | Six outings on man-made snow. No scratches to speak of, and they do not slide sideways on ice.
5 Like being on rails | Slow, wet tracks, two above zero, klister. I expected nothing and came home smiling.
5 My second pair | I already had this model and bought the same for the cabin.
5 Soft tip | It climbs over bumps instead of digging in. My knees approve.
5 For someone who skis twice a week | I am no racer, but I will not outgrow them. Everything is a little easier than before.
5 A well-matched pair | I held them together against the light before mounting: the camber was the same on both.
5 Faster than I am | Two minutes off my usual loop at the same heart rate.
4 Good, but you have to wax | Superb once you hit it. Around zero you experiment, as with any waxable ski.
4 A little nervous at first | They are light and wander if you stand wrong. By the third outing I was used to it.
4 Nearly full marks | Great glide and grip. The bases were dry, so plan on ironing in some glide wax first.
4 Take the length seriously | I gambled on the shorter one. It works, but I should have gone by my weight.
4 Lovely in the track, less so beside it | On groomed snow it is a joy. On a forest road it is too narrow, which is not what it is made for.
4 Good for long races | Did 45 km in the cold. A tube of klister in the pocket would have been wise.
4 Delicate finish | Chipped the sidewall on the car door. Nothing wrong with the skiing.
3 Quite all right | Does what it should. A bit soft for my 90 kg; the kick zone drags when I glide.
3 Mixed feelings | Fine in the cold. In wet new snow they stuck, though that may have been my waxing.
3 Neither here nor there | Stable and safe. I had hoped for more speed on the descents.
2 Too stiff | I cannot press the kick zone down once I am tired, and then no wax in the world helps.
1 Came apart at the tail | The base lifted a few centimetres at the back after a month. A shame, I liked skiing on them.`,
    },
  },
  skin: {
    pictures: ['ski-skin'],
    season: 'winter',
    words: {
      sv: `
5 Slut på vallaångest | Noll grader, plus två, minus tolv: samma skidor, samma fäste. Jag tar dem från väggen och går ut.
5* Använda hela vintern | Fyra pass i veckan på elljusspåret. Huden ser fortfarande ut som ny.
5 Tystare än väntat | Trodde att huden skulle höras mer. På kall snö är det bara ett svagt sus.
5 min lunchrunda | tjugo minuter ut, tjugo hem, ingen valla på byxorna. mer behövs inte
4 Lite mindre glid | Någon meter tappar man i utförslöporna mot vallade skidor. Det bjuder jag på.
4 Fäster bra, samlar is | En gång i blöt snö strax före kvällskylan frös det under foten. Impregnering hjälpte.
4 Vardagsskidan | Till lopp tar jag de vallade. Till allt annat tar jag de här.
3 Okej i kyla | På torr nysnö är de lysande, men i hårda isspår får jag saxa tidigare än kompisarna.
2 Bromsar på slät skare | För mig som är lätt blev det för mycket hud mot snön. Borde ha tagit kortare.
1 Huden lossnade i framkant | Efter tredje turen. Den går att byta, men jag hade inte räknat med att göra det så snart.`,
      nb: `
5 Slutt på smørestresset | Null grader, to pluss, tolv minus: samme ski, samme feste. Tar dem ned fra veggen og går ut.
5* Brukt hele vinteren | Fire økter i uka i lysløypa. Fella ser fortsatt ut som ny.
5 Stillere enn ventet | Trodde fella skulle låte mer. På kald snø er det bare et svakt sus.
5 lunsjrunden min | tjue minutter ut, tjue hjem, ingen smøring på buksa. trenger ikke mer
4 Litt mindre glid | Du taper noen meter nedover mot smurte ski. Det er greit for meg.
4 Godt feste, samler is | Én gang frøs det under foten, i våt snø rett før kveldskulda. Impregnering hjalp.
4 Hverdagsskia | Til renn tar jeg smøreskiene. Til alt annet tar jeg disse.
3 Grei i kulda | På tørr nysnø er de strålende, men i harde isspor må jeg fiskebeine før de andre.
2 Bremser på glatt skare | Jeg er lett, og det ble for mye felle mot snøen. Burde ha tatt kortere.
1 Fella løsnet foran | Etter tredje tur. Den kan byttes, men jeg hadde ikke regnet med å gjøre det så fort.`,
      en: `
5 No more waxing nerves | Zero, two above, twelve below: same skis, same grip. I take them off the wall and go.
5* Used all winter | Four evenings a week on the lit track. The skin still looks new.
5 Quieter than I expected | I thought the skin would hum. On cold snow there is only a faint whisper.
5 my lunch loop | twenty minutes out, twenty back, no wax on my trousers. that is all i need
4 Slightly less glide | You lose a metre or two downhill against waxed skis. I can live with that.
4 Good grip, collects ice | Once, in wet snow just before the evening frost, it froze underfoot. Treating the skin helped.
4 The everyday ski | For races I take the waxed pair. For everything else, these.
3 Fine in the cold | Brilliant on dry new snow, but on hard icy tracks I start herringboning before my friends do.
2 Drags on smooth crust | I am light, and there was too much skin on the snow. I should have gone shorter.
1 The skin came loose at the front | After the third outing. It can be replaced, but I had not planned on that so soon.`,
    },
  },
  zero: {
    pictures: ['ski-zero'],
    season: 'winter',
    words: {
      sv: `
5 Nollgradersdagar är räddade | Nysnö och exakt noll, alla andra stod och skrapade klister. Jag bara åkte.
5 Ruggade zonen på fem minuter | Grovt papper, några drag tvärs över, och fästet satt i två mil.
5 Bästa paret i garaget när det snöar | Används kanske tio dagar om året, men de dagarna är de oslagbara.
5 funkar | blötsnö, plus ett, uppför hela tiden. inte ett bakhugg
4 Smalt register | Strax över och under nollan är de magiska. I åtta minus tar jag andra skidor.
4 Fint fäste, bra fart | Förvånansvärt snabba för att inte ha någon valla. Zonen vill ruggas då och då.
4 Lättskötta | Glidvalla fram och bak, inget mer. Läs på om papperets grovlek först.
3 Bra när vädret är rätt | Hade hoppats att de skulle klara lite mer kyla än de gör.
2 Inte i gammal snö | I grov, isig snö tappade jag fästet helt. De är gjorda för nysnö, det vet jag nu.
1 Kom inte överens | Oavsett hur jag ruggade högg de i flacken och släppte i backarna. Fel spann för mig, tror jag.`,
      nb: `
5 Nullføredagene er reddet | Nysnø og nøyaktig null, alle andre sto og skrapte klister. Jeg bare gikk.
5 Rubbet sonen på fem minutter | Grovt papir, noen drag på tvers, og festet satt i to mil.
5 Best i boden når det snør | Brukes kanskje ti dager i året, men de dagene er de uslåelige.
5 funker | våt snø, én pluss, oppover hele veien. ikke ett glipptak
4 Smalt register | Rett over og under null er de magiske. I åtte minus tar jeg andre ski.
4 Godt feste, god fart | Overraskende raske til å være uten smøring. Sonen vil rubbes innimellom.
4 Lettstelte | Glider foran og bak, ikke mer. Les litt om papirets grovhet først.
3 Bra når været er riktig | Hadde håpet at de skulle tåle litt mer kulde.
2 Ikke i gammel snø | I grov, isete snø forsvant festet helt. De er lagd for nysnø, det vet jeg nå.
1 Ble aldri venner | Uansett hvordan jeg rubbet, hogg de på flatene og glapp i bakkene. Feil spenn for meg, tror jeg.`,
      en: `
5 Zero-degree days are saved | New snow at exactly zero, everyone else scraping klister. I simply skied.
5 Roughened in five minutes | Coarse paper, a few strokes across the zone, and the grip held for twenty kilometres.
5 Best pair in the shed when it snows | I use them ten days a year, but on those days nothing comes close.
5 they work | wet snow, one above, uphill all the way. not one slip
4 Narrow range | Just above and below freezing they are magic. At eight below I take another pair.
4 Good grip, decent speed | Surprisingly fast for skis without kick wax. The zone wants roughening now and then.
4 Easy to look after | Glide wax front and back, nothing else. Read up on the grit of the paper first.
3 Good when the weather is right | I had hoped they would cope with a bit more cold.
2 Not for old snow | On coarse, icy snow the grip was gone. They are made for new snow; now I know.
1 Never made friends | However I roughened them they grabbed on the flat and slipped on the hills. The wrong camber for me, I think.`,
    },
  },
} satisfies Record<string, VoiceGroup>
