/** What the shop tells of the products it shows first, by sku: paragraphs between empty lines. */
export const sv: Record<string, string> = {
  'DEMO-CONF': `
Vasa 85 är skidan för den som har anmält sig till ett långlopp och tänker komma fram med krafter kvar. Spetsen är mjuk och letar sig in i spåret igen när det har körts sönder av tusen före dig. Fästet är till för burkvalla eller klister, så på loppdagen väljer du själv efter snön i stället för att lita på en hud.

Kärnan är en bikaka av luft och papper. Ett par på 190 cm väger 1 070 g, och det känns framför allt sent på dagen när benen lyfter lägre. Skärningen 44–43–44 mm är nästan rak: skidan går dit du pekar och blir inte nervös i utförslöporna.

Den finns i rött och blått, i 180, 190 och 200 cm. Väger du mycket eller lite för din längd är det vikten som bestämmer; räkna ut det i <a href="shop:ski-finder">Hitta rätt skidor</a> eller hör av dig till oss.`,
  'DEMO-SALE': `
Långfjäll 62 är byggd för dagar då spåret tar slut redan vid parkeringen. Siffran är midjans bredd i millimeter, och 62 är måttet där en skida bär i lös snö utan att bli trög på packad. Stålkanten går runt hela vägen och märks först när du behöver den, på skaren i eftermiddagsskuggan.

Kärnan av asp och poppel ger ett par som väger 2 100 g. I spetsen finns hål för pulkrep, och under foten fäste för kortfällor som du köper till. Längden är 195 cm och passar de flesta som går med ryggsäck.

Priset är nedsatt så länge partiet räcker. Glidvalla belaget som på vilken skida som helst och torka kanterna när du kommer in, så slipper du rost till nästa tur.`,
  'DEMO-BUNDLE': `
Här är allt som behövs för att börja åka klassiskt, valt så att delarna passar varandra. Skidan finns i 190–205 cm, pjäxan i storlek 38–46 och stavarna i 140–160 cm. Du väljer längd och storlek i var sin ruta; priset är summan av delarna.

Bindningen skruvas på skidans balanspunkt innan vi packar paketet, så du kan åka samma dag som det kommer. Skidan är vallningsbar. Två burkar fästvalla och en kork räcker den första vintern.

Skidfodralet är ett tillval. Det kostar lite extra och lönar sig om skidorna ska åka bil, buss eller tåg. Osäker på stavarna? Till klassisk åkning ska de nå till axeln.`,
  'DEMO-INITIALS': `
Klubb är överdragsjackan som föreningar beställer år efter år, och som du lika gärna kan köpa en enda av. Den görs i en storlek, vid nog att dra över tävlingskläderna före start och efter mål, vare sig du annars har S eller XL. Framsidan är vindtät, ryggen elastisk och luftig, och den väger 380 g.

Vi trycker initialer med högst tre bokstäver, ett namn över ryggen eller båda delarna. I rutan till tryckeriet skriver du det som vi behöver veta om trycket. Ett tryckt plagg tar 14 dagar och går inte att lämna tillbaka, så läs namnet en gång till innan du beställer.

Tvätta den i 30 grader med trycket inåt. Sköljmedel gör att tyget slutar andas.`,
  'DEMO-LOW': `
Droppe är flaskan för dig som inte har någon vallabod. Stryk ett tunt lager på belaget, vänta 5 minuter och borsta. Det är hela jobbet, och det går att göra på bakluckan en kvart före start.

Vallan är flytande, fri från fluor och gjord för växlande före: nysnö på morgonen, blött vid lunch. Den håller en vanlig tur, inte ett helt fjällveckoslut, så stoppa flaskan på 80 ml i fickan om du ska långt. På skinskidor är den det rätta valet, eftersom inget varmt paraffin kan rinna in i huden.

Använd en nylonborste med korta drag från spets till bakände. Ju mer du borstar, desto längre räcker det.`,
  'DEMO-GROUPED': `
Blå, lila och röd: med de tre burkarna i fickan klarar du nästan varje dag mellan jul och påsk. Kådaby kokar vallan på tjära och kåda från Ångermanland, utan fluor, och färgen på locket säger vilken snö den är till. Blå är för kall och torr snö, lila för den som ligger strax under nollan, röd för när den börjar bli blöt.

Varje burk innehåller 45 g och räcker en säsong för den som åker på söndagar. Stryk tunt, korka, stryk igen; tre lager är lagom. Slipper skidan lägger du på ett lager till eller byter till en mjukare färg, aldrig tvärtom.

Välj antal av varje här ovanför. Har du redan en färg hemma sätter du den på noll.`,
  'LJ-NOR-31003': `
Norrsken 800 är lampan vi själva tar till en vanlig tisdagsrunda. Med 800 lumen ser du spåret i god tid även när det lutar, och den breda närkäglan gör att du slipper åka i en tunnel av ljus. På full styrka räcker laddningen i 4 timmar.

Lampan väger 144 g med batteri, och batteriet sitter bak i nacken där mössan håller det varmt. Det laddas med USB-C och kan bytas av dig själv när det blivit gammalt. Höljet tål regn och snörök (IPX5).

Svetten tar bandet hand om: det knäpps av och tvättas i 30 grader. Över sommaren mår batteriet bäst halvladdat.`,
  'BA-ASF-32001': `
Asfalt 700 är en klassisk rullskida för grundträning, och den är snäll mot den som aldrig har provat. Ramen av björk och kolfiber sviktar lite, ungefär som en skida på packad snö, så skarvarna i vägen når inte knäna. Siffran är axelavståndet: 700 mm ger en skida som är lätt att styra runt hörn.

Hjulen mäter 70 × 45 mm och är breda nog att stå stadigt på. Du väljer motstånd: 2 rullar fort, 3 ligger nära farten på snö och 4 ger styrka i armarna. Bakhjulet har en spärr, så frånskjutet blir som på skidor.

Paret väger 1 950 g och kommer med stänkskydd, men utan bindning. Broms finns inte. Åk med hjälm, och börja på en plan väg där du hinner rulla ut.`,
  'SK-GK-JUL': `
Ett presentkort är vad du ger när du vet att någon ska åka skidor men inte vet på vad. Det här har ett julmotiv och fem värden att välja på. Mottagaren använder koden i kassan, på ett köp eller flera, tills beloppet är slut.

Kortet gäller på allt vi säljer, även kurser och vallning i verkstaden, och det gäller i 2 år. Det är ett tryckt kort som kommer med posten. Har du bråttom finns presentkortet som skickas med e-post, även på julaftonens förmiddag.

På själva kortet är det ingen moms, varken i priset eller på kvittot; den ingår i priset på det som köps för kortet. Ett presentkort kan inte lämnas tillbaka.`,
  'KV-VID-12002': `
Vidda 68 är en bred skida med lugnt humör. Den är 68 mm under foten och 88 mm i spetsen, så den flyter där en smal skida plogar. Ta den till myren, till granskogen och till fjället sent i mars.

Stålkanten följer hela skidan. Kärnan är av asp och poppel, vilket gör paret på 190 cm till 2 380 g: inget man springer med, men något som ligger still med pulka bakom. Längderna går från 170 till 205 cm.

Spannet är viktigare här än på många andra skidor, för du ska få fäste med packning på ryggen. Fyll i din vikt i rutan vid köpknappen och räkna med ryggsäcken, så plockar vi ett par som stämmer. Belaget är pressat och tål stenar bättre än ett slipat.`,
  'IR-BLI-11029': `
Blixt 60 är en skateskida för den som kan tekniken och vill åka längre, inte för den som jagar sekunder. Den är vridstyv bak, där frånskjutet sker, och lite mjukare fram så att den förlåter ett snett skär. Med 1 230 g per par i 185 cm hör den till de lättare i mellanklassen.

Belaget är sintrat och stenslipat. Det tar emot valla bra, och efter tre eller fyra vallningar är det märkbart snabbare än när det var nytt. Glid gäller hela vägen från spets till bak; en skateskida har inget fäste.

Längderna är 170–195 cm. Välj efter vikt snarare än längd, och skriv vikten i rutan så mäter vi ut ett par åt dig.`,
  'IR-STJ-15022': `
Stjärn Skate Carbon är en pjäxa där kraften går rakt ned. Manschetten är av kolfiber, stel i sidled och rörlig framåt, så vristen kan arbeta medan foten står stilla. Ett par i storlek 42 väger 860 g.

Lästen är normal och dämpningen låg, vilket betyder att du känner skidan mot snön. Hälen ligger 4 mm över tån. Den som kommer från en mjuk motionspjäxa bör räkna med ett par pass innan vaden har vant sig.

Snörningen drar du åt i ett grepp, och locket över håller snön ute. Sulan har två styrspår och passar våra längdbindningar. Storlekarna är 38–45; sitter du mellan två tar du den större och en tunn strumpa.`,
  'TJ-VIN-14019': `
Med Vinna har Tjärnmo gjort en klassisk pjäxa som tål att användas fyra dagar i rad. Fleecefodret är varmt utan att bli tjockt, och skaftet slutar där ankeln behöver vara fri. Det går att gå till bussen i den.

Lästen är smal. Det ger en fast häl och god känsla för fästet, men har du breda fötter finns det andra modeller som passar bättre. Dämpningen är medel och foten står helt plant, 0 mm mellan häl och tå.

Sulan med två styrspår passar de flesta bindningar för längdskidor. Storlek 42 väger 880 g per par, och pjäxan finns från 37 till 47. Ta ur innersulan när du torkar dem, och ställ dem aldrig på elementet.`,
  'TJ-KLI-17013': `
Klick hörs när den låser, och det är meningen. Du kliver i, trycker till och vet att pjäxan sitter. För att komma loss sätter du stavspetsen i gropen och trycker nedåt, även när allt är fullt av snö.

Bindningen är av frostsäker plast med stål där det nöter. Ett par väger 280 g. Den passar pjäxor med längdsula och två styrspår, alltså nästan alla som sålts de senaste åren, men inte pjäxor för turskidor.

I asken ligger skruv och mall. Köper du skida hos oss samtidigt monterar vi utan kostnad på rätt plats, och det är värt att tacka ja till: en centimeter fel märks.`,
  'HS-KOL-18019': `
Kolv 10 är en rak och ärlig stav av aluminium. Den är inte lättast i butiken, men den går att räta ut om du ramlar på den, och det kan man inte säga om kolfiber. En stav väger 210 g.

Handtaget är av naturkork och blir varmt fortare än plast. Remmen ställs in en gång och knäpps sedan av med ett tryck när du ska ta upp något ur fickan. Spetsen är av hårdmetall och biter på is lika väl som på asfalt, så staven duger också till rullskidor.

Du får den i längder från 130 till 175 cm. Mät med pjäxorna på: till axeln för klassisk stil, till hakan eller läpparna för skate.`,
  'KB-SAK-20014': `
Säker är lagret under lagret. På kall, vass konstsnö slits vanlig fästvalla bort på en mil, och då är det grundvallan som avgör om du får gå hem. Värm in ett mycket tunt lager, låt det kallna och lägg sedan dagens burk ovanpå.

Förpackningen på 30 g räcker länge, eftersom det ska vara tunt. Den finns i fyra färger för snö från −18 till +3 °C; välj den som motsvarar burken du oftast använder. Fluor finns det inte i någon av dem.

Vill du slippa järnet fungerar det att korka ut den länge och hårt, men då håller den kortare. Ta bort gammal grundvalla en gång per vinter. Annars samlar den smuts och blir trög.`,
  'VH-BOD-21003': `
En glidvallad skida är inte färdig när den är sicklad. Det som ligger kvar i strukturen bromsar, och det är det nylonborsten hämtar ut. Tio drag från spets till bakände, sedan tio till med lätt hand.

Bod ligger bra i handen och har borst som är 10 mm långa, lagom styva för att nå ned utan att repa. Ryggen är av bokträ. Hela borsten väger 110 g, så den får följa med i fickan till start.

Den används sist: mässing före vallningen, nylon efter. På flytande glid räcker den ensam. Borsta ur den mot bordskanten när du är klar, och håll den borta från fästvalla.`,
  'LU-ASR-23025': `
Barn sitter i snö. Därför är framsidan på Åsrygg vindtät, baksidan elastisk och benen smala nog att inte fastna i bindningen. Byxan är skuren för åkning men klarar en hel skoldag.

Storlekarna är 120 till 160 efter kroppslängd. I 140 väger den 252 g, ungefär som en tröja, och den går att ha både över ett underställ och under en överdragsbyxa när det är riktigt kallt. Tyget är polyester hela vägen och torkar över en natt.

Tvätta i 30 grader och hoppa över sköljmedlet. Välj rätt längd hellre än ett år för stort: en byxa som hasar är den vanligaste anledningen till att turen blir kort.`,
  'MY-ASR-23017': `
Överdragsbyxan är plagget som gör att det går att vänta på sin start. Åsrygg har hel dragkedja i båda sidor, så den dras av över pjäxorna på några sekunder, också av den som är åtta år och har bråttom. Den är rymlig och tänkt att sitta utanpå en skidbyxa.

Tyget är vattenavvisande polyester som står emot snö och stänk, däremot inte en dag i ösregn. Storlek 140 väger 238 g och går att rulla ihop i en liten ryggsäck. Finns i svart och grått, i 120 till 160.

Vi rekommenderar samma storlek som på de andra kläderna. Den är redan tilltagen. Tvätta i 30 grader med stängda dragkedjor.`,
  'BA-LAN-32012': `
Landsväg 700 är en combi, och det betyder att samma rullskida går att använda till både klassisk stil och skate. Hjulen är 80 × 32 mm: smalare än på en renodlad klassisk, bredare än på en skateskida. För den som vill ha ett par i stället för två är det en god kompromiss.

Spärren i bakhjulet gör att du kan gå diagonalt. När du skejtar märks den inte. Ramen är av björk och kolfiber och tar udden av grov asfalt, och de 700 mm mellan axlarna gör skidan vändbar.

Ett par väger 1 880 g. Hjulen kommer i tre motstånd, där 3 rullar ungefär som snö en vanlig dag. Bindning köper du till, och eftersom broms saknas hör hjälm och ett öga för backkrön dit.`,
  'NV-SOM-33012': `
Sommar 610 är rullskidan för den som tränar skate på allvar från maj till oktober. Med 610 mm mellan axlarna är den den längsta i Nordvinds serie och den som går rakast när farten blir hög. Ramen är av aluminium och vrider sig knappt, så frånskjutet känns direkt.

Hjulen är höga och smala, 100 × 24 mm, och du väljer hur fort de rullar. Tvåan är för tävling och intervaller. Fyran gör ett lugnt pass tungt på riktigt.

Vikten är 1 720 g per par utan bindning. Stänkskydd följer med och är bra att ha efter regn. Det här är ingen skida att lära sig på: den saknar broms, och den vill ha en åkare som kan ploga eller kliva av i tid.`,
  'KR-TOP-37002': `
Toppen är en proteinbar att äta efteråt, på bussen eller i bilen, innan det blivit middag. Den väger 60 g och ger 18 g protein, 22 g kolhydrater och 230 kcal. Mer än så behöver man sällan mellan passet och maten.

Havren kommer från Jämtland och ger något att tugga på; proteinet kommer från mjölk. Välj mellan kola, choklad, lingon och havre med honung. Lingon är minst söt, kola är den som tar slut först hemma hos oss.

Den innehåller mjölk och havre och kan ha spår av nötter. I kyla blir den fast men inte stenhård, så den går att ha i ytterfickan. Förvara den torrt; datumet står på förpackningen.`,
  'KR-DEP-35002': `
Depå är gelen för sista tredjedelen, när huvudet börjar förhandla. En påse på 40 g innehåller 25 g kolhydrater och 50 mg koffein, ungefär som en liten kopp kaffe. Den är tunn nog att svälja utan vatten.

Koffein känns efter en halvtimme. Ta den alltså vid näst sista kontrollen och inte på upploppet. Har du aldrig provat gör du det på ett långpass först, och den som är känslig för koffein, gravid eller under femton tar hellre en av våra geler utan.

Smakerna är blåbär, citron, cola och neutral. Den är vegansk och fri från laktos och gluten. Riv av toppen helt, och stoppa den i fickan i stället för i spåret.`,
  'PK-FJ-CLASSIC': `
Fjällros klassiska paket är det vi plockar fram när någon säger att de vill börja åka men inte vill läsa på. Skida, pjäxa, bindning och stavar kommer från samma märke och hör ihop. Skidan är röd och till för burkvalla.

Välj skida i 190–205 cm efter vad du väger, pjäxa i 38–46 och stavar i 140–160 cm. Kan du inte bestämma dig mellan två längder: ta den kortare om du är ny, den längre om du har åkt förut. Vi monterar bindningen innan paketet skickas.

Pjäxan är varm och mjuk, mer för långa turer än för tävling. Ett fodral går att lägga till om skidorna ska resa. Skulle spannet visa sig vara fel för dig byter vi skidan, även om du hunnit åka några turer.`,
  'FJ-SPA-10001': `
Spår 50 är Fjällros första riktiga skida: samma form som syskonen med högre nummer, men i en byggnad som väger lite mer och kostar mycket mindre. Den är till för den som vill åka i spår på helgerna och lära sig valla. Fästzonen tar burkvalla från första dagen.

Du väljer både längd och spann. Längderna går från 190 till 205 cm, och i varje finns mjukt, medelhårt och hårt. Mjukt är för dig som är lätt eller ny, hårt för den som väger mer eller sparkar ifrån med kraft.

Paret väger 1 315 g i 195 cm. Skärningen 44–43–44 mm gör att skidan håller spåret utan att du behöver tänka på det. Glidvalla spets och bak efter några mil, och lägg på ett tjockt lager innan skidorna går in i förrådet i april.`,
  'FJ-SPA-11001': `
Att börja med skate är att leta balans, och då hjälper en skida som står still. Spår 50 är bredast i mitten, 44 mm, och har ett högt spann i två delar som bär även när du hamnar snett. Den kostar långt ifrån vad en tävlingsskida gör.

Kärnan är en bikaka och paret väger 1 300 g i 185 cm. Det är några hundra gram mer än de dyraste, men det är inte vikten som bromsar den som är ny. Belaget är sintrat och stenslipat, alltså samma sort som på de snabba modellerna.

Längderna är 180 till 192 cm, med mjukt, medelhårt eller hårt spann. Är du osäker räknar <a href="shop:ski-finder">Hitta rätt skidor</a> på din vikt. Valla hela skidan med glid; här finns ingen fästzon att akta.`,
  'FJ-SPA-14001': `
En bra klassisk pjäxa märks inte, och Spår är en sådan. Den böjer under trampdynan, håller om hälen och lämnar vristen i fred. Fodret av fleece är varmt nog för de flesta vinterdagar.

Dämpningen är hög. Det gör den skön att stå i länge, till exempel för den som väntar in barn i varje backe. Lästen är smal och foten står plant, 0 mm i drop, så prova gärna med den strumpa du tänker ha.

Snörningen sitter under ett lock och dras åt i ett drag. Paret väger 880 g i storlek 42, och storlekarna är 37–47. Längdsulan har två styrspår och passar i våra bindningar för klassisk stil.`,
  'FJ-HOG-12005': `
Högled 62 är Fjällros svar på frågan hur lite skida man klarar sig med på fjället. Med 62 mm i midjan och 82 i spetsen är den smalare än många expeditionsskidor, och det ger fart på sjöar, skoterspår och hård skare. I djup lössnö finns det bredare.

Stålkanten går runt hela skidan, och kärnan av asp och poppel håller vikten på 2 200 g per par i 190 cm. Spetsen har hål för pulkrep. Kortfällor fästs utan verktyg men ingår inte.

Den finns från 170 till 205 cm. Bär du tungt väljer du en storlek längre än du brukar. Bindning för tursula skruvas på, och det gör vi gärna åt dig om du köper båda här.`,
  'TJ-VID-16001': `
Vidda är pjäxan för den som går från stuga till stuga och vill ha torra fötter på kvällen också. Ovandelen är av läder och slitstark väv med ett vattentätt membran innanför. Filtfodret tar hand om resten.

Den böjer i sulan men stöttar runt ankeln, så du kan gå en mil till fots där snön har blåst bort. Dämpningen är hög, lästen smal, och häl och tå ligger på samma höjd. Paret väger 1 360 g i storlek 42.

Tursulan är bred (BC) och kräver en bindning av samma slag; den passar alltså inte i ett vanligt längdspår. Storlekarna är 36–47. Smörj lädret när säsongen är slut, och torka alltid pjäxan med innersulan uttagen.`,
  'TJ-LAS-30005': `
Lass rymmer 25 liter, vilket är en dag på fjället med termos, dunväst och lunch, eller en natt i stuga för den som packar snålt. Skidorna fästs en på var sida, så att säcken inte drar åt ett håll när du bär dem förbi barmarken. Stavarna har egna öglor.

Bärsystemet är vadderat, med rem över både höft och bröst. Remmarna går att dra åt med vantar på. Tomvikten är 940 g.

Tyget är återvunnen nylon som stöter bort snö men inte är vattentätt i skyfall; lägg det känsliga i en påse. Den finns i orange, som syns på håll, och i grått, som inte gör det. Låt den torka öppen efter varje tur.`,
  'GF-MIL-19001': `
Mil är blocket man börjar med och ofta blir kvar vid. Det är paraffin blandat med hårdare vaxer, helt utan fluor, och det går in i belaget vid måttlig värme utan att ryka. Fyra färger täcker snö från −18 till +3 °C.

Är du ny köper du lila först, sedan blå. Droppa vallan längs skidan, smält ut den med järnet i jämn fart och låt allt kallna i tio minuter. Sickla, borsta med nylon, klart.

Ett block på 60 g räcker till ungefär tio par. Läs av temperaturen i snön, inte på husväggen; den skiljer ofta några grader. Blocket luktar svagt av stearin, och det är också ungefär så farligt det är, så länge du vädrar.`,
  'LU-TRY-28003': `
Kalla tår beror oftare på för tjock strumpa än på för tunn. Trygg är stickad för pjäxor: tunn över vristen, tätare i häl och tå, utan söm där den annars brukar sitta. Foten får plats att röra sig, och det är rörelsen som värmer.

Garnet är 60 % merinoull och 40 % polyamid. Ullen håller värmen även när den är fuktig, polyamiden gör att hälen håller mer än en vinter. Ett par väger 60 g.

Skaftet går upp över pjäxan. Storlekarna är dubbla, från 34–36 till 43–45; ligger du på gränsen tar du den mindre, för ull ger efter. Vädra över natten i stället för att tvätta, så behåller den formen.`,
  'UL-NAR-26002': `
Nära är handsken för vintern som den brukar vara, några grader på ena eller andra sidan om fem minus. Den är gjord för −12 till +3 °C och för händer som arbetar. Står du stilla mycket behöver du en vante i stället.

Ovansidan stoppar vinden. Handflatan är förstärkt där stavremmen nöter, och fingrarna är förböjda så att greppet blir lätt. Ett par väger 70 g och får plats i bröstfickan.

Storlekarna är S till XL. Den ska sitta tätt utan att spänna mellan fingrarna. Tvätta i 30 grader och låt den lufttorka; på elementet blir handflatan stel.`,
  'DEMO-GROUPED-BLUE': `
Blå är den burk som går åt först i norr. Den är till för kall och torr snö, den som knarrar när du går, och den håller bra också på gammal snö som har packats. Kådaby rör ihop den av tjära och kåda, utan fluor.

Krita på ett lager under foten och jämna ut det med kork tills det blänker. Lägg två till. Tunt är viktigare än mycket, och skidan ska hinna bli kall utomhus innan du ger dig av.

Burken väger 45 g och har ett lock som går att få upp med kalla fingrar. Blir föret mildare under dagen lägger du lila ovanpå. Det omvända går inte.`,
  'PK-KV-JUNIOR': `
Kvalsund började med barnskidor, och det märks på paketet. Skidan är mjuk så att även den som är lätt får fäste, stavarna är korta med bred rem, och pjäxan stängs med kardborre i stället för snören. Bindningen går att kliva rakt in i.

Skidlängderna är 110–150 cm, pjäxorna 30–36 och stavarna 90–120 cm. Till ett barn som just börjat väljer du kroppslängden plus fem till tio centimeter. Stavarna kan ligga kvar i bilen den första vintern; balansen kommer fortare utan.

Allt är monterat när kartongen kommer, så det går att åka samma dag. Paketet är rosa. Fästvallan är inte med: en röd burk och en kork räcker för de dagar då barn åker.`,
  'PK-FJ-JUNIOR': `
När de yngsta blivit åtta eller nio vill de åka ifrån sina föräldrar, och det är då Fjällros juniorpaket passar. Skidorna är gula, lätta att se på håll och lika lätta att svänga med. Spannet är mjukt men inte slappt.

Du väljer mellan fem skidlängder från 110 till 150 cm, pjäxor i 30–36 och stavar i 90–120 cm. Räkna med kroppslängden plus tio till tjugo centimeter för ett barn som har åkt förut. En storlek för stor i pjäxan går bra med en tjockare strumpa, två går inte.

Bindningen monterar vi innan paketet går iväg. Skidorna ska ha fästvalla under foten och lite glid i ändarna, ett jobb som barn gärna gör själva om de får hålla i korken. När längden blivit för kort passar bindningen på nästa par.`,
  'KV-LIL-13001': `
Lillspår 10 är en vallningsbar barnskida, för föräldrar som hellre tar fram burken än ställer ett barn på en skida som halkar. Med rätt färg under foten fäster den även i branta backar, och det är där tålamodet brukar ta slut. Glidet är bättre än på en räfflad skida.

Den finns i sju längder från 90 till 150 cm. I 120 cm väger paret 760 g, och spannet är mjukt nog för lätta barn. Välj hellre lite för kort än lite för långt.

Skidan är förborrad för juniorbindning, så monteringen tar en kvart. Kärnan är skum med en ribba av trä, belaget tåligt snarare än snabbt. Den klarar grus på parkeringen bättre än du tror, men inte bättre än den borde behöva.`,
  'LU-NAR-26004': `
Fingrarna två och två, tummen för sig: så är en lobsterhandske byggd, och det är därför den är så varm. Barn kan fortfarande knäppa bindningen och hålla i staven. De behöver däremot inte hjälp varje gång, som i en vante.

Nära är fodrad med fleece och har ett vindtätt yttertyg. Den är tänkt för −18 till −4 °C. Ett par väger 120 g, och storlekarna följer kroppslängden från 120 till 160 som på andra barnkläder.

Fodret torkar på en kväll om du vänder ut det. Tvätta i 30 grader när det behövs. En reservvante i ryggsäcken är ändå en god idé, för den som faller mest har blötast händer.`,
  'LJ-FAC-31005': `
Med Fackla 1200 kan du åka utför i mörker utan att bromsa på känn. Den smala käglan når långt ned i backen, den breda lyser upp kanten på spåret, och 1 200 lumen är mer än du behöver på slätten. Sänk då till halv styrka, så räcker den längre.

På full styrka går den i 4 timmar. Batteriet sitter i nacken och hela lampan väger 176 g, vilket är lite mer än syskonet Norrsken. Den laddas med samma USB-C som telefonen.

Tätheten är IPX5: regn och snörök går bra, ett bad gör det inte. Tänk på dem du möter och vinkla ned när ni passerar. Pannbandet tvättas i 30 grader.`,
  'SI-BLI-29002': `
Ett visir sitter längre ut från ansiktet än ett par glasögon, och därför immar det inte när du andas i uppförsbacke. Blick går dessutom att ha utanpå vanliga glasögon. Du fäller upp det i pannan och ned igen med vanten på.

Glaset är tonat och skyddar mot ultraviolett ljus (UV 400), så det är gjort för dagsljus och snö i sol. I mörker är det för mörkt. Det väger 62 g och hålls på plats av ett mjukt band runt huvudet.

Bågen finns i vitt, rött och gult. Fodral och putsduk ligger i asken; använd duken, för papper repar. Låt visiret torka öppet efter turen innan du lägger undan det.`,
  'DEMO-GROUPED-PURPLE': `
Lila är till för dagarna kring nollan, när blå har börjat släppa och röd ännu suger. Mest nytta gör den på snö som kom när det var någon minusgrad och som har åkts på sedan dess. Kådaby kokar den av tjära och harts, utan fluor.

Lägg tre tunna lager och korka varje. Isar den är den för varm för dagen: skrapa av och gå tillbaka till blå.

Burken väger 45 g. Den som bara vill ha en burk i fickan tar den här.`,
  'DEMO-GROUPED-RED': `
Röd plockas fram när snön kramar: nysnö kring noll, eller gammal snö som har blivit fuktig. Den är mjukast i trion och fäster där lila bara glider. Innehållet är tjära och harts, och inget fluor.

Kyl skidan ute innan du lägger på den, annars kladdar den. Två lager räcker ofta. När snön är så våt att den rinner mellan fingrarna är det dags för klister.

Burken väger 45 g. Hellre för lite än för mycket: en röd valla som ligger tjockt samlar is.`,
  'SK-GK-SPAR': `
Ett presentkort med ett nydraget spår på framsidan, till den som längtar efter det första passet. Du väljer värdet, och koden skrivs in i kassan vid ett eller flera köp tills summan är slut.

Det är ett tryckt kort som kommer med posten, och det gäller på allt i butiken i 2 år. Brådskar det finns presentkortet som skickas med mejl.`,
  'SK-GK-FJALL': `
Sol över kalfjället pryder det här presentkortet. Ge det till någon som hellre går på tur än åker varv, eller till någon du inte vet storleken på. Värdet väljer du själv.

Kortet trycks och skickas med posten. Koden gäller på allt vi säljer i 2 år, för ett eller flera köp. Kortet självt är utan moms; den ingår i priset på det som köps för det.`,
}
