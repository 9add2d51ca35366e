export const nb = `
Det finnes et sted i hvert langløp der folk plutselig går. Ofte er det ingen bakke i nærheten. De er ikke blitt svakere, de er tomme for drivstoff. Noen kaller det å møte veggen, andre at lyset slukkes. Det skjer en drøy time etter at man burde ha spist.

## Hvor mye kroppen har med seg

Musklene og leveren har plass til karbohydrater for omtrent halvannen til to timers hardt arbeid. Fettet holder i uker, men det brenner sakte. I rolig tempo klarer du deg lenge på det; i konkurransefart gjør du det ikke. Så snart du går lenger enn halvannen time og vil holde farten, må du altså fylle på underveis.

Magen tar imot rundt 60 gram karbohydrater i timen av vanlig druesukker og maltodekstrin. Blander man inn fruktsukker, som i de fleste sportsdrikker, kan en trent mage ta imot opp mot 90. Mer enn det blir liggende i tarmen, og det merkes.

| Tid | Karbohydrater i timen | For eksempel |
| Inntil 1 time | trengs ikke | vann |
| 1–2 timer | 30 g | sportsdrikk i små slurker |
| 2–4 timer | 60 g | en halv liter sportsdrikk, eller to til tre geler og vann |
| Over 4 timer | 60–90 g | sportsdrikk, gel og noe å tygge på |

## Begynn tidlig, spis lite om gangen

Ikke vent til du er sulten. Det tar et kvarter før sukkeret når musklene, så den som spiser når det tar slutt, spiser for sent. Begynn etter tjue minutter og fortsett hvert tjuende. Still klokka hvis du pleier å glemme det.

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: scene forest-track

Litt og ofte er bedre enn mye og sjelden. Magen har mindre blod når du arbeider, og en stor porsjon blir liggende. Ta en gel i to omganger, drikk tre slurker etterpå, gå videre. I kulde er gel treg; ha den innenfor jakka, nær kroppen.

## Å drikke når det er kaldt

Om vinteren er man sjelden tørst, men man svetter nesten like mye og puster ut damp hele tiden. Regn med fire til seks desiliter i timen, mer hvis du er stor eller går hardt. Fargen på urinen neste gang du er på do, forteller om det var nok: lysegul er bra.

- Bland drikken varm, rundt førti grader. Den er lunken etter en time og fryser senere.
- Bær flaska med korken ned. Isen legger seg øverst.
- Ha i litt salt hvis drikken ikke allerede har det. Da blir væsken i kroppen.
- Drikk på hver stasjon, også den første.

:: products bottle#0, bag#2

## Dagene før

:: look glacier

Du trenger ikke spise pasta i tre dager. Det er nok å trappe ned treningen og bytte ut en del av maten med ris, brød, poteter og grøt de siste to døgnene. Unngå mye fiber og alt du ikke pleier å spise. Det siste skikkelige måltidet tar du tre timer før start: grøt med syltetøy, loff, en banan. Ingen eksperimenter.

Den siste halvtimen før start tar du ingenting, eller en gel helt på startstreken. Imellom ligger en luke der sukker kan gi et blodsukkerfall.

## Koffein og annet

Koffein hjelper en del, mest når man er sliten. Tre milligram per kilo kroppsvekt er en vanlig dose; en koffeingel ligger ofte på femti til hundre milligram. Spar den til siste tredjedel, og test den på en langtur først. Ikke alle mager tåler den.

Protein trengs ikke underveis. Derimot innen en times tid etterpå, sammen med karbohydrater: ei brødskive med egg, yoghurt med müsli eller en restitusjonsdrikk om du ikke får i deg mat.

:: products supplement-gel#1, supplement-powder#1, supplement-bar#0

## På tur er det annerledes

På en rolig dagstur er pulsen lavere, og du har tid til å sette deg. Da er ordentlig mat bedre: brødskiver, pølse, nøtter, sjokolade, suppe på termos. Spis litt hver time, også når du ikke har lyst, og spar alltid noe til slutt. Den som har en sjokolade igjen når været snur, har bedre humør enn den som ikke har det, og humør er også drivstoff.

## Øv på magen

Magen kan trenes akkurat som beina. Ta med samme gel og samme drikk på langturene som du skal ha i rennet, i samme takt, minst fire ganger. Begynn med 30 gram i timen og øk. Kjenner du deg oppblåst, var det for konsentrert: drikk mer vann til.

1. Velg smaker du tåler i tredje time, ikke i første.
2. Regn ut hvor mye du trenger, og legg det fram kvelden før.
3. Klipp hull i kanten på gelpakkene hvis du har tykke hansker.
4. Ha en plan for stasjonene: hva de har, hva du tar, hvor du kaster søppelet.

Alt om selve renndagen, fra startnummer til mål, finner du i [guiden til ditt første renn](guide:first-race). Maten er den eneste delen du kan øve på hver uke.
`
