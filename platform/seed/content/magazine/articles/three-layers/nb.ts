export const nb = `
Den som fryser på ski, har nesten alltid for mye på seg i starten. Man svetter i den første bakken, trøya blir våt, og resten av turen er kroppen opptatt med å tørke den. Å kle seg riktig handler mindre om varme enn om fukt. Hold deg tørr, så holder du deg varm.

## Tre lag, tre oppgaver

Det innerste laget skal flytte fukt fra huden. Det midterste skal holde luft i ro, for det er lufta som isolerer. Det ytterste skal stoppe vinden. Har plagget ingen av de tre oppgavene, kan det bli hjemme.

Det betyr også at lagene må passe sammen. Det hjelper ikke med et undertøy som transporterer fukt, hvis genseren utenpå er av bomull og suger til seg alt. Bomull veier dobbelt når den er våt, kjøler som et omslag og tørker ikke før neste dag. La den ligge i skuffen.

## Innerst: ull eller syntet

Ull varmer også når den er fuktig, og lukter ikke etter en hel helg. Den tørker langsommere, og derfor er den best når du beveger deg rolig og stopper ofte: turer, dager med barn, kulde under ti minus. Syntet og netting flytter fukten raskere og tørker mens du går. De passer til harde økter, der du uansett skifter rett etterpå.

Plagget skal sitte tett uten å stramme. En fold med luft mot huden er et sted der svetten blir værende. Sjekk ryggen spesielt: trøya skal være så lang at den blir i buksa når du staker.

:: products baselayer#1, baselayer#6

## I midten: så lite som mulig

I løypa trengs mellomlaget oftere i sekken enn på kroppen. Med høy puls holder det med undertøy og jakke ned til rundt ti kuldegrader. På tur, når pulsen er lavere og pausene lengre, er en tynn fleece eller en ulljakke det plagget du bruker mest.

En vest er ofte bedre enn en genser. Den varmer overkroppen, der kroppen styrer blodet, og lar armene være fri. Kalde hender er forresten nesten aldri et hanskeproblem. Er du kald på magen, struper kroppen blodet til fingrene, og da hjelper ingen votter. Ta på vesten først.

:: products midlayer#5, midlayer#2

## Ytterst: vind, ikke vann

:: look glacier
:: scene mountain-plateau

Det regner sjelden i løypa, men det blåser alltid: går du i tjue kilometer i timen en stille dag, har du tjue kilometer i timen i ansiktet. En skijakke har vindtett stoff foran og luftig bak, så fukten har et sted å gjøre av seg. Et helt vanntett skall er for tett. Det hører hjemme i sekken på fjellet, ikke på overkroppen i en motbakke.

Det samme gjelder buksa. Vindtett foran, elastisk bak, lang glidelås så du kan ta den av uten å ta av skoene.

:: products jacket#0, pants#6

## En tabell å begynne med

Tallene gjelder vindstille og vanlig treningsfart. Blåser det, går du ett steg kaldere; går du hardt, ett steg varmere.

| Temperatur | På kroppen | Hender og hode |
| 0 til +5 °C | tynt undertøy, luftig jakke | tynne hansker, pannebånd |
| −8 til 0 °C | undertøy, vindtett jakke | hansker, lue |
| −15 til −8 °C | tykkere undertøy, jakke, vest | fôrede hansker, lue, hals |
| under −15 °C | to tynne lag under jakka | votter, lue, buff over nesa |

Under femten minus gjør du klokt i å korte ned økta, varme opp inne og puste gjennom et tøystykke. Under tjue er det dagen for å smøre ski.

## Timinuttersregelen

Du skal fryse litt når du begynner. Er det behagelig på parkeringsplassen, har du ett plagg for mye på deg. Etter ti minutter har kroppen tatt det igjen, og da vet du om du valgte rett. Åpne en glidelås før du blir våt, og dra den igjen før du blir kald. Det er den eneste måten å regulere på som ikke krever at du stopper.

Når du stopper, gjør du omvendt: ta på jakka før du tar fram termosen. Det er de første tre minuttene som kjøler mest.

## Føtter og hender

Tykke sokker i en sko som allerede sitter trangt, gjør foten kaldere, ikke varmere. Blodet kommer ikke fram, og lufta forsvinner. Én sokk av ull, passe tykk, er nok. Er det likevel kaldt, drar du en sokk med avklippet tå utenpå skoen. Det ser ikke klokt ut og virker utmerket.

Til hendene har du to par: ett på og ett tørt i lomma. Votter er varmere enn fingerhansker med samme fôr, fordi fingrene varmer hverandre. Pannebånd er nok når du går, lue når du stopper.

Mer om snitt, vask og størrelser finner du i [guiden om lag på lag](guide:dress-in-layers). Men prøv deg fram en vinter og skriv det opp. Etter ti økter har du din egen tabell, og den er bedre enn vår.
`
