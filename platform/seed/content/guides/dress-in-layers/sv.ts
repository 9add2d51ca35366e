export const sv = `
## Innerst: ull eller syntet

:: products baselayer#1, baselayer#6
:: categories baselayers

Ull värmer när den är fuktig och luktar inte efter tre pass. Tunn till fart, tjock till fjäll. Den ska sitta nära kroppen utan att strama. Syntet torkar snabbare och passar den som svettas mycket och byter om direkt. Nät är ett gammalt knep som fortfarande fungerar: luften i maskorna isolerar, och fukten går rakt ut i nästa lager.

Bomull stannar hemma. Den suger, kyler och torkar inte.

## Mellan: luft

:: scene mountain-plateau
:: products midlayer#5, midlayer#2
:: categories midlayers

Mellanlagret är till för när du rör dig långsamt eller står still. I spåret räcker det oftast i ryggsäcken. Fleece är lätt och torkar fort, ulljackan är varmare och håller formen, västen värmer bålen och lämnar armarna fria.

Fryser du om händerna är det oftast kroppen som är kall. Ta på väst innan du byter vantar.

## Ytterst: vind, inte vatten

:: products DEMO-INITIALS, jacket#0, pants#6
:: categories jackets, pants

I spåret är det sällan blött men ofta blåsigt. En vindtät framsida och en rygg som andas räcker längre än ett skal. Byxan följer samma tanke: tätt fram, töjbart bak, dragkedja i sidan så att den går att ta av utan att ta av pjäxorna.

På fjället är det annorlunda. Där behövs ett skal som tål regn och snöstorm, och en huva som går att dra åt runt mössan. Det ligger i ryggsäcken tills det behövs.

## Händer, huvud, hals

:: scene lit-loop
:: products glove#1, hat#1
:: categories gloves, hats, socks

Huvudet är termostaten. Pannband i fart, mössa i paus, hals som går att dra upp över näsan. Händerna behöver grepp om staven och torra innerhandskar; ha ett par till i fickan. Tumvantar är varmare än fingerhandskar av samma tjocklek.

Strumpor: ett par, av ull, utan veck. Två par i samma pjäxa gör foten kallare.

## Vad du tar på när

| Temperatur | Spår och träning | Tur med pauser |
| 0 till +5 °C | tunt underställ, tunn jacka | underställ, vindjacka, fleece i ryggsäcken |
| −8 till 0 °C | underställ, vindtät jacka | underställ, fleece, vindtät jacka |
| −15 till −8 °C | tjockare underställ, jacka, väst | ull, ulljacka, skal |
| under −15 °C | två tunna lager under jackan | dubbla ullager, dunjacka till pausen |

Siffrorna gäller utan vind. Blåser det tio sekundmeter klär du dig för tio grader kallare. Och oavsett vad tabellen säger ska du frysa lite den första kvarten; det är tecknet på att du har rätt.

## Skötsel

Vädra ull, tvätta sällan, i 30 grader utan sköljmedel. Sköljmedel täpper till fibrer och membran. Tvätta skaljackor oftare än du tror: smuts och svett gör att de slutar andas. Stäng dragkedjor och kardborrar innan. En reva lagas samma kväll, och en dragkedja som kärvar smörjs med stearin.

Barn kläs för att stå still, inte för att åka. Hur man gör det, och vad som ska ligga i fickan, står i [texten om barnens första tur](article:journeys/the-childrens-first-tour). Varför man fryser av att ha för mycket på sig finns förklarat i [magasinet](article:journeys/three-layers).
`
