import type { VoiceGroup } from '../voice-group.ts'

/** What is worn on hands, head and eyes. */
export const wearableVoices = {
  glove: {
    pictures: ['glove-race', 'glove-training'],
    season: 'winter',
    words: {
      sv: `
5 Känner staven | Tunna nog för att hitta remmen, ändå varma i fyra minus.
5 Greppar | Handflatan glider inte mot korken, inte ens när den är blöt av svett.
5 torkar över natten | hänger dem i hallen, klara till morgonpasset
4 Vanlig storlek | Mäter 21 cm runt handen och tog M. Sitter tätt, som de ska.
4 Varma när man rör sig | Stannar man blir det kallt efter fem minuter. Rimligt.
3 Helt okej | Lite korta i handleden, det blir en glipa mot jackan.
2 Trånga fingrar | Rätt över handen men för korta pekfingrar på mig.
1 Sömmen vid tummen | Gick upp på ett par veckor, just där remmen ligger.`,
      nb: `
5 Kjenner staven | Tynne nok til å finne remmen, likevel varme i fire minus.
5 Godt grep | Håndflata glir ikke mot korken, ikke engang når den er våt av svette.
5 tørker over natta | henger dem i gangen, klare til morgenøkta
4 Vanlig størrelse | Måler 21 cm rundt hånda og tok M. Sitter tett, som de skal.
4 Varme når du er i gang | Stopper du, blir det kaldt etter fem minutter. Rimelig.
3 Helt greie | Litt korte i håndleddet, det blir en glipe mot jakka.
2 Trange fingre | Riktige over hånda, men for korte på pekefingeren min.
1 Sømmen ved tommelen | Gikk opp på et par uker, akkurat der remmen ligger.`,
      en: `
5 You can feel the pole | Thin enough to find the strap, yet warm at four below.
5 Good grip | The palm does not slip on cork, not even when wet with sweat.
5 dry overnight | i hang them in the hall and they are ready for the morning
4 True to size | I measure 21 cm round the hand and took M. Snug, as they should be.
4 Warm while you move | Stop, and it gets cold after five minutes. Fair enough.
3 Quite all right | A bit short at the wrist, with a gap to the jacket.
2 Tight fingers | Right across the hand, but my index finger is too long for them.
1 The seam by the thumb | Came apart in a couple of weeks, just where the strap lies.`,
    },
  },
  mitten: {
    pictures: ['mitten', 'glove-lobster'],
    season: 'winter',
    words: {
      sv: `
5 Äntligen varma fingrar | Har vita fingrar på vintern. Femton minus i två timmar utan problem.
5 Vindtäta på riktigt | Skoter över sjön och sedan skidor hem. Ingen kyla letade sig in.
5 fodret är underbart | går på lätt även när händerna är fuktiga
4 Varma men klumpiga | Dragkedjor och spännen får vänta. Stavarna går bra.
4 Rymliga | Får in en tunn innervante. Annars hade jag tagit en storlek mindre.
3 För varma för mig | Under tio minus är de bra. Vid nollan blir det bastu.
2 Fodret följer med ut | Varje gång jag drar ur en svettig hand.`,
      nb: `
5 Endelig varme fingre | Har hvite fingre om vinteren. Femten minus i to timer uten problemer.
5 Vindtette på ordentlig | Scooter over vannet og så ski hjem. Ingen kulde fant veien inn.
5 fôret er herlig | lette å få på også når hendene er fuktige
4 Varme, men klumpete | Glidelåser og spenner får vente. Stavene går fint.
4 Romslige | Plass til en tynn innervott. Ellers hadde jeg tatt en størrelse mindre.
3 For varme for meg | Under ti minus er de bra. Rundt null blir det badstue.
2 Fôret blir med ut | Hver gang jeg drar ut ei svett hånd.`,
      en: `
5 Warm fingers at last | My fingers go white in winter. Fifteen below for two hours without trouble.
5 Truly windproof | By snowmobile over the lake, then home on skis. No cold found its way in.
5 the lining is lovely | easy to get into even with damp hands
4 Warm but clumsy | Zips and buckles have to wait. Poles are fine.
4 Roomy | A thin liner fits inside. Otherwise I would have gone a size down.
3 Too warm for me | Below minus ten they are good. Around zero it is a sauna.
2 The lining comes out | Every time I pull out a sweaty hand.`,
    },
  },
  head: {
    pictures: ['hat', 'headband'],
    season: 'winter',
    words: {
      sv: `
5 Öronen är varma | Täcker precis och kryper inte upp i farten.
5 Lagom tjock | Under hjälm på rullskidor om hösten, som den är på skidor. Kliar inte.
5 glömmer att jag har den på | det är väl så det ska vara
4 Bra till svettiga pass | Torkar fort. I riktig kyla drar det in lite.
4 Håller efter tvätt | Ullprogram, plant på tork. Behöll både form och färg.
3 Lite vid för mig | Har litet huvud, och den hasar om man inte viker den.
2 Kliade i pannan | Inte mycket, men nog för att den blev liggande.`,
      nb: `
5 Ørene er varme | Dekker akkurat og kryper ikke opp i fart.
5 Passe tykk | Under hjelm på rulleski om høsten, som den er på ski. Klør ikke.
5 glemmer at jeg har den på | det er vel sånn det skal være
4 Bra til svette økter | Tørker fort. I skikkelig kulde trekker det litt.
4 Tåler vask | Ullprogram, flatt til tørk. Beholdt både fasong og farge.
3 Litt vid for meg | Har lite hode, og den siger om jeg ikke bretter den.
2 Klødde i panna | Ikke mye, men nok til at den ble liggende.`,
      en: `
5 Warm ears | Covers them and does not ride up at speed.
5 Just thick enough | Under a helmet on roller skis in autumn, on its own on snow. No itch.
5 i forget that i am wearing it | which is the point, i suppose
4 Good for sweaty sessions | Dries fast. In real cold it lets a little through.
4 Survives the wash | Wool cycle, dried flat. It kept both shape and colour.
3 A little loose on me | I have a small head, and it slips unless I fold it.
2 Itchy forehead | Not much, but enough for it to stay in the drawer.`,
    },
  },
  neck: {
    pictures: ['neck-warmer'],
    season: 'winter',
    words: {
      sv: `
5 Upp över näsan i blåst | Sitter kvar och fryser inte till en isklump av andedräkten. Nästan inte.
5 Alltid i fickan | Hals, öron, mössa i nödfall. Väger ingenting.
4 Skön ull | Mjuk runt hakan. Trång att dra över hjälm, men den ska ju på först.
4 Lagom lång | Täcker glipan mot jackan och lite till.
3 Bra men blöt | Fuktig efter en timme i tio minus. Två i ryggsäcken är mitt råd.`,
      nb: `
5 Opp over nesa i vind | Sitter på plass og fryser ikke til en isklump av pusten. Nesten ikke.
5 Alltid i lomma | Hals, ører, lue i nødsfall. Veier ingenting.
4 Deilig ull | Myk rundt haka. Trang å dra over hjelm, men den skal jo på først.
4 Passe lang | Dekker glipa mot jakka og litt til.
3 Bra, men våt | Fuktig etter en time i ti minus. To i sekken er mitt råd.`,
      en: `
5 Over the nose in the wind | It stays put and does not freeze into a lump from your breath. Almost not.
5 Always in a pocket | Neck, ears, a hat in an emergency. Weighs nothing.
4 Nice wool | Soft round the chin. Tight to pull over a helmet, but it goes on first anyway.
4 A good length | Covers the gap to the jacket and a little more.
3 Good but wet | Damp after an hour at ten below. Two in the pack is my advice.`,
    },
  },
  glasses: {
    pictures: ['sports-glasses'],
    season: 'year',
    words: {
      sv: `
5 Byter lins på en minut | Klar i skymningen, tonad i solen. De knäpper fast ordentligt.
5 Skyddar mot snörök | Åkte sist i klungan i två mil och såg hela tiden.
5 sitter stilla | hoppar inte på näsan när man stakar
4 Immar bara när man stannar | I fart är de klara. Lyft dem en stund i depån.
4 Fodralet är bra | Det ryms i fickan, och duken ligger i locket.
3 Okej | Bra sikt, men skalmarna trycker lite under mössan.
2 Repades direkt | Torkade med vanten en gång. Använd duken.`,
      nb: `
5 Bytter linse på et minutt | Klar i skumringen, tonet i sola. De klikker ordentlig på plass.
5 Skjermer mot snøføyka | Gikk sist i klynga i to mil og så hele tiden.
5 sitter i ro | hopper ikke på nesa når du staker
4 Dugger bare når du stopper | I fart er de klare. Løft dem litt i drikkestasjonen.
4 Etuiet er bra | Får plass i lomma, og kluten ligger inni.
3 Greie | God sikt, men stengene trykker litt under lua.
2 Fikk riper med en gang | Tørket med votten én gang. Bruk kluten.`,
      en: `
5 Lens swap in a minute | Clear at dusk, tinted in the sun. They click in firmly.
5 Keep the spindrift out | I sat at the back of the group for twenty kilometres and saw everything.
5 sit still | no bouncing on the nose when you double pole
4 Fog only when you stop | Clear at speed. Lift them a little at the feed station.
4 The case is good | It fits a pocket, and the cloth lives inside.
3 All right | Good view, but the arms press a little under a hat.
2 Scratched at once | I wiped them with a mitten, once. Use the cloth.`,
    },
  },
  visor: {
    pictures: ['ski-visor'],
    season: 'winter',
    words: {
      sv: `
5 Slipper tårarna | Snöfall rakt i ansiktet utför och jag kunde hålla ögonen öppna.
5 Plats för glasögon | Jag har vanliga glasögon under. Ingen annan lösning har fungerat.
4 Fäll upp i backen | Då immar det inte. Nere igen på krönet.
4 Vid sikt | Inga bågar i vägen. För mörkt efter solnedgången, det är ju tonat.
3 Ovant | Man vänjer sig, men i medvind blir det varmt.`,
      nb: `
5 Slipper tårene | Snøvær rett i ansiktet nedover, og jeg kunne holde øynene åpne.
5 Plass til briller | Jeg har vanlige briller under. Ingenting annet har fungert.
4 Vipp opp i bakken | Da dugger det ikke. Ned igjen på toppen.
4 Vidt syn | Ingen innfatning i veien. For mørkt etter solnedgang, det er jo tonet.
3 Uvant | Man venner seg til det, men i medvind blir det varmt.`,
      en: `
5 No more tears | Snow straight in the face on descents, and I could keep my eyes open.
5 Room for glasses | I wear ordinary glasses underneath. Nothing else has worked.
4 Push it up on climbs | Then it does not fog. Down again at the top.
4 Wide view | No frame in the way. Too dark after sunset, being tinted.
3 Takes getting used to | You adapt, but with a tailwind it gets warm.`,
    },
  },
  headlamp: {
    pictures: ['headlamp'],
    season: 'winter',
    words: {
      sv: `
5 Ser hela kurvan | Elljuset slocknar klockan nio här. Nu spelar det ingen roll.
5 Batteriet håller måttet | Två kvällspass på full styrka, sedan laddar jag med telefonens sladd.
5 Sitter stadigt | Rör sig inte när jag stakar, och bandet gick att tvätta.
5 bra med vantar | stor knapp, inget letande
4 Brett ljus | Fin spridning nära. Längre bort hade jag velat ha lite mer.
4 Lätt nog | Känns de första minuterna, sedan inte. Över mössa sitter den bäst.
3 Helt okej | Lyser bra men sladden till laddningen är kort.
2 Drog ur fort i kylan | Aderton minus och den gick ner på halva tiden. Borde ha haft ett batteri till.
1 Knappen fastnade | Stod på hela natten i väskan. Tom när jag behövde den.`,
      nb: `
5 Ser hele svingen | Lysløypa slukkes klokka ti her. Nå spiller det ingen rolle.
5 Batteriet holder mål | To kveldsøkter på full styrke, så lader jeg med telefonkabelen.
5 Sitter støtt | Rører seg ikke når jeg staker, og båndet kunne vaskes.
5 bra med votter | stor knapp, ingen leting
4 Bredt lys | Fin spredning nært. Lenger fram hadde jeg ønsket litt mer.
4 Lett nok | Kjennes de første minuttene, så ikke mer. Sitter best utenpå lua.
3 Helt grei | Lyser godt, men ladekabelen er kort.
2 Gikk fort tom i kulda | Atten minus, og den varte halvparten så lenge. Burde hatt et batteri til.
1 Knappen hang seg opp | Sto på hele natta i baggen. Tom da jeg trengte den.`,
      en: `
5 I see the whole bend | The track lights go off at nine here. It no longer matters.
5 The battery keeps its word | Two evenings at full power, then I charge it with my phone cable.
5 Stays put | No bouncing when I double pole, and the band can be washed.
5 good with mittens | big button, no fumbling
4 Wide beam | A nice spread up close. Further out I would have liked a little more.
4 Light enough | You feel it for some minutes, then not. It sits best over a hat.
3 Quite all right | Bright, but the charging cable is short.
2 Drained fast in the cold | Eighteen below, and it lasted half as long. I should have had a second battery.
1 The button stuck | It stayed on all night in the bag. Empty when I needed it.`,
    },
  },
} satisfies Record<string, VoiceGroup>
