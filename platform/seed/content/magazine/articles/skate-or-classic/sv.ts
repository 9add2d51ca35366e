export const sv = `
Frågan kommer varje höst, oftast från någon som redan har bestämt sig och vill ha det bekräftat. Klassiskt eller skate? Svaret beror mindre på vem du är än på var du åker. Titta först på spåren, sedan på skidorna.

## Vad som skiljer

I klassiskt åker du i två spår och skidan pekar alltid rakt fram. Kraften kommer av att du trycker ned skidan så att fästet tar i snön, och av armarna. I skate åker du på en bred, packad bana och skjuter ifrån åt sidan, som på skridskor. Fäste behövs inte. Skidan ska bara glida.

Det låter som en liten skillnad, men den bestämmer allt annat:

| | Klassiskt | Skate |
| Skidor | längre, mjukt till medelhårt spann, fästzon | kortare, styvare, hela belaget för glid |
| Pjäxor | låga, böjliga sulor | manschett runt fotleden, styv sula |
| Stavar | ungefär till axeln | mellan haka och näsa |
| Underlag | dragna spår, även en enkel skoterlinje | bred, hård bana |
| Valla | fäste och glid, eller stighudar och glid | bara glid |

## Börja där spåren är

Har du ett elljusspår med dragna klassiska spår och en smal remsa bredvid är saken klar: klassiskt. Skate kräver bredd. På en bana som är smalare än tre meter slår du stavarna i varandra och skidorna i snövallen, och efter tjugo minuter är du både arg och trött.

Bor du nära en stadion med breda banor som pistas varje natt har du ett val. Då beror det på vad du vill ha ut av en timme. Klassiskt går att åka i vilket tempo som helst, med barn, med en kompis som är långsammare, med pulka. Skate har en lägsta fart. Under den faller du ihop mellan skären, och därför är den första vintern i skate nästan alltid jobbigare än man tänkt sig.

:: products ski-classic#5, boot-classic#1

## Hur lång tid tar det att lära sig?

Klassisk diagonalgång bär redan första dagen, eftersom den är gång med skidor på. Att den blir bra tar några år, men det gör inget: du kommer runt under tiden. Skate är tvärtom. Första dagen är eländig, tredje dagen lossnar det, och efter en säsong går det fortare än det någonsin gjorde i klassiskt.

:: look glacier
:: scene mountain-plateau

Det som tar tid i skate är balansen. Du ska stå på en skida, med hela vikten, medan den rör sig snett framåt. Öva utan stavar på en platt bit, tio minuter i början av varje pass. Den som hoppar över det lär sig aldrig, hur stark den än är.

## Kropp och ork

Skate sliter mer på höfter, baksida lår och utsida ben. Klassiskt sliter mer på höftböjare och, när du stakar, på rygg och mage. Har du ont i knäna är diagonalgången den snällaste rörelsen av alla. Har du ont i ryggen kan skate kännas bättre än att staka, men prova innan du köper.

Flåset är olika också. I klassiskt kan du gå långsamt uppför och ändå komma upp. I skate är backen en backe. Därför åker många klassiskt på de långa, lugna passen och skate när de vill ta i.

## Ett par eller två?

Ska du ha ett enda par, ta klassiska. Du kan åka överallt, året runt om du räknar med rullskidor, och de flesta långlopp går i klassisk stil. Ta ett par med stighudar om du inte tycker om att valla, och ett vallningsbart om du gör det. Längd och spann väljer du efter vikt; [så gör man](article:workshop/skis-by-weight).

Köp skate som andra par, när du vet att banan ligger nära nog för att det ska bli av. Och snåla inte på pjäxorna. I skate är det pjäxan som håller ihop kroppen med skidan. En mjuk pjäxa på en dyr skida åker sämre än tvärtom.

:: products ski-skate#2, boot-skate#0

## Och combi då?

Det finns pjäxor som klarar båda stilarna: hög manschett, mjukare sula. De är en bra lösning för den som åker mest klassiskt och vill prova att skejta, och för barn som växer. Skidor för båda stilarna är en sämre idé. En skida som är styv nog att skejta på går inte att trycka ned, och en som går att trycka ned slår igenom när du skejtar.

Hyr eller låna en dag innan du bestämmer dig. Välj en dag med hårda, fina spår, åk båda, och märk efter en stund vilken av dem du gör för att det är roligt och vilken du gör för att du borde. Köp den första.
`
