export const nb = `
Sju kuldegrader sto det på termometeret ved kjøkkenvinduet. På stadion var det to plussgrader i sola, og snøen i skogen var minus ni. Samme formiddag, samme sted. Derfor kjennes smøring som flaks, og derfor gjør et snøtermometer til noen hundrelapper større forskjell enn den neste boksen.

## Mål der du går

Snøen har sin egen temperatur. Om dagen er den kaldere enn lufta, fordi lufta varmes først. Om natta og i klarvær er den ofte mye kaldere enn lufta, for den stråler ut varmen sin. Og når det er varmere enn null, kan snøen aldri bli varmere enn null: den blir bare våtere.

Slik gjør du:

1. Stikk termometeret to centimeter ned, ikke dypere.
2. Skygg for det med hånda eller en stav.
3. Vent et helt minutt.
4. Mål to steder: ett i sola, ett i skyggen.
5. Velg smøring etter det kaldeste stedet der du må oppover.

## Fargene

Fargene på boksene er stort sett de samme hos alle merker, selv om grensene skiller en grad eller to. I butikken vår er skalaen slik:

| Farge | Snøens temperatur | Typisk føre |
| Grønn | −18 til −8 °C | gnistrende kaldt, tørr snø |
| Blå | −10 til −3 °C | vanlig vinterdag |
| Lilla | −4 til 0 °C | på vei mot null |
| Rød | −1 til +3 °C | nullføre, våt nysnø |
| Gul | 0 til +10 °C | vårsnø, grovkornet og vått |

Skalaen er den samme for glid og for feste, og overlappingen er med vilje. Der to farger passer, velger du den hardeste til feste og den kaldeste til glid hvis snøen er ny, og den mykere hvis den er gammel.

:: products wax-glide#0, wax-grip#0, DEMO-GROUPED
:: button grip-wax | Se festesmøring

## Hvorfor nysnø vil ha hardere smøring

En nyfalt krystall har skarpe armer. Når skien trykker den ned, trenger armene inn i smøringen som borrelås; det er slik festesmøring virker. Er smøringen for myk, blir krystallene sittende, og skien iser. Derfor hardere smøring på nysnø.

Etter noen døgn er armene brukket av og kornene blitt runde. De får ikke tak i hard smøring, og da trengs en mykere. Når snøen dessuten har smeltet og frosset på nytt, er kornene små iskuler. De sliter bort festevoks på noen kilometer, og du må gå over til [klister](article:workshop/klister).

## Fukten, den glemte halvdelen

:: look glacier
:: scene lit-loop

Temperaturen er bare halve svaret. Tørr innlandsluft på minus ti og fuktig kystluft på minus ti er to helt ulike typer føre. Klem en neve snø i hansken:

- Den renner fra hverandre: tørr, under 50 prosent fukt. Hold deg på den kalde siden.
- Den kan formes: normal. Gå etter boksen.
- Det blir en snøball: fuktig. Gå en halv farge mykere.
- Hansken blir våt: vått. Strukturen i sålen betyr nå mer enn smøringen.

Struktur er mønsteret av små riller som slipingen lager i sålen. Fint mønster til kald, tørr snø, grovt til våt. En ski med feil struktur går tregt uansett hvordan den er smurt, og det er en jobb for [verkstedet](category:services).

## Glid: to metoder

Vil du gjøre det ordentlig, varmer du inn glider med jern. Temperaturen på jernet står på pakken. Ikke la jernet stoppe, dra det fra tupp til bakende på ti sekunder per ski og slutt når glideren er blank bak jernet. Sikle når skien er avkjølt, børst med messing først og nylon etterpå, og børst mer enn du tror. Glideren skal være i sålen, ikke på den.

:: products wax-tool#0, wax-tool#5, wax-tool#2

Har du fem minutter, tar du flytende glider. Stryk på, la tørke, børst. Det holder i et par mil, og for den som går etter jobb, er det som oftest det eneste fornuftige.

:: products DEMO-LOW, wax-glide#4

## En kveld, én beslutning

Slik kan en vanlig vinterkveld se ut. Varselet for lørdag sier minus seks om morgenen og minus to midt på dagen, klart, ingen nysnø. Løypa er tre døgn gammel.

Glid: blå, fordi det er kaldest når du starter, og snøen er tørr. Feste: grunnvoks, så to lag blå, så ett lag lilla bakerst i sonen, under hælen, der slitasjen er størst. I lomma: lilla og kork, til ettermiddagen. Det tar en halvtime, medregnet kaffe.

Skriv opp hva du valgte og hvordan det gikk. Dato, snø, temperatur, smøring, karakter. Etter en vinter har du et hefte som er mer verdt enn alle tabeller, for det handler om din snø, dine ski og dine bakker. Vil du begynne fra begynnelsen, finner du hele gangen i [smøreguiden](guide:wax-guide).
`
