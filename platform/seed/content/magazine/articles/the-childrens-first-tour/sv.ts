export const sv = `
Det finns två sorters minnen av den första skidturen. Det ena handlar om kalla fingrar, en förälder som säger att det inte är långt kvar, och en bil som aldrig kommer närmare. Det andra handlar om en backe. Vilket det blir avgörs innan ni har kommit utanför dörren.

## Mät turen i roliga saker

Barn åker inte kilometer. De åker till bron, till harspåret, till backen som går att åka två gånger. Planera turen som en rad små mål med högst fem minuter emellan och ha något att se fram emot vid varje. Vänd medan det fortfarande är roligt. Det är den enda regeln som aldrig slår fel, för det är slutet man minns.

Åttahundra meter räcker för en fyraåring. Två kilometer är långt för en sjuåring första vintern. Räkna med att hälften av tiden går åt till annat än att åka: ligga i snön, äta, titta på ett spår, ramla med flit.

## Lagom långa skidor

För de minsta är en kort skida bäst. För nybörjaren räcker kroppslängden plus 5–10 centimeter: den ska gå att vända med, gå i trappsteg med och ramla omkull på. När barnet har åkt förut och tekniken kommer, väljer du kroppslängden plus 10–20 centimeter.

Köp inte stort för att det ska räcka länge. En skida som är för lång har för hårt spann för ett lätt barn. Fästet når aldrig snön, och då får barnet gå uppför i trappsteg medan kompisarna går rakt fram. Ska skidan räcka två vintrar, välj hellre en mjukare modell än en längre.

:: products ski-junior#0, ski-junior#4
:: scene cabin

Skidor med stighudar är det enda förståndiga så länge barnet inte själv vill valla. De fungerar direkt, i nästan alla sorters före, och ingen behöver vänta vid bilen. Lägg på lite glid fram och bak, borsta av huden efteråt, klart.

## Pjäxor, stavar och bindning

Pjäxan är viktigare än skidan. Den ska vara lätt att få på, hålla hälen och ha plats för tårna med en varm strumpa i, inte två. En centimeter extra är lagom. Känn på barnets tår efter en halvtimme ute: är de kalla är pjäxan oftast för trång, inte för tunn.

Stavar kan vänta. Utan stavar lär sig barnet att stå på skidan i stället för att hänga på armarna, och det har händerna fria när det ramlar. När det väl är dags ska staven nå till axeln för klassisk åkning.

## Klä för paus, inte för fart

Vuxna blir varma när de åker. Barn stannar hela tiden. Klä dem därför för att stå still, och ta av ett lager om det skulle behövas:

- ull närmast kroppen, aldrig bomull
- en tunn fleece
- en overall eller jacka och byxor som tål att glida på magen i
- tumvantar, inte fingervantar, och ett par torra i fickan
- en mössa som täcker öronen, även under luvan

Byt vantar vid fikat, inte när någon klagar. Då är det redan för sent.

:: products glove#3, hat#3, ski-junior#3

## Matsäcken

:: look glacier

Varm choklad, en korv som går att värma i en termos, mackor i små bitar och något gott som bara finns på skidturer. Fika tidigt, gärna efter tjugo minuter, och en gång till. Hunger låter nästan alltid som något annat: som trötthet, som ont i foten, som att det här var en dum idé från början.

## Lek fram tekniken

Säg inte åt ett barn att böja på knäna. Säg åt det att åka under en gren. Tekniken kommer av sig själv om leken är rätt vald:

1. **Under bron.** Två stavar som ribba, lägre för varje varv.
2. **Sparkcykeln.** En skida av, sparka med den andra foten. Bästa balansövningen som finns.
3. **Stjäl svansen.** Ett band i byxlinningen. Alla jagar alla, utan stavar.
4. **Tyst åkning.** Vem kan gå förbi den vuxna utan att det hörs? Den som glider låter mindre än den som går.
5. **Backen.** Upp hur man vill, ned hur man vill. Hela dagen om det går.

## När det tar stopp

Någon gång sätter sig barnet i snön och vägrar. Sätt dig bredvid. Fråga inte om det är trött, för svaret är ja. Bjud på något, berätta något, byt vantar. Hjälper det inte tar ni av skidorna och går hem. Det är inget nederlag. Man har varit ute på skidor, och nästa gång kommer man lite längre.

Är ni flera familjer går allting lättare. Barn kan åka hur långt som helst bakom ett annat barn. Lägg turen där ni kan mötas efter en halv slinga, elda om det är tillåtet, och låt de stora åka ett varv till medan de små gräver.

Vill du läsa mer om längder och pjäxor finns det i [guiden om juniorskidor](guide:junior-skis). Ta den hemma vid köksbordet. På turen räcker det med choklad.
`
