/** What the shop tells of the products it shows first, by sku: paragraphs between empty lines. */
export const nb: Record<string, string> = {
  'DEMO-CONF': `
Vasa 85 er skia for deg som har meldt deg på et turrenn og vil komme i mål med krefter igjen. Tuppen er myk og finner tilbake til sporet når tusen andre har kjørt det i stykker. Festet er laget for voks eller klister, så på renndagen velger du selv etter snøen i stedet for å stole på en felle.

Kjernen er en bikube av luft og papir. Et par på 190 cm veier 1070 g, og det kjennes mest sent på dagen, når beina løftes lavere. Innsvingen 44–43–44 mm er nesten rett: Skia går dit du peker og blir ikke nervøs i utforkjøringene.

Den finnes i rødt og blått, i 180, 190 og 200 cm. Veier du mye eller lite for høyden din, er det vekten som avgjør. Regn det ut i <a href="shop:ski-finder">Finn riktige ski</a>, eller ta kontakt med oss.`,
  'DEMO-SALE': `
Langfjell 62 er bygd for dager da løypa slutter allerede ved parkeringsplassen. Tallet er bredden i millimeter under foten, og 62 er målet der en ski bærer i løssnø uten å bli treg på hardt underlag. Stålkanten går hele veien rundt og merkes først når du trenger den, på skaren i ettermiddagsskyggen.

Kjernen av osp og poppel gir et par som veier 2100 g. I tuppen er det hull til pulktau, og under foten feste for kortfeller som du kjøper i tillegg. Lengden er 195 cm og passer de fleste som går med sekk.

Prisen er satt ned så lenge partiet rekker. Legg glider på sålen som på en hvilken som helst ski, og tørk kantene når du kommer inn, så slipper du rust til neste tur.`,
  'DEMO-BUNDLE': `
Her er alt du trenger for å begynne å gå klassisk, valgt slik at delene passer til hverandre. Skia finnes i 190–205 cm, skoen i størrelse 38–46 og stavene i 140–160 cm. Du velger lengde og størrelse i hvert sitt felt, og prisen er summen av delene.

Bindingen skrus på balansepunktet før vi pakker, så du kan gå på tur samme dag som pakken kommer. Skia er smørbar. To bokser festevoks og en kork holder den første vinteren.

Skitrekket er et tilvalg. Det koster litt ekstra og lønner seg hvis skiene skal med bil, buss eller tog. Usikker på stavene? Til klassisk skal de nå til skulderen.`,
  'DEMO-INITIALS': `
Klubb er overtrekksjakken som lagene bestiller år etter år, og som du like gjerne kan kjøpe bare én av. Den lages i én størrelse, vid nok til å trekke utenpå konkurranseklærne før start og etter målgang, enten du ellers bruker S eller XL. Forsiden er vindtett, ryggen elastisk og luftig, og den veier 380 g.

Vi trykker initialer med opptil tre bokstaver, et navn over ryggen eller begge deler. I feltet til trykkeriet skriver du det vi trenger å vite om trykket. Et plagg med trykk tar 14 dager og kan ikke leveres tilbake, så les navnet en gang til før du bestiller.

Vask den på 30 grader med trykket inn. Tøymykner gjør at stoffet slutter å puste.`,
  'DEMO-LOW': `
Dråpe er flasken for deg som ikke har smørebu. Stryk et tynt lag på sålen, vent 5 minutter og børst. Mer er det ikke, og det kan gjøres på bakluka et kvarter før start.

Glideren er flytende, uten fluor og laget for skiftende føre: nysnø om morgenen, vått til lunsj. Den holder en vanlig tur, ikke en hel helg på fjellet, så ta flasken på 80 ml med i lomma om du skal langt. På felleski er den det rette valget, for da renner det ikke varm parafin inn i fellen.

Bruk en nylonbørste med korte drag fra tupp til bakende. Jo mer du børster, desto lenger varer det.`,
  'DEMO-GROUPED': `
Blå, lilla og rød: Med de tre boksene i lomma klarer du nesten hver dag mellom jul og påske. Kådaby koker voksen på tjære og kvae fra Ångermanland, uten fluor, og fargen på lokket sier hvilken snø den er til. Blå er for kald og tørr snø, lilla for den som ligger like under null, rød for når den begynner å bli våt.

Hver boks inneholder 45 g og holder en sesong for den som går på søndager. Stryk tynt, kork, stryk igjen. Tre lag er passe. Glipper skia, legger du på et lag til eller går over til en mykere farge, aldri omvendt.

Velg antall av hver her over. Har du allerede en farge hjemme, setter du den på null.`,
  'LJ-NOR-31003': `
Norrsken 800 er lykten vi selv tar med på en vanlig tirsdagsrunde. Med 800 lumen ser du løypa i god tid også når det går nedover, og den brede nærkjeglen gjør at du slipper å gå i en tunnel av lys. På full styrke varer ladingen i 4 timer.

Lykten veier 144 g med batteri, og batteriet sitter bak i nakken, der lua holder det varmt. Det lades med USB-C, og du kan bytte det selv når det blir gammelt. Huset tåler regn og snøføyke (IPX5).

Svetten tar båndet seg av: Det klikkes av og vaskes på 30 grader. Om sommeren har batteriet det best halvladet.`,
  'BA-ASF-32001': `
Asfalt 700 er en klassisk rulleski for grunntrening, og den er snill mot den som aldri har prøvd. Rammen av bjørk og karbon svikter litt, omtrent som en ski på hardpakket snø, så skjøtene i veien når ikke knærne. Tallet er akselavstanden: 700 mm gir en ski som er lett å styre rundt hjørner.

Hjulene måler 70 × 45 mm og er brede nok til å stå støtt på. Du velger motstand: 2 ruller fort, 3 ligger nær farten på snø, og 4 gir sterke armer. Bakhjulet har sperre, så frasparket blir som på ski.

Paret veier 1950 g og kommer med skvettskjermer, men uten binding. Brems finnes ikke. Bruk hjelm, og begynn på en flat vei der du rekker å trille ut.`,
  'SK-GK-JUL': `
Et gavekort gir du når du vet at noen skal på ski, men ikke vet på hva. Dette har et julemotiv og fem verdier å velge mellom. Mottakeren bruker koden i kassen, på ett kjøp eller flere, til beløpet er brukt opp.

Kortet gjelder på alt vi selger, også kurs og smøring på verkstedet, og det gjelder i 2 år. Det er et trykt kort som kommer i posten. Har du det travelt, finnes gavekortet som sendes på e-post, også på julaftens formiddag.

På selve kortet er det ingen mva., verken i prisen eller på kvitteringen; den er med i prisen på det som kjøpes for kortet. Et gavekort kan ikke leveres tilbake.`,
  'KV-VID-12002': `
Vidda 68 er en bred ski med rolig lynne. Den er 68 mm under foten og 88 mm i tuppen, så den flyter der en smal ski pløyer. Ta den med på myra, i granskogen og på fjellet sent i mars.

Stålkanten følger hele skia. Kjernen er av osp og poppel, og paret på 190 cm veier 2380 g: ikke noe man løper med, men noe som ligger stille med pulk bak. Lengdene går fra 170 til 205 cm.

Spennet er viktigere her enn på mange andre ski, for du skal få feste med sekk på ryggen. Fyll inn vekten din i feltet ved kjøpsknappen og regn med sekken, så plukker vi et par som stemmer. Sålen er presset og tåler stein bedre enn en slipt såle.`,
  'IR-BLI-11029': `
Blixt 60 er en skøyteski for den som kan teknikken og vil gå lenger, ikke for den som jakter på sekunder. Den er vridningsstiv bak, der frasparket skjer, og litt mykere foran, så den tilgir et skjevt skjær. Med 1230 g per par i 185 cm er den blant de lettere i mellomklassen.

Sålen er sintret og steinslipt. Den tar godt imot glider, og etter tre eller fire runder er den merkbart raskere enn da den var ny. Glider skal på hele veien fra tupp til bakende, for en skøyteski har ikke feste.

Lengdene er 170–195 cm. Velg etter vekt heller enn høyde, og skriv vekten i feltet, så måler vi ut et par til deg.`,
  'IR-STJ-15022': `
Stjärn Skøyte Carbon er en sko der kraften går rett ned. Mansjetten er av karbon, stiv sideveis og bevegelig framover, så ankelen kan arbeide mens foten står i ro. Et par i størrelse 42 veier 860 g.

Lesten er normal og dempingen lav, og det betyr at du kjenner skia mot snøen. Hælen ligger 4 mm over tåen. Kommer du fra en myk tursko, bør du regne med et par økter før leggen er blitt vant til det.

Snøringen strammer du i ett grep, og dekselet over holder snøen ute. Sålen har to styrespor og passer til langrennsbindingene våre. Størrelsene er 38–45. Er du midt mellom to, tar du den største og en tynn sokk.`,
  'TJ-VIN-14019': `
Med Vinna har Tjärnmo laget en klassisk skisko som tåler å bli brukt fire dager på rad. Fleecefôret er varmt uten å bli tykt, og skaftet slutter der ankelen må være fri. Du kan gå til bussen i den.

Lesten er smal. Det gir en fast hæl og god følelse med festet, men har du brede føtter, finnes det andre modeller som passer bedre. Dempingen er middels, og foten står helt flatt, 0 mm mellom hæl og tå.

Sålen med to styrespor passer til de fleste bindinger for langrennsski. Størrelse 42 veier 880 g per par, og skoen finnes fra 37 til 47. Ta ut innersålen når du tørker dem, og sett dem aldri på ovnen.`,
  'TJ-KLI-17013': `
Klick høres når den låser, og det er meningen. Du trår inn, trykker til og vet at skoen sitter. For å komme løs setter du stavpiggen i gropen og trykker ned, også når alt er fullt av snø.

Bindingen er av frostsikker plast med stål der det slites. Et par veier 280 g. Den passer til sko med langrennssåle og to styrespor, altså nesten alle som er solgt de siste årene, men ikke til fjellskisko.

I esken ligger skruer og mal. Kjøper du ski hos oss samtidig, monterer vi gratis på rett sted, og det er verdt å takke ja til: En centimeter feil merkes.`,
  'HS-KOL-18019': `
Kolv 10 er en ærlig stav av aluminium. Den er ikke den letteste i butikken, men den kan rettes ut om du faller på den, og det kan man ikke si om karbon. Én stav veier 210 g.

Håndtaket er av naturkork og blir fortere varmt enn plast. Remmen stilles inn én gang og klikkes siden av når du skal ha noe opp av lomma. Piggen er av hardmetall og biter på is like godt som på asfalt, så staven duger også til rulleski.

Du får den i lengder fra 130 til 175 cm. Mål med skoene på: til skulderen for klassisk, til haken eller leppene for skøyting.`,
  'KB-SAK-20014': `
Säker er laget under laget. På kald og skarp kunstsnø slites vanlig festevoks bort på en mil, og da er det grunnvoksen som avgjør om du må gå hjem. Varm inn et svært tynt lag, la det bli kaldt og legg så dagens voks oppå.

Pakningen på 30 g varer lenge, siden laget skal være tynt. Den finnes i fire farger for snø fra −18 til +3 °C. Velg den som svarer til boksen du bruker mest. Fluor er det ikke i noen av dem.

Vil du slippe jernet, går det an å korke den ut lenge og hardt, men da holder den kortere. Fjern gammel grunnvoks én gang i løpet av vinteren. Ellers samler den skitt og blir treg.`,
  'VH-BOD-21003': `
En ski med glider er ikke ferdig når den er siklet. Det som ligger igjen i strukturen, bremser, og det er det nylonbørsten henter ut. Ti drag fra tupp til bakende, deretter ti til med lett hånd.

Bod ligger godt i hånda og har bust som er 10 mm lang, passe stiv til å nå ned uten å ripe. Ryggen er av bøk. Hele børsten veier 110 g, så den får bli med i lomma til start.

Den brukes til slutt: messing før glideren, nylon etter. På flytende glider holder den alene. Børst den ut mot bordkanten når du er ferdig, og hold den unna festevoks.`,
  'LU-ASR-23025': `
Barn sitter i snøen. Derfor er forsiden på Åsrygg vindtett, baksiden elastisk og beina smale nok til ikke å henge fast i bindingen. Buksa er skåret for skigåing, men klarer en hel skoledag.

Størrelsene er 120 til 160 etter kroppshøyde. I 140 veier den 252 g, omtrent som en genser, og den kan brukes både over et ullundertøy og under en overtrekksbukse når det er skikkelig kaldt. Stoffet er polyester tvers igjennom og tørker over natta.

Vask på 30 grader og hopp over tøymykneren. Velg riktig lengde heller enn et år for stort: En bukse som henger og slenger, er den vanligste grunnen til at turen blir kort.`,
  'MY-ASR-23017': `
Overtrekksbuksa er plagget som gjør at man kan vente på starten sin. Åsrygg har hel glidelås i begge sider, så den dras av over skoene på noen sekunder, også av den som er åtte år og har det travelt. Den er romslig og laget for å sitte utenpå en skibukse.

Stoffet er vannavvisende polyester som tåler snø og sprut, men ikke en dag i styrtregn. Størrelse 140 veier 238 g og kan rulles sammen i en liten sekk. Den finnes i svart og grått, i 120 til 160.

Vi anbefaler samme størrelse som på de andre klærne. Den er raus fra før. Vask på 30 grader med glidelåsene lukket.`,
  'BA-LAN-32012': `
Landsväg 700 er en combi, og det betyr at samme rulleski kan brukes både til klassisk og skøyting. Hjulene er 80 × 32 mm: smalere enn på en ren klassiskski, bredere enn på en skøyteski. For den som vil ha ett par i stedet for to, er det et godt kompromiss.

Sperren i bakhjulet gjør at du kan gå diagonalgang. Når du skøyter, merker du den ikke. Rammen er av bjørk og karbon og tar brodden av grov asfalt, og de 700 mm mellom akslene gjør skia lettsvingt.

Et par veier 1880 g. Hjulene kommer i tre motstander, der 3 ruller omtrent som snø på en vanlig dag. Binding kjøper du i tillegg, og siden det ikke er brems, hører hjelm og et våkent øye for bakketopper med.`,
  'NV-SOM-33012': `
Sommar 610 er rulleskia for den som trener skøyting for alvor fra mai til oktober. Med 610 mm mellom akslene er den Nordvinds lengste og den som går rettest når farten blir høy. Rammen er av aluminium og vrir seg knapt, så frasparket kjennes direkte.

Hjulene er høye og smale, 100 × 24 mm, og du velger hvor fort de ruller. Toeren er for konkurranse og intervaller. Fireren gjør en rolig økt tung på ordentlig.

Vekten er 1720 g per par uten binding. Skvettskjermer følger med og er gode å ha etter regn. Dette er ikke en ski å lære på: Den har ikke brems, og den vil ha en løper som kan ploge eller gå av i tide.`,
  'KR-TOP-37002': `
Toppen er en proteinbar til etterpå, på bussen eller i bilen, før det er blitt middag. Den veier 60 g og gir 18 g protein, 22 g karbohydrater og 230 kcal. Mer trenger man sjelden mellom økta og maten.

Havren kommer fra Jämtland og gir noe å tygge på, proteinet kommer fra melk. Velg mellom karamell, sjokolade, tyttebær og havre med honning. Tyttebær er minst søt, karamell er den det først blir tomt for hos oss.

Den inneholder melk og havre og kan ha spor av nøtter. I kulda blir den fast, men ikke steinhard, så den kan ligge i ytterlomma. Oppbevar den tørt. Datoen står på pakken.`,
  'KR-DEP-35002': `
Depå er gelen til den siste tredelen, når hodet begynner å forhandle. En pakke på 40 g inneholder 25 g karbohydrater og 50 mg koffein, omtrent som en liten kopp kaffe. Den er tynn nok til å svelges uten vann.

Koffein kjennes etter en halvtime. Ta den altså på nest siste drikkestasjon og ikke på oppløpet. Har du aldri prøvd, gjør du det på en langtur først, og er du følsom for koffein, gravid eller under femten, velger du heller en av gelene våre uten.

Smakene er blåbær, sitron, cola og nøytral. Den er vegansk og uten laktose og gluten. Riv av hele toppen, og legg den i lomma i stedet for i løypa.`,
  'PK-FJ-CLASSIC': `
Fjällros klassiske pakke er den vi finner fram når noen sier at de vil begynne å gå på ski, men ikke vil lese seg opp. Ski, sko, binding og staver kommer fra samme merke og hører sammen. Skia er rød og laget for festevoks.

Velg ski i 190–205 cm etter hva du veier, sko i 38–46 og staver i 140–160 cm. Klarer du ikke å bestemme deg mellom to lengder, tar du den korte om du er ny og den lange om du har gått før. Vi monterer bindingen før pakken sendes.

Skoen er varm og myk, mer for lange turer enn for renn. Et trekk kan legges til hvis skiene skal ut å reise. Skulle spennet vise seg å være feil for deg, bytter vi skia, også om du har rukket noen turer.`,
  'FJ-SPA-10001': `
Spår 50 er Fjällros første ordentlige ski: samme form som søsknene med høyere tall, men i en utgave som veier litt mer og koster mye mindre. Den er for deg som vil gå i løypa i helgene og lære deg å smøre. Festesonen tar festevoks fra første dag.

Du velger både lengde og spenn. Lengdene går fra 190 til 205 cm, og i hver finnes mykt, middels og hardt. Mykt er for deg som er lett eller ny, hardt for den som veier mer eller sparker fra med kraft.

Paret veier 1315 g i 195 cm. Innsvingen 44–43–44 mm gjør at skia holder sporet uten at du trenger å tenke på det. Legg glider foran og bak etter noen mil, og et tykt lag før skiene settes i boden i april.`,
  'FJ-SPA-11001': `
Å begynne med skøyting er å lete etter balanse, og da hjelper en ski som står stille. Spår 50 er bredest på midten, 44 mm, og har et høyt, todelt spenn som bærer også når du havner skjevt. Den koster langt fra det en konkurranseski gjør.

Kjernen er en bikube, og paret veier 1300 g i 185 cm. Det er noen hundre gram mer enn de dyreste, men det er ikke vekten som bremser den som er ny. Sålen er sintret og steinslipt, altså av samme slag som på de raske modellene.

Lengdene er 180 til 192 cm, med mykt, middels eller hardt spenn. Er du usikker, regner <a href="shop:ski-finder">Finn riktige ski</a> ut fra vekten din. Legg glider på hele skia, for her er det ingen festesone å passe på.`,
  'FJ-SPA-14001': `
En god klassisk skisko merkes ikke, og Spår er en slik. Den bøyer seg under forfoten, holder om hælen og lar ankelen være i fred. Fôret av fleece er varmt nok for de fleste vinterdager.

Dempingen er høy. Det gjør den god å stå lenge i, for eksempel for den som venter på barn i hver bakke. Lesten er smal, og foten står flatt, 0 mm i dropp, så prøv gjerne med den sokken du skal bruke.

Snøringen sitter under et deksel og strammes i ett drag. Paret veier 880 g i størrelse 42, og størrelsene er 37–47. Langrennssålen har to styrespor og passer i bindingene våre for klassisk.`,
  'FJ-HOG-12005': `
Högled 62 er Fjällros svar på hvor lite ski man klarer seg med på fjellet. Med 62 mm på midten og 82 i tuppen er den smalere enn mange ekspedisjonsski, og det gir fart på vann, scooterspor og hard skare. I dyp løssnø finnes det bredere.

Stålkanten går rundt hele skia, og kjernen av osp og poppel holder vekten på 2200 g per par i 190 cm. Tuppen har hull til pulktau. Kortfeller festes uten verktøy, men følger ikke med.

Den finnes fra 170 til 205 cm. Bærer du tungt, velger du en størrelse lengre enn du pleier. Binding for fjellsåle skrus på, og det gjør vi gjerne for deg om du kjøper begge deler her.`,
  'TJ-VID-16001': `
Vidda er skoen for den som går fra hytte til hytte og vil ha tørre føtter om kvelden også. Overdelen er av lær og slitesterk vev med en vanntett membran innenfor. Filtfôret tar seg av resten.

Den bøyer seg i sålen, men støtter rundt ankelen, så du kan gå en mil til fots der snøen har blåst bort. Dempingen er høy, lesten smal, og hæl og tå ligger like høyt. Paret veier 1360 g i størrelse 42.

Fjellsålen er bred (BC) og krever en binding av samme slag, så den passer ikke i et vanlig langrennsspor. Størrelsene er 36–47. Smør læret når sesongen er over, og tørk alltid skoen med innersålen ute.`,
  'TJ-LAS-30005': `
Lass rommer 25 liter. Det er en dag på fjellet med termos, dunvest og matpakke, eller ei natt på hytte for den som pakker knapt. Skiene festes én på hver side, så sekken ikke drar til én kant når du bærer dem forbi barmarka. Stavene har egne løkker.

Bæresystemet er polstret, med rem over både hofte og bryst. Remmene kan strammes med votter på. Tom veier den 940 g.

Stoffet er resirkulert nylon som skyr snø, men ikke er vanntett i skybrudd. Legg det ømfintlige i en pose. Den finnes i oransje, som synes på avstand, og i grått, som ikke gjør det. La den tørke åpen etter hver tur.`,
  'GF-MIL-19001': `
Mil er blokken man begynner med, og ofte blir værende ved. Det er parafin blandet med hardere vokser, helt uten fluor, og den går inn i sålen ved moderat varme uten å ryke. Fire farger dekker snø fra −18 til +3 °C.

Er du ny, kjøper du lilla først, så blå. Drypp glideren langs skia, smelt den ut med jernet i jevn fart og la alt bli kaldt i ti minutter. Sikle, børst med nylon, ferdig.

En blokk på 60 g rekker til omtrent ti par. Les av temperaturen i snøen, ikke på husveggen. Det skiller ofte noen grader. Blokken lukter svakt av stearin, og farligere er den heller ikke så lenge du lufter.`,
  'LU-TRY-28003': `
Kalde tær skyldes oftere for tykk sokk enn for tynn. Trygg er strikket for skisko: tynn over vristen, tettere i hæl og tå, uten søm der den ellers pleier å være. Foten får plass til å bevege seg, og det er bevegelsen som varmer.

Garnet er 60 % merinoull og 40 % polyamid. Ulla holder varmen også når den er fuktig, og polyamiden gjør at hælen varer mer enn én vinter. Et par veier 60 g.

Skaftet går opp over skoen. Størrelsene er doble, fra 34–36 til 43–45. Er du på grensen, tar du den minste, for ull gir etter. Luft over natta i stedet for å vaske, så holder den formen.`,
  'UL-NAR-26002': `
Nära er hansken for vinteren slik den pleier å være, noen grader på den ene eller andre siden av fem minus. Den er laget for −12 til +3 °C og for hender som arbeider. Står du mye stille, trenger du en vott i stedet.

Oversiden stopper vinden. Håndflaten er forsterket der stavremmen sliter, og fingrene er forbøyd så grepet blir lett. Et par veier 70 g og får plass i brystlomma.

Størrelsene er S til XL. Den skal sitte tett uten å stramme mellom fingrene. Vask på 30 grader og la den lufttørke. På ovnen blir håndflaten stiv.`,
  'DEMO-GROUPED-BLUE': `
Blå er den boksen som går med først i nord. Den er til kald og tørr snø, den som knirker når du går, og den holder godt også på gammel snø som har pakket seg. Kådaby rører den sammen av tjære og kvae, uten fluor.

Stryk på et lag under foten og jevn det ut med kork til det blinker. Legg to til. Tynt er viktigere enn mye, og skia skal rekke å bli kald ute før du går.

Boksen veier 45 g og har et lokk som går opp med kalde fingre. Blir føret mildere utover dagen, legger du lilla oppå. Det motsatte går ikke.`,
  'PK-KV-JUNIOR': `
Kvalsund begynte med barneski, og det merkes på pakken. Skia er myk, så også den som er lett, får feste, stavene er korte med bred rem, og skoen lukkes med borrelås i stedet for lisser. Bindingen kan man trå rett inn i.

Skilengdene er 110–150 cm, skoene 30–36 og stavene 90–120 cm. Til et barn som nettopp har begynt, velger du kroppshøyden pluss fem til ti centimeter. Stavene kan ligge i bilen den første vinteren. Balansen kommer fortere uten.

Alt er montert når esken kommer, så dere kan gå samme dag. Pakken er rosa. Festevoks følger ikke med, men en rød boks og en kork rekker for de dagene barn går på ski.`,
  'PK-FJ-JUNIOR': `
Når de yngste er blitt åtte eller ni, vil de gå fra foreldrene sine, og det er da Fjällros juniorpakke passer. Skiene er gule, lette å se på avstand og like lette å svinge med. Spennet er mykt, men ikke slapt.

Du velger mellom fem skilengder fra 110 til 150 cm, sko i 30–36 og staver i 90–120 cm. Regn med kroppshøyden pluss ti til tjue centimeter for et barn som har gått før. Én størrelse for stor sko går bra med en tykkere sokk, to går ikke.

Bindingen monterer vi før pakken går av gårde. Skiene skal ha festevoks under foten og litt glider i endene, en jobb barn gjerne gjør selv om de får holde korken. Når lengden er blitt for kort, passer bindingen på neste par.`,
  'KV-LIL-13001': `
Lillspår 10 er en smørbar barneski, for foreldre som heller tar fram boksen enn å sette et barn på en ski som glipper. Med rett farge under foten fester den også i bratte bakker, og det er der tålmodigheten pleier å ta slutt. Gliden er bedre enn på en ski med rifler.

Den finnes i sju lengder fra 90 til 150 cm. I 120 cm veier paret 760 g, og spennet er mykt nok for lette barn. Velg heller litt for kort enn litt for lang.

Skia er forboret for juniorbinding, så monteringen tar et kvarter. Kjernen er skum med en list av tre, sålen slitesterk heller enn rask. Den tåler grus på parkeringsplassen bedre enn du tror, men ikke bedre enn den burde trenge.`,
  'LU-NAR-26004': `
Fingrene to og to, tommelen for seg: Slik er en lobsterhanske bygd, og derfor er den så varm. Barn kan fortsatt lukke bindingen og holde i staven. De trenger derimot ikke hjelp hver gang, som med votter.

Nära er fôret med fleece og har et vindtett ytterstoff. Den er laget for −18 til −4 °C. Et par veier 120 g, og størrelsene følger kroppshøyden fra 120 til 160 som på andre barneklær.

Fôret tørker på en kveld om du vrenger det ut. Vask på 30 grader når det trengs. En reservevott i sekken er likevel en god idé, for den som faller mest, har våtest hender.`,
  'LJ-FAC-31005': `
Med Fackla 1200 kan du kjøre utfor i mørket uten å bremse på slump. Den smale kjeglen når langt ned i bakken, den brede lyser opp kanten av løypa, og 1200 lumen er mer enn du trenger på flata. Skru da ned til halv styrke, så varer den lenger.

På full styrke går den i 4 timer. Batteriet sitter i nakken, og hele lykten veier 176 g, litt mer enn søsteren Norrsken. Den lades med samme USB-C som telefonen.

Tettheten er IPX5: Regn og snøføyke går bra, et bad gjør det ikke. Tenk på dem du møter, og vinkle ned når dere passerer. Pannebåndet vaskes på 30 grader.`,
  'SI-BLI-29002': `
Et visir sitter lenger ut fra ansiktet enn et par briller, og derfor dugger det ikke når du puster i motbakke. Blick kan dessuten brukes utenpå vanlige briller. Du vipper det opp i panna og ned igjen med votten på.

Glasset er tonet og beskytter mot ultrafiolett lys (UV 400), så det er laget for dagslys og snø i sol. I mørket er det for mørkt. Det veier 62 g og holdes på plass av et mykt bånd rundt hodet.

Innfatningen finnes i hvitt, rødt og gult. Etui og pusseklut ligger i esken. Bruk kluten, for papir riper. La visiret tørke åpent etter turen før du legger det bort.`,
  'DEMO-GROUPED-PURPLE': `
Lilla er for dagene rundt null, når blå har begynt å slippe og rød fortsatt suger. Best er den på snø som falt i et par kuldegrader og har vært gått på siden. Kådaby koker den av tjære og harpiks, uten fluor.

Legg tre tynne lag og kork hvert av dem. Iser den, er den for varm for dagen: Skrap den av og gå tilbake til blå.

Boksen veier 45 g. Skal du bare ha én boks i lomma, er det denne.`,
  'DEMO-GROUPED-RED': `
Rød tas fram når snøen kan krammes: nysnø rundt null, eller gammel snø som er blitt fuktig. Den er mykest i trioen og fester der lilla bare glir. Den er laget av tjære og harpiks, og har ikke fluor.

Kjøl ned skia ute før du legger den på, ellers kliner den. To lag er ofte nok. Når snøen er så våt at det renner mellom fingrene, er det tid for klister.

Boksen veier 45 g. Heller for lite enn for mye: Et tykt lag rød samler is.`,
  'SK-GK-SPAR': `
Et gavekort med nykjørte spor på forsiden, til en som lengter etter årets første tur. Du velger verdien, og koden skrives inn i kassen ved ett eller flere kjøp til summen er brukt opp.

Det er et trykt kort som kommer i posten, og det gjelder på alt i butikken i 2 år. Haster det, finnes gavekortet som sendes på e-post.`,
  'SK-GK-FJALL': `
Sol over snaufjellet pryder dette gavekortet. Gi det til en som heller går på tur enn rundt i løypa, eller til en du ikke vet størrelsen på. Verdien velger du selv.

Kortet trykkes og sendes i posten. Koden gjelder på alt vi selger i 2 år, på ett eller flere kjøp. Selve kortet er uten merverdiavgift; den er med i prisen på det som kjøpes for det.`,
}
