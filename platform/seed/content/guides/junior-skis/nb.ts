export const nb = `
## Begynn med barnet, ikke med neste år

Barneski kjøpes ofte for store, så de skal vare. Da får barnet feil spenn i to år i stedet for riktig i ett. En ski som er for lang, er også for stiv: festet når ikke snøen, og det glipper i hver bakke.

| Barnets høyde | Nybegynner | Har gått før | Stav |
| 90–105 cm | 95–115 cm | 100–125 cm | ingen |
| 105–115 cm | 110–125 cm | 115–135 cm | ingen, eller 85–95 cm |
| 115–130 cm | 120–140 cm | 125–150 cm | 95–110 cm |
| 130–145 cm | 135–155 cm | 140–165 cm | 110–120 cm |
| 145–160 cm | 150–170 cm | 155–180 cm | 120–135 cm |

Nybegynnerens ski er 5–10 centimeter lengre enn barnet, den vantes 10–20. Tabellen er en start. Veier barnet lite for høyden sin, tar du den korteste skien, veier det mer, den lengste.

:: products ski-junior#0, ski-junior#2
:: categories junior-skis

## Feller, mønster eller smøring?

:: scene cabin

Felleski er enklest. De virker med en gang, på nesten alt slags føre, og krever ingenting av den voksne ved bilen. Smørefrie ski med mønster i sålen er rimeligere og uslitelige, men lager lyd og glir dårligere. Smøreski er for barn som trener i klubb, og for dem som selv har begynt å spørre etter smøring.

Skøyting kan vente til barnet er sju–åtte år og har lekt mye på klassiske ski. Til da skøyter de likevel, på de skiene de har.

:: products ski-junior#4, ski-junior#7

## Sko som kan tas på uten hjelp

Det beste med en barnesko er at den går på uten hjelp. Hurtigsnøring eller borrelås, vid åpning, myk såle. En centimeter luft foran tåa er passe, med én sokk av ull. To par sokker gjør foten kald.

Kjenn på tærne ute etter en halvtime. Er de kalde, er skoen som oftest for trang. Bytt heller sko oftere enn ski; det er føttene som vokser først. Mål mot [størrelsesguiden](page:size-guide) før du bestiller.

:: products binding#1
:: categories junior-equipment

## Staver, hjelm og resten

Staver trengs ikke før fem–seksårsalderen. Uten staver lærer barnet balanse, og hendene er fri når det faller. Når det er på tide, skal staven rekke til skulderen i klassisk. Bred rem, lett å ta av og på, butt pigg.

På rulleski og i alpinbakken gjelder hjelm. I løypa holder det med lue.

## Pakke eller hver for seg?

:: scene forest-track
:: products PK-KV-JUNIOR, PK-FJ-JUNIOR
:: categories ski-packages

I en pakke er delene valgt til hverandre og bindingen montert. Det er det enkleste til det første paret. Kjøper du hver for seg, får du bedre passform på skoen, og det lønner seg fra skolealder. Arver dere ski: sjekk at bindingen passer skoen, og ta [papirprøven](article:workshop/skis-by-weight) med barnets vekt.

## Klær og den første turen

Kle barn for å stå stille. Ull innerst, fleece, en dress som tåler å skli på magen i, votter og et tørt par i lomma. Og gjør turen kortere enn du hadde tenkt. Hvordan det blir en neste gang, står i [Barnas første tur](article:journeys/the-childrens-first-tour).

:: products glove#3, hat#3
:: categories junior-clothing
`
