export const nb = `
## Velg riktig renn

Tre mil er en god begynnelse. Det er langt nok til å kjennes som et renn og kort nok til å gå på vanlig mosjonstrening. Sjekk tre ting før du melder deg på: stilarten, løypeprofilen og hvor mange som starter. Et lite renn med god plass er snillere enn et stort der man står i kø den første timen.

## Ukene før

:: scene lit-loop
:: products DEMO-DOWNLOAD, SK-PDF-MOTION
:: categories training-plans

Tre økter i uka i åtte uker rekker lenger enn man tror: en lang og rolig, en med bakker, en med teknikk. Hvil den siste uka, selv om det klør. Hele opplegget, uke for uke, finner du i [Åtte uker, tre økter](article:technique/eight-weeks).

Øv også på det som ikke er å gå: å ta av jakka i fart, drikke av kopp, spise med votter, bytte spor.

## Spis før du blir sulten

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: categories gels, drinks, bottles

Seksti gram karbohydrater i timen er to til tre geler, eller en halv liter sportsdrikk. Begynn etter tjue minutter. Prøv alt på trening først; magen kan vennes til det, men ikke på renndagen. Mer om mengder og tider står i [Spis før lyset slukkes](article:journeys/eat-on-the-way).

## Skiene dagen før

:: products DEMO-VIRTUAL, DEMO-LOW
:: categories glide-wax

Smør for temperaturen klokka ti, ikke ved starten klokka åtte. Legg festet litt tykkere enn på trening: det skal holde til siste bakke. Tørk av bindingene, sjekk piggene, og merk ski, staver og bag med navn.

Eller lever skiene til oss, så får du gå på noe vi selv ville valgt.

## Pakklista

1. Ski, staver, sko. I den rekkefølgen, allerede kvelden før.
2. Startnummer, sikkerhetsnåler, tidtakerbrikke.
3. Det du skal ha på deg, og en trøye til å varme opp i.
4. Energi, regnet ut per time, i de lommene der den skal ligge.
5. Kork, to bokser og en liten skrape i lomma.
6. Tørre klær og sko til målet. Noen som møter deg der.

:: products bag#2, glove#1

## I løypa

:: scene race-start

Still deg lenger bak enn du tror. Hold til høyre, gå forbi på venstre, si fra. Gå fiskebein i den første bakken hvis alle andre gjør det; ikke stå på stavene deres. Etter tjue minutter har feltet spredt seg, og da begynner ditt renn.

Hold en fart der du kan si en hel setning. Drikk på hver stasjon, og gå videre med koppen i hånda. Iser det: gå ut av sporet, skrap, kork, gå. Tretti sekunder der sparer fem minutter senere.

Blir det tungt, del det opp: til neste stasjon, til neste topp, til neste løper. Alle har en knekk. Den går over, som oftest etter noe å spise.

## Etterpå

Ta på tørre klær før du gjør noe annet. Drikk, spis innen en time, rør litt på deg om kvelden. Skriv opp hva som virket: smøring, klær, mat, fart. Neste renn begynner med den lappen.
`
