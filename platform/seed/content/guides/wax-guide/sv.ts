export const sv = `
## Mät snön, inte luften

:: scene spring-crust
:: products DEMO-GROUPED, wax-grip#0
:: categories grip-wax

Snön är kallare än luften på dagen och ofta kallare på natten också, när himlen är klar. Stick termometern två centimeter ned, vänta en minut i skugga och välj burk efter det. Eller skriv siffran i [Dagens valla](shop:todays-wax), så visar vi burken.

Nysnö vill ha hårdare valla än temperaturen säger, gammal snö mjukare. Är du osäker: börja hårt. Det går att lägga mjukt på hårt, aldrig tvärtom. Färgerna, en efter en, finns i [texten om vallatemperaturer](article:workshop/wax-temperatures).

## Fäste i fem steg

Fästvallan ska sitta under foten och ingen annanstans, 45–60 centimeter från hälen och framåt. Mer valla ger inte mer fäste, bara mer motstånd.

1. Rengör zonen och rugga den lätt med sandpapper.
2. Lägg ett tunt lager grundvalla om spåret är hårt eller turen lång.
3. Krita på ett lager, så tunt att belaget syns igenom.
4. Korka slätt. Upprepa tills du har tre lager.
5. Låt skidorna bli kalla ute innan du åker.

:: products wax-grip#1, wax-tool#4

Är snön omfrusen, grov eller isig räcker ingen burk. Då behövs klister, och det går bättre än sitt rykte om du [gör det inomhus](article:workshop/klister).

## Glid på en kvart

:: scene lit-loop
:: products wax-glide#0, wax-tool#0, wax-tool#2
:: categories glide-wax, wax-tools

Borsta ur belaget, droppa vallan, smält in den med järnet i jämn fart från spets till bakände. Låt svalna, sickla, borsta. Stannar du med järnet bränns belaget.

- **Järnet** ska vara så varmt att vallan smälter men inte ryker.
- **Sickeln** ska vara vass. En slö sickel lämnar mer än den tar.
- **Borsten** gör jobbet. Mässing först, nylon sedan, tills det slutar damma.

På klassiska skidor glidvallar du framför och bakom fästzonen, aldrig i den. På skateskidor hela vägen.

## Fem minuter i stället

:: products DEMO-LOW, wax-glide#4

Har du fem minuter: flytande glid. Stryk på, låt torka, borsta. Det håller två mil och är mycket bättre än inget. Det är också det rätta på skinskidor, där varm valla inte får rinna in i huden.

## Skötsel över året

Nya skidor är mättade från fabrik men mår bra av ett par vallningar innan de pressas. Valla sedan efter var tredje eller fjärde mil, eller när belaget ser grått och torrt ut vid kanterna. Gör rent med borste hellre än med vallaborttagare; den torkar ut.

På våren lägger du ett tjockt lager glidvalla och låter det sitta kvar till hösten. Då kommer inget ljus och ingen luft åt belaget. Vartannat eller vart tredje år behövs en ny struktur, och det gör en [verkstad](category:services) bättre än du själv.

## Fel du slipper göra

- Att valla för temperaturen hemma. Spåret ligger ofta tvåhundra meter högre upp.
- Att lägga tjockt. Tre tunna lager slår ett tjockt, alltid.
- Att fästvalla för långt fram. Då bromsar du i varje glid.
- Att ge sig ut med varma skidor. De isar på första metern.
- Att glömma korken hemma. Den väger tjugo gram.

Vill du börja ännu enklare finns [tre burkar och hundra meter](article:technique/wax-right) i magasinet.
`
