export const nb = `
## Klassisk, skøyting eller combi

:: products roller-classic#0, roller-skate#0
:: categories classic-roller-skis, skate-roller-skis

Klassiske rulleski har brede hjul og sperre, så du kan sparke fra. De er stødige og det naturlige valget for den som staker mye. Skøyterulleski er smalere, kortere og krever mer balanse. Combi-modeller har sperre og hjul du kan skøyte på; de er et godt første par hvis du går begge stilartene om vinteren.

Går du på dårlig asfalt, velg større hjul. De ruller over skjøter og grus som små hjul stopper i.

## Velg hjul etter fart

Hjul nummereres etter rullemotstand.

| Hjul | Fart | For hvem |
| 2 | rask | gruppe på flat vei, konkurranse |
| 3 | som snø | de fleste |
| 4 | treg | nybegynnere, kupert, lange stakeøkter |

Nybegynnere gjør klokt i å starte med fireren i kupert terreng. Tregere hjul gir mer trening per kilometer og kortere bremselengde. Bytt alle hjulene på begge skiene samtidig, og bland aldri numre.

:: products roller-classic#4, roller-skate#3

## Lengde, ramme og binding

Lengden står i navnet, i millimeter mellom hjulene. 700 er vanlig til klassisk, 530–610 til skøyting. Lengre er roligere, kortere er livligere og lettere å svinge. Ramme av tre eller karbonfiber tar opp vibrasjoner; aluminium er mest solid og rimeligst.

Bindingen er den samme som på snø, så de vanlige skoene dine passer. Vi monterer den gratis når du kjøper rulleski og binding hos oss. Mange har et eldre par sko til rulleskiene, for asfalten sliter.

## Trygg på veien

:: scene race-start
:: products pole#3, eyewear#0, glove#1
:: categories poles, eyewear

Rulleski har ingen brems verdt navnet. Ploge, gå ut i gresset eller la bakken være. Hjelm, hansker, refleksvest og nyslipte pigger hører med. Gå på høyre side på én rekke, heller tidlig om morgenen enn etter jobb.

1. Lær å ploge på en tom parkeringsplass før du gir deg i vei.
2. Sykle runden først, og legg merke til bakker og kryss.
3. Velg tørr vei. På våt asfalt slipper hjulene i svingene.
4. Brems alltid før bakken, aldri i den.

## De første ukene

Begynn med førti minutter to ganger i uka. Legg til ti minutter i uka til du er oppe i halvannen time. Balanse uten staver i starten av hver økt, så staking, til slutt diagonalgang i en slak motbakke. Underarmene blir slitne av vibrasjonene; det går over på et par uker.

Vil du ha et opplegg for resten av sommeren, finner du [treningsprogrammene](category:training-plans), og teknikken er beskrevet i [Ski i august](article:technique/skis-in-august).

## Stell

Tørk av lagrene etter regn, og la skiene tørke inne. Sjekk skruene til hjulakslene en gang i måneden, og kjenn etter slark. Bytt plass på for- og bakhjul når de begynner å slites skjevt. Hjulet med sperre slites fortest; ta vare på det gamle som reserve. Slip piggene annenhver uke: en sløv pigg glipper, og da tar skuldrene støtet.
`
