export const nb = `
Ni mil på ski høres ut som noe for folk uten jobb og barn. De fleste som går Vasaloppet, har begge deler. De har bare bestemt seg for hva som teller, og latt resten ligge. Her er et opplegg med tre økter i uka i åtte uker, for deg som allerede rører på deg et par ganger i uka og vil komme hel i mål.

## Hva du må kunne

Et ni mil langt renn i klassisk stil tar mellom seks og elleve timer for en mosjonist. Det avgjøres ikke av hvor fort du kan gå en mil, men av hvor lenge du kan gå passe fort. Tre ting må fungere: du skal kunne stake lenge uten at ryggen tar slutt, du skal kunne spise og drikke i fart, og du skal ha stått så mye på ski at du ikke spenner deg i nedoverbakkene.

Styrke og oksygenopptak er fint å ha. Men den som har gått seks langturer, slår som regel den som har løpt seks intervalløkter.

## Tre økter, tre formål

| Dag | Økt | Tid |
| Tirsdag | Bakker: 6 × 3 minutter, rolig ned imellom | 60 min |
| Torsdag | Staking på flatt, jevn fart, siste kvarter teknikk uten staver | 60–75 min |
| Søndag | Langtur i pratetempo | 2–4 timer |

Tirsdagen gjør deg sterkere, torsdagen gjør deg billigere i drift, søndagen gjør at du holder ut. Må du droppe en økt en uke, dropper du tirsdagen. Langturen er det siste du rører.

Pratetempo betyr at du kan snakke i hele setninger. De fleste går langturene for fort og bakkene for sakte, og blir passe slitne av begge uten å få ut det som var meningen.

## Åtte uker

:: look glacier
:: scene coast-trail
:: products DEMO-DOWNLOAD, SK-PDF-MOTION

1. **Uke 1–2.** Langtur på to timer. Finn tempoet der du aldri blir andpusten.
2. **Uke 3.** To og en halv time. Begynn å øve på å spise hvert tjuende minutt.
3. **Uke 4.** Roligere: hopp over tirsdagen, langtur på halvannen time. Kroppen bygger seg opp når den hviler.
4. **Uke 5.** Tre timer, den siste timen bare staking.
5. **Uke 6.** Tre og en halv til fire timer, med utstyret, klærne og maten du skal ha i rennet. Dette er generalprøven.
6. **Uke 7.** To timer. Tirsdagen halveres: tre bakker i stedet for seks.
7. **Uke 8.** To korte, rolige økter med noen fartsøkninger. Så rennet.

Blir du syk, hviler du til du er frisk og én dag til. Prøv aldri å ta igjen en økt du har mistet. Den er borte, og det gjør ingenting.

## Stak smart

Stakingen er det som bærer deg gjennom et flatt langløp. Fall framover med strake armer og rett rygg, trykk med magen først og armene etterpå, og la hendene passere knærne. Kommer kraften fra skuldrene, er den slutt etter to mil. Øv på et flatt vann eller ei myr der det ikke finnes noe sted å gjemme seg.

Veksle ofte i rennet: staking, staking med fraspark, diagonalgang i de bratte bakkene. Hver veksling er hvile for musklene som nettopp jobbet.

## Om snøen ikke kommer

Da gjør du de samme øktene på en annen måte. Bakkene kan løpes med staver. Torsdagen blir rulleski, eller en stakemaskin om det finnes et treningssenter i nærheten. Langturen kan være en lang fottur med sekk, en sykkeltur eller tre timer på rulleski i rolig tempo. Kroppen teller timer, ikke kilometer snø.

:: products roller-classic#0, pole#1

Men sørg for å få minst tre økter på snø før du stiller deg på startstreken. Balansen kan ikke lånes noe annet sted fra.

## Dagen

Start roligere enn du tror. Første bakke er en kø, og det er bra for deg: den hindrer deg i å bruke opp det du trenger den siste mila. Spis før du blir sulten, drikk på hver stasjon selv om du ikke er tørst, og stå ikke stille lenger enn du må. En kropp som står i fem minutter, bruker et kvarter på å komme i gang.

Skiene smører du for temperaturen midt på dagen, ikke den ved daggry. Heller feste enn glid: en ski som glipper, koster mer krefter enn en som går litt tregt. Les gjerne [guiden til ditt første renn](guide:first-race) uka før.

Og når det butter imot, rundt seks mil, for det gjør det for alle: ikke tell det som er igjen. Tell til neste stasjon. Det er slik man går ni mil. Ett stykke om gangen.
`
