export const nb = `
## Prøv om kvelden

:: scene cabin
:: products boot-classic#0, boot-skate#0, sock#2
:: categories classic-boots, skate-boots, touring-boots

Føtter vokser i løpet av dagen. Prøv med sokken du går i, snør fra tåa og oppover, og gå opp på tå ti ganger. Løfter hælen seg mer enn noen millimeter, er skoen for stor.

Mål foten og sammenlign med [størrelsesguiden](page:size-guide) vår. Er du mellom to størrelser, tar du den største til tur og den minste til konkurranse.

## Fem ting å kjenne etter

1. **Hælen** skal sitte som i en kopp, også når du bøyer deg framover.
2. **Tærne** skal kunne røre seg fritt. Når du står rett, kan den lengste tåa så vidt berøre fôret, ikke presse mot det.
3. **Vristen** skal holdes nede uten at lissen skjærer inn.
4. **Bredden.** Buler foten ut over sålen, er lesten for smal; glir den sidelengs, er den for bred.
5. **Bøyen.** Folder skoen seg over tærne når du går opp på tå, sitter folden på feil sted for foten din.

Ha skoene på i en halvtime, innendørs, mens du gjør noe annet. Det som gnager etter ti minutter, gnager mer etter ti kilometer. Rene og ubrukte kan de sendes tilbake; hvordan det gjøres, står under [levering og retur](page:delivery-returns).

## Riktig type for det du gjør

| | Klassisk | Skøyting | Tur |
| Såle | myk og bøyelig | stiv | grov, til å gå i |
| Skaft | lavt | mansjett | høyt |
| Viktigst | fri ankel | støtte sideveis | varme og tørre føtter |

En skøytesko på klassiske ski hindrer frasparket. En klassisk sko på skøyteski gir ingen støtte i det hele tatt. Går du begge deler og vil ha ett eneste par, finnes det kombisko, men to par er bedre for føttene og ikke mye dyrere i lengden.

## Sålen bestemmer bindingen

:: products binding#4
:: categories bindings

De fleste sko fra de siste ti årene har den samme brede sålen med to spor. På produktsiden står det hvilken binding den passer til. Fjellskisko har egne såler, og barnesko av og til en enklere variant. Har du eldre sko: ta dem med til butikken, eller send et bilde av sålen, så ser vi hva de passer til.

## Varme føtter

Kalde tær skyldes oftere for liten plass enn for lite fôr. Foten trenger luft rundt seg og blod i seg. Ta én sokk, ikke to, og snør løsere over tærne enn over vristen.

- Ull varmer også når den er fuktig.
- Skift til tørre sokker rett før du går. Føtter svetter i bilen.
- Er du alltid kald på føttene, velger du en størrelse med plass til en tykkere sokk uten at den klemmer.

:: products sock#3, boot-touring#0
:: categories socks

## Få dem til å vare

Ta ut innersålen etter hver tur, og la skoen tørke i romtemperatur, åpen. På panelovnen tørker limet ut, og sålen løsner. Skyll veisalt av sålen og smør glidelåsen med litt stearin. Lisser og mansjettspenner kan byttes.

Sporene i sålen slites av asfalt og grus. Gå så lite som mulig i skoene utenfor snøen, og skift ved bilen. Da varer et par mosjonssko i åtte til ti vintre. Resten av kroppen kler du [lag på lag](guide:dress-in-layers).
`
