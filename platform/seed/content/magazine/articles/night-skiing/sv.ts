export const sv = `
Halv fyra i december är dagen slut. Antingen packar man ihop då, eller så tänder man lampan och får spåret för sig själv. Snön är som bäst på kvällen, kallare och jämnare, och det är tyst på ett sätt som det aldrig är på dagen. Det enda du behöver är ljus, lite mer kläder och en plan för det som kan gå fel.

## Hur mycket ljus?

Lampor säljs i lumen, som är den sammanlagda ljusmängden. Det säger inte allt, men det är en bra början:

| Åkning | Lumen som räcker |
| Lugn tur på preparerat spår | 300–400 |
| Träning, blandad terräng | 600–800 |
| Snabba utförsåk i skog | 1 000 och uppåt |

Mer är inte alltid bättre. Ett mycket starkt ljus rakt fram gör att ögonen ställer in sig på det ljusa, och då blir allt utanför kolsvart. Viktigare är hur strålen ser ut. En bred kägla nära skidorna visar spåret, en smalare längre bort visar kurvan. Bra lampor gör båda samtidigt.

:: products headlamp#2, headlamp#4

Snö hjälper till. På vit mark räcker ungefär hälften av det ljus du behöver i en barmarksskog. När det snöar är det tvärtom: flingorna lyser tillbaka i ansiktet. Dra ned styrkan och rikta strålen lägre, precis som med dimljus.

## Batteriet och kylan

Ett litiumbatteri tappar en tredjedel av sin tid i tio minusgrader, och mer när det blir kallare. Det går inte sönder, det sover bara. Därför finns det två sätt att bära det: bak på huvudet under mössan eller i innerfickan med sladd.

- Ladda samma kväll, inte veckan före.
- Räkna med två tredjedelar av den tid som står på kartongen.
- Åk på halv styrka uppför. Där går det ändå långsamt, och du sparar till nedförsbacken.
- Ha alltid en liten reservlampa i fickan. Den behöver bara räcka hem.

## Se och synas

:: look pine
:: scene forest-track

Du ser spåret, men andra ska se dig också. En röd blinkande lampa bak, reflexer på ben och armar, och vänd undan huvudet när du möter någon. Att blända en åkare i nedförsbacke är som att sträcka ut en stav framför skidorna. Säg hej i stället, så vet båda var ni är.

På elljusspåret gäller det omvända. Där kan du ofta släcka lampan, och ska göra det när andra kommer emot dig. Ha den på huvudet ändå. Spårljuset släcks på klockslaget, och då är du alltid längst bort från bilen.

## Kläder för kvällen

Temperaturen faller fem till tio grader mellan eftermiddag och kväll, mest i svackor och på sjöar. Klä dig som på dagen men lägg ett vindtätt lager i ryggsäcken, ta tjockare vantar och byt pannbandet mot mössa. Svettas inte ihjäl dig i första backen. Fukt som är varm klockan sju är iskall klockan åtta.

Ett par klara glasögon eller ett visir skyddar ögonen mot grenar och kyla. Mörka linser stannar hemma.

:: products eyewear#0, hat#1, glove#1

## Välj en runda du kan

Kvällens första regel är att åka där du har varit på dagen. Skogen ser annorlunda ut i en ljuskägla: avstånd krymper, backar blir brantare och en kurva kommer innan du väntat dig den. Åk ett varv i halv fart först. Titta efter isfläckar i skuggan under granarna, där spåret smält på dagen och frusit igen.

Nedförsbackarna tar du lugnare än vanligt. Regeln är enkel: du ska kunna stanna inom det du ser. Når ljuset trettio meter är det trettio meter du har.

1. Berätta för någon vilken runda du åker och när du är tillbaka.
2. Ta med telefonen innanför jackan, där batteriet är varmt.
3. Lägg en folieväst och en torr tröja i ryggsäcken. De väger tillsammans mindre än en banan.
4. Är du ensam, välj en slinga som passerar bilen var halvtimme.

## Det man får

Efter en kvart slutar man tänka på lampan. Ljudet av skidorna blir tydligare än på dagen, och man känner snön i stället för att se den. Många tycker att tekniken blir bättre i mörker, och det är inte så konstigt: när ögonen har mindre att göra får fötterna bestämma.

Någon kväll i månaden behövs inte ens lampan. Vid fullmåne, på ett öppet fält med nysnö, kan man släcka och vänta en minut. Först ser man ingenting. Sedan kommer träden, spåret och till sist sin egen skugga. Det är värt att ha åkt hela vintern för. Längden på turen får avgöra hur du klär dig; [lager för lager](guide:dress-in-layers) fungerar på natten också.
`
