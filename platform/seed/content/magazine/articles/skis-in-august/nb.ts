export const nb = `
Det ser rart ut første gang. Noen i hjelm og solbriller staker seg fram langs en landevei i august, med klikkende pigger og blikket langt framme. Andre gang du ser det, tenker du at det ser deilig ut. Tredje gang er det deg.

Rulleski er det nærmeste ski du kommer på barmark. Bevegelsen er den samme, balansen nesten den samme, og pusten er akkurat den samme. Men veien er hard, og det finnes ingen snø å falle i.

## Klassisk eller skøyting

Valget er enklere enn om vinteren. Går du klassisk i løypa og trener til turrenn, tar du klassiske rulleski: brede hjul, ett av dem med sperre så du kan sparke fra. De er stødige, og det meste av tiden kommer du til å stake. Skøyterulleski har smalere hjul og høyere ramme, svinger lettere og krever mer balanse. En kort skøyterulleski er livligere, en lengre er roligere.

Skal du ha ett par og ikke vet, begynn med klassiske. Å stake en time to ganger i uka er den mest lønnsomme treningen en skiløper kan drive med om sommeren.

:: products roller-classic#0, roller-skate#0

## Hjulene bestemmer farten

Hjul nummereres etter hvor lett de ruller. Toeren er rask, treeren tilsvarer omtrent en vanlig dag på snø, fireren er treg. Det er fristende å velge raske hjul, men tenk på hva du trener til.

- **Toere** er for den som går i gruppe på flat vei og vil holde fart.
- **Treere** er det rette for nesten alle. Farten i bakkene blir som om vinteren, og teknikken med den.
- **Firere** er for kupert terreng og for nybegynnere. Saktere nedover er tryggere nedover.

Bland aldri hjul med ulikt nummer på samme par. Skien drar skjevt, og du merker det først i en sving. Bytt plass på hjulene iblant, så slites de jevnt.

## Bremsen som ikke finnes

Dette er det viktigste i hele teksten: rulleski har ingen brems å snakke om. Du kan ploge litt på brede klassiske, du kan skrape med den ene skien, og du kan gå ut i gresset. Ikke noe av det hjelper i en lang bakke i femti kilometer i timen.

:: look pine
:: scene race-start

Derfor velger du veien først og økta etterpå. Gå en runde du kjenner, helst en der motbakkene er bratte og nedoverbakkene slake. Stoler du ikke på bakken, snu på toppen og gå opp igjen. Intervaller i én enkelt bakke, med rolig gange tilbake, er en utmerket økt.

## Det du skal ha på deg

1. **Hjelm.** Alltid, også på parkeringsplassen.
2. **Hansker.** Asfalt river opp en håndflate på en halvmeter.
3. **Briller.** Grus, fluer og motlys.
4. **Refleksvest.** Bilister er ikke forberedt på en skiløper og har vanskelig for å bedømme farten din. En sterk farge på ryggen gir dem tid.
5. **Skarpe pigger.** Egne rulleskipigger av hardmetall, slipt annenhver uke. En sløv pigg glipper, og da er det skulderen som får smellen.

De samme stavene som om vinteren går fint. Mange tar fem centimeter kortere i klassisk, fordi veien ikke gir etter slik snøen gjør. Skoene er også de samme; luft dem, for det blir varmt.

:: products eyewear#0, pole#3, glove#1

## De første øktene

Begynn på en tom parkeringsplass. Stå på skiene uten staver, rull på ett bein om gangen, ploge, sving rundt et kumlokk. Når du kan snu deg og se bakover uten at skiene følger med, er du klar for vei.

Så gjelder det å være nøktern: førti minutter er mye første gang. Vibrasjonene fra asfalten kjennes i føtter og underarmer på en måte snø ikke gjør. Øk med ti minutter i uka, og legg inn en uke der du ikke øker i det hele tatt.

Et godt grunnopplegg er tre økter: en rolig og lang, en med stakeintervaller på flatt, fire minutter hardt og to minutter lett fem ganger, og en med ren teknikk. Ta teknikken først i uka, når du er opplagt. Sliten teknikk er bare en vane du må bryte etterpå.

## Etterpå

Tørk av hjullagrene hvis det har regnet, og la skiene tørke inne. Vann med veistøv er lagerets verste fiende. Kjenn etter slark en gang i måneden: ta tak i hjulet og vrikk. Beveger det seg sideveis, er lageret i ferd med å gi seg, og det vil du vite hjemme i garasjen og ikke i bakken.

Og når den første snøen kommer, merker du forskjellen. De andre begynner sesongen. Du fortsetter din. Mer om hjul, ramme og lengde finner du i [guiden om rulleski](guide:roller-skis-for-summer).
`
