export const nb = `
Det finnes to slags minner om den første skituren. Det ene handler om kalde fingre, en forelder som sier at det ikke er langt igjen, og en bil som aldri kommer nærmere. Det andre handler om en bakke. Hvilket det blir, avgjøres før dere er kommet ut av døra.

## Mål turen i morsomme ting

Barn går ikke kilometer. De går til brua, til harespora, til bakken som kan kjøres to ganger. Planlegg turen som en rekke små mål med høyst fem minutter imellom, og ha noe å glede seg til ved hvert av dem. Snu mens det fortsatt er gøy. Det er den eneste regelen som aldri slår feil, for det er slutten man husker.

Åtte hundre meter er nok for en fireåring. To kilometer er langt for en sjuåring den første vinteren. Regn med at halvparten av tiden går til annet enn å gå: ligge i snøen, spise, se på spor, falle med vilje.

## Passe lange ski

For de minste er en kort ski best. For nybegynneren holder det med kroppshøyden pluss 5–10 centimeter: den skal være til å snu med, gå sidelengs opp en bakke med og falle på. Når barnet har gått før og teknikken kommer, velger du kroppshøyden pluss 10–20 centimeter.

Ikke kjøp stort for at det skal vare lenge. En ski som er for lang, har for hardt spenn for et lett barn. Festet når aldri snøen, og da må barnet gå sidelengs mens vennene går rett fram. Skal skien vare to vintre, velg heller en mykere modell enn en lengre.

:: products ski-junior#0, ski-junior#4
:: scene cabin

Felleski er det eneste fornuftige så lenge barnet ikke selv vil smøre. De virker med en gang, på nesten alt slags føre, og ingen må vente ved bilen. Legg på litt glider foran og bak, børst av fella etterpå, ferdig.

## Sko, staver og binding

Skoen er viktigere enn skien. Den skal være lett å få på, holde hælen og ha plass til tærne med én varm sokk i, ikke to. En centimeter ekstra er passe. Kjenn på tærne til barnet etter en halvtime ute: er de kalde, er skoen som oftest for trang, ikke for tynn.

Staver kan vente. Uten staver lærer barnet å stå på skien i stedet for å henge på armene, og det har hendene fri når det faller. Når det først er på tide, skal staven rekke til skulderen i klassisk.

## Kle for pause, ikke for fart

Voksne blir varme når de går. Barn stopper hele tiden. Kle dem derfor for å stå stille, og ta av et lag om det skulle trengs:

- ull innerst, aldri bomull
- en tynn fleece
- en dress eller jakke og bukse som tåler å skli på magen i
- votter, ikke fingerhansker, og et tørt par i lomma
- ei lue som dekker ørene, også under hetta

Bytt votter i pausen, ikke når noen klager. Da er det allerede for sent.

:: products glove#3, hat#3, ski-junior#3

## Nista

:: look glacier

Varm sjokolade, ei pølse som kan varmes i termos, brødskiver i små biter og noe godt som bare finnes på skitur. Ta pause tidlig, gjerne etter tjue minutter, og en gang til. Sult høres nesten alltid ut som noe annet: som trøtthet, som vondt i foten, som at dette var en dum idé fra begynnelsen av.

## Lek fram teknikken

Ikke be et barn om å bøye i knærne. Be det om å kjøre under en grein. Teknikken kommer av seg selv hvis leken er godt valgt:

1. **Under brua.** To staver som list, lavere for hver runde.
2. **Sparkesykkelen.** Én ski av, spark fra med den andre foten. Den beste balanseøvelsen som finnes.
3. **Stjel halen.** Et bånd i bukselinningen. Alle jager alle, uten staver.
4. **Stille gange.** Hvem klarer å gå forbi den voksne uten å bli hørt? Den som glir, lager mindre lyd enn den som går.
5. **Bakken.** Opp som du vil, ned som du vil. Hele dagen om det går.

## Når det sier stopp

En gang setter barnet seg i snøen og nekter. Sett deg ved siden av. Ikke spør om det er slitent, for svaret er ja. By på noe, fortell noe, bytt votter. Hjelper ikke det, tar dere av skiene og går hjem. Det er ikke noe nederlag. Dere har vært ute på ski, og neste gang kommer dere litt lenger.

Er dere flere familier, går alt lettere. Barn kan gå så langt det skal være bak et annet barn. Legg turen slik at dere kan møtes etter en halv runde, tenn bål der det er lov, og la de store gå en runde til mens de små graver.

Vil du lese mer om lengder og sko, finner du det i [guiden om barneski](guide:junior-skis). Ta den hjemme ved kjøkkenbordet. På turen holder det med sjokolade.
`
