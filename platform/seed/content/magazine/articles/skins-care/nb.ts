export const nb = `
Felleski selges med løftet om at du slipper å smøre. Det stemmer nesten. Du slipper festesmøring. Men stripen av mohair under foten er et tekstil som dras over snø i mil etter mil, og den takker for litt omtanke. En halvtime tre ganger hver vinter er nok til at skiene virker som nye i flere år.

## Slik virker fella

Fibrene i stripen heller bakover. Når skien glir framover, legger de seg flatt; når du trykker ned og sparker fra, reiser de seg og griper i snøen. Mohair glir best, syntet holder lengst, og de fleste feller er en blanding. Alt som gjør fibrene stive eller klebrige, ødelegger den bevegelsen: skitt, gammel smøring, vann som fryser.

Merker du at skiene er begynt å lage mer lyd, gli dårligere eller ise rundt null grader, er det ikke skiene det er noe galt med. Det er fella som er skitten eller tørr.

## Etter hver tur

Dette tar et minutt:

1. Børst av snø og is med hånda eller en myk børste, alltid fra tupp mot bakende, i fibrenes retning.
2. La skiene tørke i romtemperatur, hver for seg, med fella ut.
3. Sett dem aldri på panelovnen. Limet under fella mykner, og den slipper i kantene.

:: products ski-classic#2, wax-tool#2

## Rens

Hver tredje eller fjerde tur, eller når fella ser grå ut, er det på tide å vaske. Skitten kommer av gamle smørerester i løypa, eksos nær veien og det som faller fra granene.

Bruk et middel som er laget for feller, ikke vanlig smøringsfjerner. Smøringsfjerner løser opp limet. Spray på en klut i stedet for rett på fella, tørk fra tupp mot bakende, bytt til en ren del av kluten og fortsett til den er hvit. La den tørke en halvtime. Er fella skikkelig ille, må du gjøre det om igjen, men bløt den aldri opp.

## Impregnering

:: look glacier
:: scene cabin

Ei tørr felle suger til seg vann. Rundt null og i nysnø fryser vannet, og da sitter det is under foten. Impregnering gjør at vannet renner av.

- Legg den inne på ei ren, tørr felle.
- Tynt lag, tørk inn med en klut, la den tørke en time eller over natta.
- Gjør det før sesongen og så hver tiende mil, oftere på vått føre.
- Ha med en liten flaske på turer der temperaturen ligger rundt null.

Iser det likevel: skrap av med en plastkant, aldri metall, stryk på ny impregnering og gå videre med en gang.

## Gli bedre

Det meste av skien er fortsatt glisone. Foran og bak fella skal det være glider, akkurat som på andre ski. Mange glemmer det, og så får fella skylden for at det går tregt. Flytende glider fungerer godt: stryk på foran og bak, la tørke, børst. Hold deg to centimeter fra fella, og tørk bort det som havner på den.

:: products DEMO-LOW, wax-glide#1, wax-tool#6
:: scene race-start

Varmer du inn glider med jern, dekker du fella med maskeringsteip først. Renner varm glider inn i fibrene, er den delen ødelagt.

## Når fella er utslitt

Ei felle varer i 100 til 200 mil, avhengig av snø og vekt. Grov vårsnø sliter mest, kunstsnø nest mest. Den er utslitt når fibrene er så korte at du ser veven, eller når festet ikke kommer tilbake etter rens og impregnering.

På de fleste moderne ski kan fella byttes. Den sitter fast med lim eller magnet i en fordypning. Dra av den gamle langsomt, varm limrestene med en hårføner, rens bunnen, trykk fast den nye uten luftbobler, og begynn foran. Er du usikker, gjør [verkstedet](category:services) det for deg.

## Riktig ski, riktig spenn

Slites fella fort, eller bare på midten, er spennet trolig for mykt for deg. Da ligger fella nedpå hele tiden, og den bremser dessuten når du glir. Glipper det selv om fella er ren og impregnert, er det omvendt: spennet er for hardt. Gå et par uker til hvis fella er ny; de første milene er fibrene stive. Endrer det seg ikke, tar du [papirprøven](article:workshop/skis-by-weight) og kommer innom med skiene.

På noen bindinger kan du dessuten flytte foten. Ett hakk fram gir mer feste, ett hakk bak mer glid. Det er hele ideen med å slippe å smøre: i stedet for å bytte boks flytter du deg selv.

## Sommeren

Vask en siste gang når sesongen er over, la fella tørke godt, impregner, og sett skiene mørkt og svalt, hver for seg. Legg et lag glider på resten, og la det sitte til høsten. Når snøen kommer, sikler du av, børster og går. Vil du vite hvor felleski passer, og hvor smøreski er bedre, leser du [guiden om langrennsski](guide:choose-cross-country-skis).
`
