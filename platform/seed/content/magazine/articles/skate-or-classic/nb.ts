export const nb = `
Spørsmålet kommer hver høst, som regel fra en som allerede har bestemt seg og vil ha det bekreftet. Klassisk eller skøyting? Svaret avhenger mindre av hvem du er enn av hvor du går. Se på løypene først, og på skiene etterpå.

## Det som skiller

I klassisk går du i to spor, og skien peker alltid rett fram. Kraften kommer av at du trykker skien ned så festet tar i snøen, og av armene. I skøyting går du på en bred, pakket trasé og skyver fra til siden, som på skøyter. Feste trengs ikke. Skien skal bare gli.

Det høres ut som en liten forskjell, men den bestemmer alt annet:

| | Klassisk | Skøyting |
| Ski | lengre, mykt til middels spenn, festesone | kortere, stivere, hele sålen for glid |
| Sko | lave, bøyelig såle | mansjett rundt ankelen, stiv såle |
| Staver | omtrent til skulderen | mellom hake og nese |
| Underlag | kjørte spor, også et enkelt scooterspor | bred, hard trasé |
| Smøring | feste og glid, eller feller og glid | bare glid |

## Begynn der løypene er

Har du ei lysløype med kjørte spor og en smal stripe ved siden av, er saken klar: klassisk. Skøyting krever bredde. På en trasé som er smalere enn tre meter, slår du stavene i hverandre og skiene i brøytekanten, og etter tjue minutter er du både sint og sliten.

Bor du nær en stadion med brede traseer som prepareres hver natt, har du et valg. Da kommer det an på hva du vil ha ut av en time. Klassisk kan du gå i hvilket tempo som helst, med barn, med en venn som er tregere, med pulk. Skøyting har en laveste fart. Under den faller du sammen mellom takene, og derfor er den første skøytevinteren nesten alltid hardere enn man trodde.

:: products ski-classic#5, boot-classic#1

## Hvor lang tid tar det å lære?

Diagonalgang bærer allerede første dag, for den er gange med ski på. Det tar noen år før den blir god, men det gjør ikke noe: du kommer rundt imens. Skøyting er omvendt. Første dag er elendig, tredje dag løsner det, og etter en sesong går det fortere enn det noen gang gjorde i klassisk.

:: look glacier
:: scene mountain-plateau

Det som tar tid i skøyting, er balansen. Du skal stå på én ski med hele vekten mens den beveger seg skrått framover. Øv uten staver på et flatt parti, ti minutter i starten av hver økt. Den som hopper over det, lærer det aldri, uansett hvor sterk man er.

## Kropp og pust

Skøyting tar mer på hofter, bakside lår og utsiden av beina. Klassisk tar mer på hoftebøyerne og, når du staker, på rygg og mage. Har du vondt i knærne, er diagonalgang den snilleste bevegelsen av alle. Har du vondt i ryggen, kan skøyting kjennes bedre enn staking, men prøv før du kjøper.

Pusten er også forskjellig. I klassisk kan du gå rolig oppover og likevel komme opp. I skøyting er en bakke en bakke. Derfor går mange klassisk på de lange, rolige turene og skøyter når de vil ta i.

## Ett par eller to?

Skal du ha ett eneste par, ta klassiske. Du kan gå overalt, hele året hvis du regner med rulleski, og de fleste turrenn går i klassisk stil. Ta et par med feller hvis du ikke liker å smøre, og et smørepar hvis du gjør det. Lengde og spenn velger du etter vekt; [slik gjør du det](article:workshop/skis-by-weight).

Kjøp skøyteski som par nummer to, når du vet at traseen ligger nær nok til at det blir noe av. Og ikke spar på skoene. I skøyting er det skoen som holder kropp og ski sammen. En myk sko på en dyr ski går dårligere enn omvendt.

:: products ski-skate#2, boot-skate#0

## Hva med combi?

Det finnes sko som klarer begge stilartene: høy mansjett, mykere såle. De er en god løsning for den som går mest klassisk og vil prøve å skøyte, og for barn som vokser. Ski for begge stilartene er en dårligere idé. En ski som er stiv nok til å skøyte på, får du ikke trykket ned, og en du får trykket ned, slår igjennom når du skøyter.

Lei eller lån en dag før du bestemmer deg. Velg en dag med harde, fine løyper, gå begge deler, og merk deg etter en stund hva du gjør fordi det er moro, og hva du gjør fordi du burde. Kjøp det første.
`
