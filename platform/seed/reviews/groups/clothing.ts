import type { VoiceGroup } from '../voice-group.ts'

/** Jackets and trousers, and what children wear. */
export const clothingVoices = {
  jacket: {
    pictures: ['jacket-training', 'jacket-softshell', 'jacket-wind'],
    season: 'winter',
    words: {
      sv: `
5 Släpper ut värmen | Åtta minus, intervaller, tunn ulltröja under. Torr på ryggen när jag kom hem.
5 Stoppar vinden | Öppen sjö och motvind hela vägen. Kall om hakan, annars ingenstans.
5 Sitter i åkställning | Ärmarna räcker när man stakar och den kryper inte upp i ryggen.
5 min mest använda | skidor, hundpromenad, cykel till jobbet
4 Normal i storleken | Rörlig i axlarna. Ska man ha mellanlager under får man gå upp ett steg.
4 Fin men få fickor | Nyckel och en bar får plats. Telefonen åker i byxan.
3 Helt okej | Bra i kyla, mindre bra i duggregn, då blir den tung.
2 Kort i ryggen | Jag är lång i överkroppen, och det drog kallt i varje utförslöpa.
1 Sömmen i sidan släppte | Efter femte tvätten. Tyget i övrigt såg ut som nytt.`,
      nb: `
5 Slipper ut varmen | Åtte minus, intervaller, tynn ulltrøye under. Tørr på ryggen da jeg kom hjem.
5 Stopper vinden | Åpent vann og motvind hele veien. Kald på haka, ellers ingen steder.
5 Sitter når du staker | Ermene er lange nok, og den kryper ikke opp i ryggen.
5 den jeg bruker mest | ski, hundetur, sykkel til jobben
4 Normal i størrelsen | God plass i skuldrene. Skal du ha mellomlag under, må du gå opp ett steg.
4 Fin, men få lommer | Nøkkel og en bar får plass. Telefonen må i buksa.
3 Helt grei | God i kulda, dårligere i yr, da blir den tung.
2 Kort i ryggen | Jeg er lang i overkroppen, og det trakk kaldt i hver utforkjøring.
1 Sømmen i sida røk | Etter femte vask. Stoffet ellers så ut som nytt.`,
      en: `
5 Lets the heat out | Eight below, intervals, a thin wool top underneath. My back was dry when I got home.
5 Stops the wind | An open lake and a headwind all the way. Cold chin, nothing else.
5 Fits when you ski | The sleeves are long enough for double poling, and it does not ride up.
5 my most used | skiing, dog walks, cycling to work
4 True to size | Room in the shoulders. If you want a midlayer underneath, go one size up.
4 Nice, but short of pockets | A key and a bar fit. The phone goes in my trousers.
3 Quite all right | Good in the cold, less so in drizzle, when it gets heavy.
2 Short in the back | I have a long upper body and felt a draught on every descent.
1 A side seam came apart | After the fifth wash. The fabric otherwise looked like new.`,
    },
  },
  down: {
    pictures: ['jacket-down'],
    season: 'winter',
    words: {
      sv: `
5 Vid målet och på läktaren | Drar den över allt annat när jag stannar. Tio minus kändes som fem plus.
5 Packar litet | Ligger i ryggsäcken på varje fjälltur. Kommer upp till rasten.
5 så varm | nästan så att man vill frysa lite för att få ta på den
4 Varm men ömtålig | En gren i skogen och det blev ett litet hål. Tejp löste det.
4 Normal storlek | Ska den över skidjackan tar man ett steg större.
3 Fin, inte för blöta dagar | I snöblask sjunker dunet ihop. Till torr kyla är den toppen.
2 Fjäder i sömmarna | Det sticker ut dun vid axeln efter några veckor.`,
      nb: `
5 I mål og på tribunen | Drar den over alt annet når jeg stopper. Ti minus kjentes som fem pluss.
5 Pakker lite | Ligger i sekken på hver fjelltur. Kommer fram i pausen.
5 så varm | nesten så man vil fryse litt for å få ta den på
4 Varm, men ømfintlig | En grein i skogen, og det ble et lite hull. Teip løste det.
4 Normal størrelse | Skal den utenpå skijakka, ta ett steg større.
3 Fin, ikke for våte dager | I sludd faller duna sammen. I tørr kulde er den topp.
2 Fjær i sømmene | Det stikker ut dun ved skulderen etter noen uker.`,
      en: `
5 For the finish and the stands | I pull it over everything when I stop. Ten below felt like five above.
5 Packs small | It lives in my pack on every mountain trip and comes out at lunch.
5 so warm | you almost want to freeze a little so you can put it on
4 Warm but delicate | A branch in the woods made a small hole. Tape fixed it.
4 True to size | To wear it over a ski jacket, take one size larger.
3 Lovely, not for wet days | The down collapses in sleet. In dry cold it is superb.
2 Feathers in the seams | Down has been poking out at the shoulder for a few weeks.`,
    },
  },
  trousers: {
    pictures: ['ski-pants', 'tights', 'overpants'],
    season: 'winter',
    words: {
      sv: `
5 Stannar uppe | Ingen hasning på två mil, trots bara ett snöre i midjan.
5 Fria knän | Stramar inte i diagonalåkning eller när jag knyter skorna.
5 varma nog i minus tio | tunna långkalsonger under, inget mer
5 Tål tvätt | Trettio grader och hängtork, gång på gång. Formen är kvar.
4 Rätt längd för mig | Jag är 176 och tog min vanliga storlek. De slutar precis vid pjäxan.
4 Bra, en ficka till hade suttit fint | Nyckeln får plats, resten får åka i jackan.
3 Okej | Skön i spåret, men blir snabbt blöt om man sätter sig i snön.
2 Stora i midjan | Passade över låren, men midjan var för vid och snöret skar in.
1 Sömmen på insidan gick upp | I grenen, på tredje turen. Tur att jackan är lång.`,
      nb: `
5 Holder seg oppe | Ingen siging på to mil, enda det bare er en snor i livet.
5 Frie knær | Strammer ikke i diagonalgang eller når jeg knyter skoene.
5 varme nok i ti minus | tynn stillongs under, ikke mer
5 Tåler vask | Tretti grader og tørk på snor, gang på gang. Fasongen er der fortsatt.
4 Riktig lengde for meg | Jeg er 176 og tok vanlig størrelse. De slutter akkurat ved skoen.
4 Bra, men gjerne ei lomme til | Nøkkelen får plass, resten må i jakka.
3 Grei | God i løypa, men blir fort våt om du setter deg i snøen.
2 Store i livet | Passet over lårene, men livet var for vidt og snora skar inn.
1 Sømmen på innsida gikk opp | I skrittet, på tredje tur. Flaks at jakka er lang.`,
      en: `
5 They stay up | Twenty kilometres without a tug, and that with only a cord at the waist.
5 Free at the knee | No pulling when I stride or bend down to tie my boots.
5 warm enough at ten below | thin long johns underneath, nothing else
5 Survive the wash | Thirty degrees and line drying, again and again. They have kept their shape.
4 The right length for me | I am 176 cm and took my usual size. They end just at the boot.
4 Good, but one more pocket please | The key fits; the rest goes in my jacket.
3 All right | Comfortable on the track, but soon wet if you sit down in the snow.
2 Big at the waist | Fine across the thighs, but too wide at the waist, and the cord cut in.
1 The inside seam opened | At the crotch, on the third outing. Lucky that my jacket is long.`,
    },
  },
  juniorWear: {
    pictures: [
      'jacket-training',
      'jacket-softshell',
      'jacket-wind',
      'jacket-down',
      'ski-pants',
      'tights',
      'overpants',
      'wool-top',
      'wool-bottoms',
      'baselayer-set',
      'fleece',
      'vest',
      'wool-jacket',
    ],
    isJunior: true,
    season: 'winter',
    words: {
      sv: `
5 Används utan tjat | Nioåringen tar på sig plagget själv. Bättre betyg finns inte.
5 Tål förskolegården | Grus, snö och tvätt två gånger i veckan. Inte ett hål.
5 Lagom vid | Vi tog en storlek upp och fick plats med ett lager till under.
4 Växer ur | Dottern är 132 cm och har 140. Det räcker nog den här vintern, inte nästa.
4 Mjukt mot huden | Ingen klåda, inget gnäll. Lappen i nacken klippte vi bort.
3 Godkänt | Håller, men blir snabbt noppigt vid ryggsäcken.
2 Liten i storleken | Vår storlek 130 satt som 120. Ta en större direkt.`,
      nb: `
5 Brukes uten mas | Niåringen tar på seg plagget selv. Bedre karakter finnes ikke.
5 Tåler barnehagen | Grus, snø og vask to ganger i uka. Ikke ett hull.
5 Passe vid | Vi tok en størrelse opp og fikk plass til et lag til under.
4 Vokser ut | Jenta er 132 cm og bruker 140. Det holder nok denne vinteren, ikke neste.
4 Mykt mot huden | Ingen kløe, ingen klaging. Lappen i nakken klippet vi bort.
3 Greit nok | Holder, men blir fort nuppete der sekken ligger.
2 Liten i størrelsen | Vår størrelse 130 satt som 120. Ta en større med en gang.`,
      en: `
5 Worn without nagging | Our nine-year-old puts it on unasked. There is no higher praise.
5 Survives nursery | Grit, snow and the wash twice a week. Not one hole.
5 Roomy enough | We took one size up and had room for another layer underneath.
4 Soon outgrown | My daughter is 132 cm and wears 140. It will do this winter, not the next.
4 Soft on the skin | No itching, no complaints. We cut off the label at the neck.
3 Decent | It lasts, but pills quickly under a rucksack.
2 Small for its size | Our 130 fitted like a 120. Take a larger one straight away.`,
    },
  },
} satisfies Record<string, VoiceGroup>
