export const nb = `
Halv fire i desember er dagen slutt. Enten pakker man sammen da, eller så tenner man lykta og får løypa for seg selv. Snøen er på sitt beste om kvelden, kaldere og jevnere, og det er stille på en måte det aldri er om dagen. Alt du trenger, er lys, litt mer klær og en plan for det som kan gå galt.

## Hvor mye lys?

Lykter selges i lumen, som er den samlede lysmengden. Det sier ikke alt, men det er en god begynnelse:

| Tur | Lumen som holder |
| Rolig tur i preparert løype | 300–400 |
| Trening, variert terreng | 600–800 |
| Raske utforkjøringer i skog | 1000 og oppover |

Mer er ikke alltid bedre. Et veldig sterkt lys rett fram gjør at øynene stiller seg inn på det lyse, og da blir alt utenfor bekmørkt. Viktigere er det hvordan strålen ser ut. En bred kjegle nær skiene viser løypa, en smalere lenger framme viser svingen. Gode lykter gjør begge deler på en gang.

:: products headlamp#2, headlamp#4

Snøen hjelper til. På hvit mark holder omtrent halvparten av lyset du trenger i en skog på barmark. Når det snør, er det omvendt: fnuggene lyser tilbake i ansiktet. Skru ned styrken og rett strålen lavere, akkurat som med tåkelys.

## Batteriet og kulda

Et litiumbatteri taper en tredjedel av tiden sin i ti kuldegrader, og mer når det blir kaldere. Det går ikke i stykker, det bare sover. Derfor finnes det to måter å bære det på: bak på hodet under lua, eller i innerlomma med ledning.

- Lad samme kveld, ikke uka før.
- Regn med to tredjedeler av tiden som står på esken.
- Gå på halv styrke oppover. Der går det uansett sakte, og du sparer til nedoverbakken.
- Ha alltid en liten reservelykt i lomma. Den trenger bare å rekke hjem.

## Se og bli sett

:: look pine
:: scene forest-track

Du ser løypa, men andre skal se deg også. Et rødt blinkende lys bak, reflekser på bein og armer, og vend bort hodet når du møter noen. Å blende en skiløper i nedoverbakke er som å strekke ut en stav foran skiene. Si hei i stedet, så vet begge hvor dere er.

I lysløypa gjelder det omvendte. Der kan du ofte slukke lykta, og bør gjøre det når andre kommer mot deg. Ha den på hodet likevel. Løypelyset slukkes på slaget, og da er du alltid lengst fra bilen.

## Klær for kvelden

Temperaturen faller fem til ti grader mellom ettermiddag og kveld, mest i søkk og på vann. Kle deg som om dagen, men legg et vindtett lag i sekken, ta tykkere votter og bytt pannebåndet ut med lue. Ikke svett deg i hjel i den første bakken. Fukt som er varm klokka sju, er iskald klokka åtte.

Et par klare briller eller et visir verner øynene mot greiner og kulde. Mørke linser blir hjemme.

:: products eyewear#0, hat#1, glove#1

## Velg en runde du kan

Kveldens første regel er å gå der du har vært om dagen. Skogen ser annerledes ut i en lyskjegle: avstander krymper, bakker blir brattere, og en sving kommer før du venter den. Gå en runde i halv fart først. Se etter isflekker i skyggen under granene, der løypa har smeltet om dagen og frosset igjen.

Nedoverbakkene tar du roligere enn ellers. Regelen er enkel: du skal kunne stoppe innenfor det du ser. Rekker lyset tretti meter, er det tretti meter du har.

1. Fortell noen hvilken runde du går, og når du er tilbake.
2. Ha telefonen innenfor jakka, der batteriet er varmt.
3. Legg en folieponcho og en tørr trøye i sekken. Til sammen veier de mindre enn en banan.
4. Er du alene, velg en runde som passerer bilen hver halvtime.

## Det du får

Etter et kvarter slutter man å tenke på lykta. Lyden av skiene blir tydeligere enn om dagen, og man kjenner snøen i stedet for å se den. Mange synes teknikken blir bedre i mørket, og det er ikke så rart: når øynene har mindre å gjøre, får føttene bestemme.

En kveld i måneden trengs ikke engang lykta. Ved fullmåne, på en åpen slette med nysnø, kan man slukke og vente et minutt. Først ser man ingenting. Så kommer trærne, løypa og til slutt sin egen skygge. Det er verdt å ha gått hele vinteren for. Lengden på turen får avgjøre hvordan du kler deg; [lag på lag](guide:dress-in-layers) virker om natta også.
`
