export const sv = `
Fästvallning har rykte om sig att vara svårt. Det är det inte. Det svåra är att låta bli att krångla till det. En skida med rätt spann, tre burkar och en kork räcker för de allra flesta dagar, och resten lär du dig genom att åka hundra meter och känna efter.

## Var vallan ska sitta

Fästvallan hör hemma under foten, i fästzonen. Den börjar ungefär vid hälen och går framåt så långt som skidan har spann kvar när du står på båda fötterna. För de flesta blir det 45–60 centimeter. Längre fram och längre bak är skidan till för att glida, och där gör fästvalla bara att det går trögt.

Vet du inte var zonen slutar finns det ett enkelt prov: ställ dig på ett plant golv med vikten jämnt på båda skidorna och låt någon dra ett papper fram och tillbaka under foten. Där papperet fastnar slutar zonen. Märk ut det med en tuschpenna på skidans sida, så behöver du aldrig göra om det.

## Ren och ruggad

Vallan fäster på ett rent belag och släpper från ett smutsigt. Skrapa bort den gamla vallan, torka med vallaborttagare och en duk och låt det torka helt. Dra sedan ett fint sandpapper, korn 100–150, några gånger längs zonen. Ytan ska kännas matt, inte luddig. Det tar två minuter och är skillnaden mellan valla som sitter i två mil och valla som är borta efter tre kilometer.

:: products wax-tool#6, wax-tool#4

## Tre tunna lager

Det vanligaste misstaget är ett tjockt lager. Tjock valla fryser ihop med snön, drar åt sig is och gör skidan långsam. Tunn valla gör sitt jobb och märks inte däremellan.

1. Börja med den kallare av de burkar du tvekar mellan.
2. Krita ett lager så tunt att belaget syns igenom.
3. Korka tills ytan är jämn och blank. Korken ska bli varm, inte vallan rinna.
4. Upprepa två gånger.
5. Låt skidorna stå ute i tio minuter. Varm valla som möter kall snö isar direkt.

Nu åker du. Inte runt huset, utan hundra meter i spåret med en liten backe. Hugger det fint och glider fritt är du klar. Halkar du bakåt lägger du ett lager till, eller förlänger zonen ett par centimeter framåt. Först om det inte hjälper tar du den mjukare burken. Mjukt kan läggas ovanpå hårt, men aldrig tvärtom: den hårda vallan rullar av den mjuka som kritor på smör.

## Tre burkar att börja med

:: look glacier
:: scene forest-track
:: button grip-wax | Se fästvalla

Blå, lila och röd täcker från tio minusgrader till strax över noll. Blå är din vardagsvalla en vanlig vinterdag. Lila tar vid när det kryper upp mot nollan. Röd är för blöt nysnö och för dagen när allt känns fel.

:: products DEMO-GROUPED, wax-grip#0

## Läs snön, inte burken

Temperaturen på burken gäller snön, och den gäller nysnö av vanligt slag. Tre saker flyttar gränsen:

- **Ny och gammal snö.** Färska kristaller är vassa och tränger in i vallan. De vill ha hårdare valla än termometern säger. Gammal, rundslipad snö vill ha mjukare.
- **Luftfukt.** Är det dis och rimfrost ligger du en halv burk mjukare.
- **Solen.** Spåret i skuggan kan vara fem grader kallare än gläntan. Valla för den del av rundan där du behöver fästet mest, och det är i backarna.

Har snön smält och frusit igen räcker ingen burkvalla. Då är det klister som gäller, och det finns en egen text om [hur man får det att bli trevligt](article:workshop/klister).

## När det isar

Klumpar under foten betyder att vallan är för mjuk eller för tjock. Gnid av skidan mot den andra, eller skrapa av det yttersta lagret och korka det som är kvar. Stryk sedan på ett tunt lager av en kallare burk. Åk vidare direkt: en skida som står stilla i nysnö hinner isa innan du har fått tillbaka handskarna på händerna.

Ta alltid med korken och två burkar i fickan. Föret på morgonen är sällan föret på eftermiddagen, och en minut vid spårkanten är billig jämfört med en mil i saxning.

Vill du ha hela kedjan, från rengöring till färdig glidvalla, finns den i [vallaguiden](guide:wax-guide). Men börja gärna här. Tre tunna lager, hundra meter, känn efter. Mer än så är det inte.
`
