export const nb = `
## Hvor skal du?

Fjellski er et stort ord. I den ene enden finnes skien til skogen bak huset, i den andre den som følger pulken over vidda i ei uke. Forskjellen sitter i bredde, kant og spenn. Bestem deg for hvor du tilbringer de fleste dagene, og kjøp for dem, ikke for den ene ekspedisjonen.

| Terreng | Bredde under foten | Kant |
| Scooterspor, kvistet løype | 50–58 mm | ikke nødvendig |
| Fjell, variert snø | 58–64 mm | stålkant hele veien |
| Løssnø, skog, bratt | 65 mm og oppover | stålkant |

:: products DEMO-SALE, ski-touring#0, ski-touring#2
:: categories touring-skis

## Lengde etter vekt med sekk

Vei deg med alt på. En sekk på tolv kilo flytter deg ett steg ned i listen, mens en pulk ikke flytter deg: den drar, den trykker ikke.

- Under 60 kg: 170–180 cm
- 60–80 kg: 190 cm
- Over 80 kg: 200 cm og lengre

I løssnø bærer bredden mer enn lengden. Går du mye i skog, tar du en bredere ski i en kortere lengde, så du kan snu på trange steder.

## Stålkant, feste og feller

:: scene spring-crust

Stålkanten er til for skare og is. På flatt underlag merkes den ikke, i en hard travers er den forskjellen på å stå og å falle. Festet på fjellski er som oftest en rillet eller rubbet sone, iblant med plass til korte feller. Korte feller holder på slake løyper, hele feller trengs når det går bratt oppover eller når du drar tungt.

Smøring virker også, og er ofte det beste på lange, flate dager. Ta med en blå og en rød boks, og en korkbit.

:: products wax-grip#0, wax-tool#4

## Sko og binding

:: products boot-touring#0, boot-touring#2
:: categories touring-boots, bindings

Skoen avgjør hvordan du har det om kvelden. Høyt skaft, grov såle til å gå i, plass til en tykk sokk. Prøv med den oppakningen du skal bære: foten blir lengre med vekt på ryggen. En varm innersko som kan tas ut, er mye verdt på ei kald hytte.

Bindingen velger du etter sålen på skoen. Tre pigger er enkelt og kan repareres; moderne fjellbindinger er stødigere sideveis. Vi monterer gratis når du kjøper ski og binding hos oss.

## Staver og sekk

Fjellstaver rekker til skulderen og har store trinser. Justerbar lengde er bra i bratt terreng. Sekken skal ha feste til ski på sidene og et hoftebelte som bærer.

:: products pole#2, bag#4
:: categories poles, bags

## Det som skal med

:: scene cabin

1. Kart og kompass, og noen som kan bruke dem.
2. Vindsekk, spade, førstehjelp.
3. Skift av undertøy og sokker i vanntett pose.
4. To par votter utover dem du har på deg.
5. Hodelykt med fulladet batteri.
6. Mat for én dag mer enn planlagt.
7. Skredutstyr og kunnskap om det, hvis du skal inn i bratt terreng.

:: products headlamp#2, bottle#0
:: categories headlamps, bottles

Sjekk værvarsel og skredvarsel om morgenen, fortell noen hvor du skal og når du er tilbake. Vend i tide, det er ingen skam å snu. Hvordan du kler deg for dager med lange pauser, står i [Kle deg lag på lag](guide:dress-in-layers), og vil du gå etter mørkets frambrudd, finner du [Når lykta er det eneste lyset](article:journeys/night-skiing).
`
