export const sv = `
## Börja med barnet, inte med nästa år

Barnskidor köps ofta för stora, för att de ska räcka. Då får barnet fel spann i två år i stället för rätt i ett. En skida som är för lång är också för styv: fästet når inte snön, och barnet halkar i varje backe.

| Barnets längd | Nybörjare | Har åkt förut | Stav |
| 90–105 cm | 95–115 cm | 100–125 cm | ingen |
| 105–115 cm | 110–125 cm | 115–135 cm | ingen, eller 85–95 cm |
| 115–130 cm | 120–140 cm | 125–150 cm | 95–110 cm |
| 130–145 cm | 135–155 cm | 140–165 cm | 110–120 cm |
| 145–160 cm | 150–170 cm | 155–180 cm | 120–135 cm |

Nybörjarens skida är 5–10 centimeter längre än barnet, den vanas 10–20. Tabellen är en start. Väger barnet lite för sin längd tar du den kortare skidan, väger det mer den längre.

:: products ski-junior#0, ski-junior#2
:: categories junior-skis

## Skinn, mönster eller valla?

:: scene cabin

Skidor med stighud är enklast. De fungerar direkt, i nästan alla sorters före, och kräver ingenting av den vuxna vid bilen. Mönstrade belag (”fjäll”) är billigare och outslitliga men låter och glider sämre. Vallningsbara skidor är för barn som tränar i klubb och för dem som själva har börjat fråga om valla.

Skate kan vänta tills barnet är sju, åtta år och har lekt mycket på klassiska skidor. Fram till dess skejtar de ändå, på de skidor de har.

:: products ski-junior#4, ski-junior#7

## Pjäxor som går att ta på själv

Det bästa med en barnpjäxa är att den går på utan hjälp. Snabbsnörning eller kardborre, vid öppning, mjuk sula. En centimeter luft framför tån är lagom, med en strumpa av ull. Två par strumpor gör foten kall.

Känn på tårna ute efter en halvtimme. Är de kalla är pjäxan oftast för trång. Byt hellre pjäxor oftare än skidor; det är fötterna som växer först. Mät mot [storleksguiden](page:size-guide) innan du beställer.

:: products binding#1
:: categories junior-equipment

## Stavar, hjälm och det andra

Stavar behövs inte före fem, sex års ålder. Utan stavar lär sig barnet balans, och händerna är fria när det ramlar. När det är dags ska staven nå axeln för klassiskt. Bred rem, lätt att ta av och på, trubbig spets.

På rullskidor och i utförslöpor gäller hjälm. I spåret räcker mössan.

## Paket eller var för sig?

:: scene forest-track
:: products PK-KV-JUNIOR, PK-FJ-JUNIOR
:: categories ski-packages

I ett paket är delarna valda för varandra och bindningen monterad. Det är det enklaste för det första paret. Köper du var för sig får du bättre passform på pjäxan, och det lönar sig från skolåldern. Ärver ni skidor: kontrollera att bindningen passar pjäxan och gör [pappersprovet](article:workshop/skis-by-weight) med barnets vikt.

## Kläder och den första turen

Klä barn för att stå still. Ull närmast, fleece, en overall som tål att glida på magen i, tumvantar och ett par torra i fickan. Och gör turen kortare än du tänkt. Hur det blir en andra gång står i [Barnens första tur](article:journeys/the-childrens-first-tour).

:: products glove#3, hat#3
:: categories junior-clothing
`
