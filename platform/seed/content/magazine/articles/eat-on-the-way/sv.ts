export const sv = `
Det finns en plats på varje långlopp där folk plötsligt går. Ofta är det ingen backe i närheten. De har inte blivit svagare, de har slut på bränsle. Somliga kallar det att gå in i väggen, andra säger att ljuset släcks. Det händer en dryg timme efter att man borde ha ätit.

## Hur mycket kroppen har med sig

Musklerna och levern rymmer kolhydrater för ungefär en och en halv till två timmars hårt arbete. Fettet räcker i veckor, men det brinner långsamt. I lugn takt klarar du dig länge på det; i tävlingsfart gör du det inte. Så fort du åker längre än en och en halv timme och vill hålla farten måste du alltså fylla på under tiden.

Magen tar emot omkring 60 gram kolhydrater i timmen av vanligt druvsocker och maltodextrin. Blandar man in fruktsocker, som i de flesta sportdrycker, kan en tränad mage ta emot upp mot 90. Mer än så blir kvar i tarmen, och det märks.

| Tid | Kolhydrater i timmen | Till exempel |
| Upp till 1 timme | inget behövs | vatten |
| 1–2 timmar | 30 g | sportdryck i små klunkar |
| 2–4 timmar | 60 g | en halv liter sportdryck, eller två till tre gel och vatten |
| Över 4 timmar | 60–90 g | sportdryck, gel och något att tugga på |

## Börja tidigt, ät smått

Vänta inte tills du är hungrig. Det tar en kvart innan sockret når musklerna, så den som äter när det tar slut äter för sent. Börja efter tjugo minuter och fortsätt var tjugonde. Ställ in klockan om du brukar glömma.

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: scene forest-track

Små mängder ofta är bättre än mycket sällan. Magen har mindre blod när du arbetar, och en stor portion blir liggande. Ta en gel i två omgångar, drick tre klunkar efteråt, åk vidare. I kyla är gel trög; bär den innanför jackan, nära kroppen.

## Dricka när det är kallt

På vintern är man sällan törstig, men man svettas nästan lika mycket och andas ut ånga hela tiden. Räkna med fyra till sex deciliter i timmen, mer om du är stor eller åker hårt. Urinens färg nästa gång du är på toaletten talar om ifall det räckte: ljusgul är bra.

- Blanda drycken varm, runt fyrtio grader. Den är ljummen efter en timme och fryser senare.
- Bär flaskan med korken nedåt. Is bildas överst.
- Lägg i lite salt om drycken inte redan har det. Det gör att vätskan stannar i kroppen.
- Drick vid varje kontroll, även den första.

:: products bottle#0, bag#2

## Dagarna före

:: look glacier

Du behöver inte äta pasta i tre dagar. Det räcker att dra ned på träningen och byta ut en del av maten mot ris, bröd, potatis och gröt de sista två dygnen. Undvik mycket fibrer och allt som du inte brukar äta. Sista riktiga måltiden äter du tre timmar före start: gröt med sylt, vitt bröd, en banan. Inga experiment.

En halvtimme före start tar du inget alls, eller en gel alldeles på startlinjen. Däremellan finns en lucka då socker kan ge en dipp.

## Koffein och annat

Koffein hjälper en del, mest när man är trött. Tre milligram per kilo kroppsvikt är en vanlig dos; en koffeingel ligger ofta på femtio till hundra milligram. Spara den till sista tredjedelen, och testa den på ett långpass först. Alla magar tål den inte.

Protein behövs inte under loppet. Däremot inom någon timme efteråt, tillsammans med kolhydrater: en macka med ägg, yoghurt med müsli eller en återhämtningsdryck om du inte får i dig mat.

:: products supplement-gel#1, supplement-powder#1, supplement-bar#0

## På tur är det annorlunda

På en lugn dagstur är pulsen lägre och du har tid att sitta ned. Då är riktig mat bättre: mackor, korv, nötter, choklad, soppa i termos. Ät lite varje timme, även när du inte känner för det, och spara alltid något till sist. Den som har en chokladkaka kvar när vädret vänder har bättre humör än den som inte har det, och humör är också bränsle.

## Öva på magen

Magen går att träna precis som benen. Ta med dig samma gel och samma dryck på långpassen som du ska ha på loppet, i samma takt, minst fyra gånger. Börja med 30 gram i timmen och öka. Känner du dig svullen var det för koncentrerat: drick mer vatten till.

1. Välj smaker du tål i tredje timmen, inte i första.
2. Räkna ut hur mycket du behöver och lägg fram det kvällen före.
3. Klipp hål i kanten på gelförpackningarna om du har tjocka handskar.
4. Ha en plan för kontrollerna: vad de har, vad du tar, var du kastar skräpet.

Allt om själva loppdagen, från nummerlapp till målgång, finns i [guiden till första loppet](guide:first-race). Maten är den enda delen som du kan öva på varje vecka.
`
