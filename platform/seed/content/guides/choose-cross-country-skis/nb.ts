export const nb = `
## Klassisk eller skøyting?

:: scene race-start
:: categories classic-skis, skate-skis

Den som skal ha ett eneste par, velger klassisk. Det går an å gå overalt der det er løype, i hvilken som helst fart, og teknikken bærer allerede første dag.

Skøyting er morsommere i brede, harde løyper og vanskeligere i alt annet. Kjøp det som par nummer to, når du vet at løypa ligger nær nok til at det blir noe av. Er du usikker på hva som passer deg, finner du [hele resonnementet i magasinet](article:technique/skate-or-classic).

## Spennet først, lengden etterpå

:: products DEMO-CONF, ski-classic#0, ski-skate#0

En klassisk ski er en fjær. Står du på begge, skal festesonen sveve over snøen; legger du alt på én, skal den ta tak. Derfor er det vekten din, med klær og sekk, som bestemmer paret. Hver lengde er laget for et vektområde, og innenfor det finnes det ofte flere hardheter:

| Hvor i skiens vektområde | Spenn | Kjennes som |
| Nedre tredjedel | mykt | lett å trykke ned, sikkert feste |
| Midten | middels | riktig for de fleste |
| Øvre tredjedel | hardt | mye glid, krever et tydelig fraspark |

Er du mellom to lengder, tar du den korteste hvis du er ny, den lengste hvis du er vant. Heller litt for mykt enn litt for hardt: en ski du ikke får trykket ned, kan ingen smøring redde. [Papirprøven](article:workshop/skis-by-weight) hjemme på kjøkkengulvet tar to minutter.

## Smøring eller feller?

:: scene spring-crust
:: products ski-classic#2, DEMO-GROUPED
:: categories grip-wax, glide-wax

En felleski har en stripe mohair som griper bakover. Den virker med en gang og glir nesten like godt som en smurt ski; bare i skikkelig kald snø og på nysnø rundt null taper den. Fella har godt av [rens og impregnering](article:workshop/skins-care) noen ganger hver vinter.

Smøreski er raskere for den som liker å smøre. Gjør du ikke det, blir de tregere. En tredje type er ski for nullføre, med rubbet festesone. De er best i et svært smalt område og passer som tillegg, ikke som eneste par.

## Hva det koster, og hva det gir

Rimelige ski har en kjerne av skum eller tre, dyrere en lettere kjerne og flere hardheter å velge mellom. Forskjellen i vekt er et par hundre gram per par. Forskjellen i såle merkes mer: en bedre såle suger til seg mer glider og holder lenger mellom hver gang du smører. Men rekkefølgen er alltid den samme. Riktig spenn på et enkelt par slår feil spenn på et dyrt.

Regn med resten før du bestemmer deg:

- **Binding.** Sålen på skoen avgjør hvilken. Vi monterer gratis når du kjøper ski og binding hos oss.
- **Sko.** Bruk heller pengene her enn på skien.
- **Staver.** Klassisk til skulderen, skøyting til mellom hake og nese.
- **Småtingene.** En kork, tre bokser, en børste og et trekk.

:: products binding#4, pole#0, boot-classic#0
:: categories bindings, poles, ski-packages

## Spørsmål å stille seg

1. Hvor skal du gå, og hvordan er løypene der?
2. Hvor ofte? Under ti ganger per vinter: felleski.
3. Hva veier du egentlig, med klær på?
4. Liker du å smøre?
5. Går du helst langt og rolig, eller kort og hardt?

Har du svarene, er resten lett. Skriv vekten i [Finn riktige ski](shop:ski-finder), så ser du parene som bærer deg. Passer det likevel ikke, kan du lese om [åpent kjøp](page:delivery-returns) og bytte, eller begynne med [spørsmål og svar](page:faq).
`
