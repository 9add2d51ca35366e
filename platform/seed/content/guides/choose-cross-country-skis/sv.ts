export const sv = `
## Klassiskt eller skate?

:: scene race-start
:: categories classic-skis, skate-skis

Den som ska köpa sitt enda par väljer klassiskt. Det går att åka överallt där det finns ett spår, i vilken fart som helst, och tekniken bär redan första dagen.

Skate är roligare i breda, hårda spår och svårare i allt annat. Köp det som andra par, när du vet att stadion ligger nära nog för att det ska bli av. Är du osäker på vilket som passar dig finns [hela resonemanget i magasinet](article:technique/skate-or-classic).

## Spannet först, längden sedan

:: products DEMO-CONF, ski-classic#0, ski-skate#0

En klassisk skida är en fjäder. Står du på båda ska fästzonen sväva över snön; lägger du hela vikten på en ska den gripa. Därför är det din vikt, med kläder och ryggsäck, som bestämmer paret. Varje längd är gjord för ett viktspann, och inom det finns ofta flera hårdheter:

| Var i skidans viktspann | Spann | Känns som |
| Nedre tredjedelen | mjukt | lätt att trycka ned, säkert fäste |
| Mitten | medelhårt | rätt för de flesta |
| Övre tredjedelen | hårt | mycket glid, kräver ett tydligt frånskjut |

Ligger du mellan två längder tar du den kortare om du är ny, den längre om du är van. Hellre lite för mjukt än lite för hårt: en skida som du inte kan trycka ned kan ingen valla rädda. [Pappersprovet](article:workshop/skis-by-weight) hemma på köksgolvet tar två minuter.

## Valla eller skinn?

:: scene spring-crust
:: products ski-classic#2, DEMO-GROUPED
:: categories grip-wax, glide-wax

En skinskida har en remsa mohair som greppar bakåt. Den fungerar direkt och glider nästan lika bra som en vallad; bara i riktigt kall snö och på nyfallen nollgradig tappar den. Huden mår bra av [rengöring och impregnering](article:workshop/skins-care) några gånger per vinter.

Vallningsbara skidor är snabbare för den som tycker om att valla. Gör du inte det blir de långsammare. En tredje sort är skidor för nollföre, med en ruggad fästzon. De är bäst i ett mycket smalt område och passar som komplement, inte som enda par.

## Vad det kostar och vad det ger

Billiga skidor har en kärna av skum eller trä, dyrare en lättare kärna och fler hårdheter att välja på. Skillnaden i vikt är ett par hekto per par. Skillnaden i belag märks mer: ett bättre belag suger åt sig mer glidvalla och håller längre mellan vallningarna. Men ordningen är alltid densamma. Rätt spann på ett enkelt par slår fel spann på ett dyrt.

Räkna in resten innan du bestämmer dig:

- **Bindning.** Sulan på pjäxan avgör vilken. Vi monterar utan kostnad när du köper skida och bindning hos oss.
- **Pjäxor.** Lägg hellre pengarna här än på skidan.
- **Stavar.** Klassiskt till axeln, skate till mellan haka och näsa.
- **Det lilla.** En kork, tre burkar, en borste och ett fodral.

:: products binding#4, pole#0, boot-classic#0
:: categories bindings, poles, ski-packages

## Frågor att ställa sig

1. Var ska du åka, och hur är spåren där?
2. Hur ofta? Under tio gånger per vinter: skinskidor.
3. Vad väger du, på riktigt, med kläder på?
4. Tycker du om att valla?
5. Åker du helst långt och lugnt, eller kort och hårt?

Har du svaren är resten lätt. Skriv vikten i [Hitta rätt skidor](shop:ski-finder), så ser du paren som bär dig. Passar det ändå inte kan du läsa om [öppet köp](page:delivery-returns) och byte, eller börja i [frågor och svar](page:faq).
`
