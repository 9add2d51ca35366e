export const nb = `
## Mål snøen, ikke lufta

:: scene spring-crust
:: products DEMO-GROUPED, wax-grip#0
:: categories grip-wax

Snøen er kaldere enn lufta om dagen og ofte kaldere om natta også, når himmelen er klar. Stikk termometeret to centimeter ned, vent et minutt i skyggen og velg boks etter det. Eller skriv tallet i [Dagens smøring](shop:todays-wax), så viser vi boksen.

Nysnø vil ha hardere smøring enn temperaturen sier, gammel snø mykere. Er du usikker: begynn hardt. Du kan legge mykt på hardt, aldri omvendt. Fargene, én for én, finner du i [teksten om smøring og temperatur](article:workshop/wax-temperatures).

## Feste i fem trinn

Festesmøringen skal sitte under foten og ingen andre steder, 45–60 centimeter fra hælen og framover. Mer smøring gir ikke mer feste, bare mer motstand.

1. Rens sonen og rubb den lett med sandpapir.
2. Legg et tynt lag grunnvoks hvis løypa er hard eller turen lang.
3. Stryk på et lag, så tynt at sålen synes igjennom.
4. Kork glatt. Gjenta til du har tre lag.
5. La skiene bli kalde ute før du går.

:: products wax-grip#1, wax-tool#4

Er snøen omdannet, grov eller isete, holder ingen boks. Da trengs klister, og det går bedre enn ryktet sitt hvis du [gjør det inne](article:workshop/klister).

## Glider på et kvarter

:: scene lit-loop
:: products wax-glide#0, wax-tool#0, wax-tool#2
:: categories glide-wax, wax-tools

Børst ut sålen, drypp på glideren, varm den inn med jernet i jevn fart fra tupp til bakende. La den kjølne, sikle, børst. Stopper du med jernet, brenner sålen.

- **Jernet** skal være så varmt at glideren smelter, men ikke ryker.
- **Siklingen** skal være skarp. En sløv sikling etterlater mer enn den tar.
- **Børsten** gjør jobben. Messing først, nylon etterpå, til det slutter å støve.

På klassiske ski legger du glider foran og bak festesonen, aldri i den. På skøyteski hele veien.

## Fem minutter i stedet

:: products DEMO-LOW, wax-glide#4

Har du fem minutter: flytende glider. Stryk på, la tørke, børst. Den holder to mil og er mye bedre enn ingenting. Den er også det rette på felleski, der varm glider ikke må renne inn i fella.

## Stell gjennom året

Nye ski er mettet fra fabrikken, men har godt av et par runder med glider før de presses. Smør så etter hver tredje eller fjerde mil, eller når sålen ser grå og tørr ut langs kantene. Rens heller med børste enn med smøringsfjerner; den tørker ut.

Om våren legger du et tykt lag glider og lar det sitte til høsten. Da kommer verken lys eller luft til sålen. Hvert annet eller tredje år trengs en ny struktur, og det gjør et [verksted](category:services) bedre enn du selv.

## Feil du slipper å gjøre

- Å smøre for temperaturen hjemme. Løypa ligger ofte to hundre meter høyere.
- Å legge tykt. Tre tynne lag slår ett tykt, alltid.
- Å legge festet for langt fram. Da bremser du i hver glid.
- Å gå ut med varme ski. De iser på første meter.
- Å glemme korken hjemme. Den veier tjue gram.

Vil du begynne enda enklere, finner du [tre bokser og hundre meter](article:technique/wax-right) i magasinet.
`
