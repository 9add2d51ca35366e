export const nb = `
Det vanligste spørsmålet i butikken er hvor lange skiene skal være. Det beste spørsmålet stiller nesten ingen: hva veier du? En ski vet ikke hvor høy du er. Den kjenner hvor hardt du trykker på den, og alt den gjør, festet, gliden, hvordan den svinger, kommer av det.

## Skien er en fjær

Legg to ski mot hverandre, såle mot såle, så ser du en åpning i midten. Det er spennet. Når du står på begge skiene, skal åpningen være der under foten, slik at festesmøringen eller fella svever over snøen mens du glir. Når du trykker ned én ski med hele vekten, skal åpningen forsvinne, slik at festet tar.

Er spennet for hardt for deg, når festet aldri snøen. Det glipper oppover, hvordan du enn smører. Er det for mykt, ligger festesonen nedpå hele tiden. Da får du feste i massevis, men smøringen slites, og skien bremser på hver meter. De fleste som sier at de er dårlige til å smøre, har feil spenn.

## Hva vekta sier

Vei deg med klær på, og med sekk om du pleier å ha en. Tallet som kommer fram, bestemmer lengden, omtrent slik på ski for voksne. Barneski velges etter høyden; hvordan står i [guiden om barneski](guide:junior-skis).

| Du veier | Klassisk ski | Skøyteski |
| 45–57 kg | 185 cm | 175 cm |
| 51–65 kg | 190 cm | 180 cm |
| 59–74 kg | 195 cm | 180–185 cm |
| 67–83 kg | 200 cm | 185–190 cm |
| 76–95 kg | 205 cm | 190 cm |
| 87 kg og mer | 210 cm | 195 cm |

Radene overlapper, og det er meningen. Veier du 72 kilo, kan du gå på 195 eller 200. Da får høyden og teknikken avgjøre: høy og vant tar den lengste, lav og uvant den korteste.

:: products ski-classic#4, ski-classic#6, ski-skate#4
:: button classic-skis | Se klassiske ski

## Mykt, middels eller hardt

Flere modeller finnes i tre hardheter i samme lengde. Det er den finjusteringen som merkes mest.

- **Mykt spenn** hvis du ligger i den nedre tredjedelen av vektene skien er laget for, eller hvis du går rolig og vil ha sikkert feste.
- **Middels** hvis du ligger midt i. Riktig for de aller fleste.
- **Hardt** hvis du ligger i den øvre tredjedelen, staker mye, eller har et kraftig fraspark og vil ha så lite motstand som mulig.

Smøringen spiller også inn. Klister er tykt og trenger en ski som holder det borte fra snøen, altså et hardere spenn. Festevoks og feller er tynne og vil ha et mykere.

## Papirprøven

:: look glacier
:: scene cabin

Har du skiene hjemme, kan du prøve dem på kjøkkengulvet. Legg dem på et flatt, hardt gulv og still deg med tærne der bindingen sitter.

1. Vekten likt på begge: et papir skal kunne dras fra like bak hælen til 25–40 centimeter foran tærne.
2. Hele vekten på én fot: papiret skal sitte fast.
3. Stå på tå på én fot: papiret skal sitte hardere fast.

Kan papiret ikke dras i det hele tatt i den første prøven, er skien for myk. Kan det dras i den andre, er den for hard. Er du usikker, kan du levere dem til [spennmåling](category:services), så måler vi mot vekten din og merker festesonen.

## Skøyting og tur

En skøyteski har ikke feste, men den har også et spenn, hardere og over hele lengden. Der sørger vekten for at skien fordeler trykket: for myk, og den graver ned tuppene; for hard, og den ligger bare på to punkter og kjennes nervøs. Tabellen gjelder der også.

På fjellski i løssnø er det annerledes. Snøen gir etter, og bredden bærer mer enn lengden. Regn med sekken ordentlig, og ta heller en bredere ski enn en lengre hvis du går i skog der du må kunne snu.

## Når kroppen endrer seg

Ti kilo opp eller ned er en hel spennklasse. Har skiene kjentes feil de siste vintrene, er det ikke sikkert at de er slitt; det kan være du som har flyttet deg i tabellen. Barn flytter seg hvert år, og derfor er det klokere å kjøpe mykt til dem enn langt.

Ski mister dessuten spenn med tiden, noen fortere enn andre. Ta papirprøven hver høst. Sitter papiret fast på begge beina, er skien trøtt, og da er det på tide med nye.

## Og høyden?

Høyden din avgjør stavene, ikke skiene. Men er du svært høy for vekten din, blir en kort ski ustø i nedoverbakkene, og er du lav, blir en lang ski vanskelig å snu med. Derfor ser vi på alt, i denne rekkefølgen: vekt, spenn, høyde. Prisen kommer som nummer fire. En billig ski med riktig spenn slår en dyr med feil, hver dag om vinteren. Hvordan du tenker om stilart og modell, står i [guiden om langrennsski](guide:choose-cross-country-skis).
`
