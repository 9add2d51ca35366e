export const sv = `
Den vanligaste frågan i butiken är vilken längd skidorna ska ha. Den bästa frågan ställer nästan ingen: vad väger du? En skida vet inte hur lång du är. Den känner hur hårt du trycker på den, och allt den gör, fästet, glidet, hur den svänger, kommer av det.

## Skidan är en fjäder

Lägg två skidor mot varandra, belag mot belag, så ser du en springa i mitten. Det är spannet. När du står på båda skidorna ska springan finnas kvar under foten, så att fästvallan eller stighuden svävar över snön medan du glider. När du trycker ned en skida med hela vikten ska springan försvinna, så att fästet tar.

Är spannet för hårt för dig når fästet aldrig snön. Du halkar uppför, hur du än vallar. Är det för mjukt ligger fästzonen an hela tiden. Då får du fäste i överflöd, men vallan slits och skidan bromsar på varje meter. De flesta som säger att de är dåliga på att valla har fel spann.

## Vad vågen säger

Väg dig med kläder på, och med ryggsäck om du brukar ha en. Siffran som kommer fram bestämmer längden, ungefär så här på skidor för vuxna. Barnskidor väljs efter kroppslängden; hur står i [guiden om juniorskidor](guide:junior-skis).

| Du väger | Klassisk skida | Skateskida |
| 45–57 kg | 185 cm | 175 cm |
| 51–65 kg | 190 cm | 180 cm |
| 59–74 kg | 195 cm | 180–185 cm |
| 67–83 kg | 200 cm | 185–190 cm |
| 76–95 kg | 205 cm | 190 cm |
| 87 kg och mer | 210 cm | 195 cm |

Raderna överlappar, och det är meningen. Väger du 72 kilo kan du åka 195 eller 200. Då får kroppslängden och tekniken avgöra: lång och van tar den längre, kort och ovan den kortare.

:: products ski-classic#4, ski-classic#6, ski-skate#4
:: button classic-skis | Se klassiska skidor

## Mjukt, medelhårt eller hårt

Flera modeller finns i tre hårdheter i samma längd. Det är den finjustering som märks mest.

- **Mjukt spann** om du ligger i den nedre tredjedelen av skidans viktspann, eller om du åker lugnt och vill ha säkert fäste.
- **Medelhårt** om du ligger mitt i. Rätt för de allra flesta.
- **Hårt** om du ligger i den övre tredjedelen, stakar mycket, eller har ett kraftigt frånskjut och vill ha så lite motstånd som möjligt.

Vallan spelar också in. Klister är tjockt och behöver en skida som håller det borta från snön, alltså ett hårdare spann. Burkvalla och stighudar är tunna och vill ha ett mjukare.

## Pappersprovet

:: look glacier
:: scene cabin

Har du skidorna hemma kan du prova dem på köksgolvet. Lägg dem på ett plant, hårt golv och ställ dig med tårna där bindningen sitter.

1. Vikten lika på båda: ett papper ska gå att dra från strax bakom hälen till 25–40 centimeter framför tårna.
2. Hela vikten på en fot: pappret ska sitta fast.
3. Stå på tå på en fot: pappret ska sitta fast hårdare.

Går pappret inte att dra alls i första provet är skidan för mjuk. Går det att dra i andra är den för hård. Är du osäker kan du lämna in dem på [spannmätning](category:services), så mäter vi mot din vikt och märker ut fästzonen.

## Skate och tur

En skateskida har inget fäste, men den har också ett spann, hårdare och över hela längden. Där gör vikten att skidan fördelar trycket: för mjuk och den gräver ned spetsarna, för hård och den ligger bara på två punkter och känns nervös. Tabellen gäller där också.

På turskidor i orörd snö är det annorlunda. Snön ger efter, och bredden bär mer än längden. Räkna in ryggsäcken ordentligt, och ta hellre en bredare skida än en längre om du åker i skog där du måste kunna vända.

## När kroppen ändras

Tio kilo upp eller ned är en hel spannklass. Har skidorna känts fel de senaste vintrarna är det inte säkert att de är slitna; det kan vara du som har flyttat dig i tabellen. Barn flyttar sig varje år, och därför är det klokare att köpa mjukt till dem än långt.

Skidor tappar dessutom spann med tiden, en del snabbare än andra. Gör pappersprovet varje höst. Sitter pappret fast på båda fötterna är skidan trött, och då är det dags för nya.

## Och längden?

Din längd avgör stavarna, inte skidorna. Men är du mycket lång för din vikt blir en kort skida ostadig i nedförsbackarna, och är du kort blir en lång skida svår att vända. Därför ser vi på allt, i den här ordningen: vikt, spann, längd. Priset kommer fyra. En billig skida med rätt spann slår en dyr med fel, varje dag på vintern. Hur du tänker kring stil och modell står i [guiden om längdskidor](guide:choose-cross-country-skis).
`
