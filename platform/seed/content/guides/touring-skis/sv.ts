export const sv = `
## Vart ska du?

Turskidor är ett stort ord. I ena änden finns skidan för skogen bakom huset, i andra den som drar pulka över kalfjället i en vecka. Skillnaden sitter i bredd, kant och spann. Bestäm var du tillbringar de flesta dagarna och köp för dem, inte för den enda expeditionen.

| Terräng | Bredd under foten | Kant |
| Skoterspår, packad led | 50–58 mm | inte nödvändig |
| Fjäll, blandad snö | 58–64 mm | stålkant hela vägen |
| Lös snö, skog, branter | 65 mm och uppåt | stålkant |

:: products DEMO-SALE, ski-touring#0, ski-touring#2
:: categories touring-skis

## Längd efter vikt med ryggsäck

Väg dig med allt på. En ryggsäck på tolv kilo flyttar dig ett steg nedåt i listan, medan en pulka inte flyttar dig alls: den drar, den trycker inte.

- Under 60 kg: 170–180 cm
- 60–80 kg: 190 cm
- Över 80 kg: 200 cm och längre

I lös snö bär bredden mer än längden. Åker du mycket i skog tar du en bredare skida i en kortare längd, så att du kan vända på smala ställen.

## Stålkant, fäste och fällor

:: scene spring-crust

Stålkanten är till för skare och is. På plant underlag märks den inte, i en hård traversering är den skillnaden mellan att åka och att ramla. Fästet på turskidor är oftast en räfflad eller ruggad zon, ibland med plats för korta stighudar. Korta hudar räcker på flacka leder, hela hudar behövs när det går brant uppför eller när du drar tungt.

Valla fungerar också, och är ofta skönast på långa flacka dagar. Ta med en blå och en röd burk, och en korkbit.

:: products wax-grip#0, wax-tool#4

## Pjäxor och bindning

:: products boot-touring#0, boot-touring#2
:: categories touring-boots, bindings

Pjäxan avgör hur du mår på kvällen. Högt skaft, grov sula som går att gå i, plats för en tjock strumpa. Prova med den packning du ska bära: foten blir längre med vikt på ryggen. En varm innersko som går att ta ur är värd mycket i en kall stuga.

Bindningen väljer du efter pjäxans sula. Tre stift är enkelt och går att laga; moderna turbindningar är stadigare i sidled. Vi monterar utan kostnad när du köper skida och bindning hos oss.

## Stavar och ryggsäck

Turstavar når till axeln och har stora trugor. Ställbar längd är bra i brant terräng. Ryggsäcken ska ha fästen för skidor på sidorna och ett höftbälte som bär.

:: products pole#2, bag#4
:: categories poles, bags

## Det som ska med

:: scene cabin

1. Karta och kompass, och någon som kan dem.
2. Vindsäck, spade, första förband.
3. Ombyte av underställ och strumpor i vattentät påse.
4. Två par vantar utöver dem du har på dig.
5. Pannlampa med fulladdat batteri.
6. Mat för en dag mer än planerat.
7. Lavinutrustning och kunskap om den, om du ska in i branter.

:: products headlamp#2, bottle#0
:: categories headlamps, bottles

Kontrollera väderprognos och lavinprognos på morgonen, tala om för någon vart du ska och när du är tillbaka. Vänd i tid. Fjället ligger kvar. Hur du klär dig för dagar med långa pauser står i [Klä dig i lager](guide:dress-in-layers), och vill du åka efter mörkrets inbrott finns [När lampan är enda ljuset](article:journeys/night-skiing).
`
