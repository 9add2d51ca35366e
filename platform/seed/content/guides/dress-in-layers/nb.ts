export const nb = `
## Innerst: ull eller syntet

:: products baselayer#1, baselayer#6
:: categories baselayers

Ull varmer når den er fuktig, og lukter ikke etter tre økter. Tynn til fart, tykk til fjellet. Den skal sitte inntil kroppen uten å stramme. Syntet tørker raskere og passer for den som svetter mye og skifter med en gang. Netting er et gammelt knep som fortsatt virker: lufta i maskene isolerer, og fukten går rett ut i neste lag.

Bomull blir hjemme. Den suger, kjøler og tørker ikke.

## I midten: luft

:: scene mountain-plateau
:: products midlayer#5, midlayer#2
:: categories midlayers

Mellomlaget er til når du beveger deg sakte eller står stille. I løypa holder det som oftest i sekken. Fleece er lett og tørker fort, ulljakka er varmere og holder formen, vesten varmer overkroppen og lar armene være fri.

Fryser du på hendene, er det oftest kroppen som er kald. Ta på vest før du bytter votter.

## Ytterst: vind, ikke vann

:: products DEMO-INITIALS, jacket#0, pants#6
:: categories jackets, pants

I løypa er det sjelden vått, men ofte vind. En vindtett front og en rygg som puster, rekker lenger enn et skall. Buksa følger samme tanke: tett foran, tøyelig bak, glidelås i siden så den kan tas av uten å ta av skoene.

På fjellet er det annerledes. Der trengs et skall som tåler regn og snøstorm, og ei hette som kan strammes rundt lua. Det ligger i sekken til du trenger det.

## Hender, hode, hals

:: scene lit-loop
:: products glove#1, hat#1
:: categories gloves, hats, socks

Hodet er termostaten. Pannebånd i fart, lue i pausen, hals som kan dras opp over nesa. Hendene trenger grep om staven og tørre innerhansker; ha et par til i lomma. Votter er varmere enn fingerhansker av samme tykkelse.

Sokker: ett par, av ull, uten folder. To par i samme sko gjør foten kaldere.

## Hva du tar på når

| Temperatur | Løype og trening | Tur med pauser |
| 0 til +5 °C | tynt undertøy, tynn jakke | undertøy, vindjakke, fleece i sekken |
| −8 til 0 °C | undertøy, vindtett jakke | undertøy, fleece, vindtett jakke |
| −15 til −8 °C | tykkere undertøy, jakke, vest | ull, ulljakke, skall |
| under −15 °C | to tynne lag under jakka | doble ullag, dunjakke til pausen |

Tallene gjelder uten vind. Blåser det ti meter i sekundet, kler du deg for ti grader kaldere. Og uansett hva tabellen sier, skal du fryse litt det første kvarteret; det er tegnet på at du har truffet.

## Stell

Luft ull, vask sjelden, på 30 grader uten tøymykner. Tøymykner tetter fibrer og membraner. Vask skalljakker oftere enn du tror: skitt og svette gjør at de slutter å puste. Lukk glidelåser og borrelåser først. En rift repareres samme kveld, og en glidelås som går tregt, smøres med stearin.

Barn kles for å stå stille, ikke for å gå. Hvordan du gjør det, og hva som skal ligge i lomma, står i [teksten om barnas første tur](article:journeys/the-childrens-first-tour). Hvorfor man fryser av å ha for mye på seg, er forklart i [magasinet](article:journeys/three-layers).
`
