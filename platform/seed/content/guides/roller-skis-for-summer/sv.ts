export const sv = `
## Klassisk, skate eller combi

:: products roller-classic#0, roller-skate#0
:: categories classic-roller-skis, skate-roller-skis

Klassiska rullskidor har breda hjul och backspärr, så att du kan sparka ifrån. De är stabila och det naturliga valet för den som stakar mycket. Skaterullskidor är smalare, kortare och kräver mer balans. Kombimodeller har backspärr och hjul som går att skejta på; de är ett bra första par om du åker båda stilarna på vintern.

Åker du på dålig asfalt, välj större hjul. De rullar över skarvar och grus som små hjul stannar i.

## Välj hjul efter fart

Hjul numreras efter rullmotstånd.

| Hjul | Fart | För vem |
| 2 | snabb | grupp på plan väg, tävling |
| 3 | som snö | de flesta |
| 4 | trög | nybörjare, backigt, långa stakpass |

Nybörjare gör klokt i att börja med fyran i backig terräng. Långsammare hjul ger mer träning per kilometer och kortare bromssträcka. Byt alla hjul på båda skidorna samtidigt och blanda aldrig nummer.

:: products roller-classic#4, roller-skate#3

## Längd, balk och bindning

Längden står i namnet, i millimeter mellan hjulen. 700 är vanligt för klassiskt, 530–610 för skate. Längre är lugnare, kortare är livligare och lättare att svänga. Balk av trä eller kolfiber tar upp vibrationer; aluminium är tåligast och billigast.

Bindningen är densamma som på snö, så dina vanliga pjäxor passar. Vi monterar den utan kostnad när du köper rullskida och bindning hos oss. Många har ett äldre par pjäxor till rullskidorna, för asfalten sliter.

## Trygg på vägen

:: scene race-start
:: products pole#3, eyewear#0, glove#1
:: categories poles, eyewear

Rullskidor har ingen broms värd namnet. Ploga, kliv ut i gräset eller undvik backen. Hjälm, handskar, reflexväst och nyslipade stavspetsar hör till. Åk på höger sida i ett led, i vardagstrafik hellre tidigt på morgonen än efter jobbet.

1. Lär dig ploga på en tom parkering innan du ger dig ut.
2. Åk rundan med cykel först och lägg märke till backar och korsningar.
3. Välj torr väg. På våt asfalt släpper hjulen i kurvorna.
4. Bromsa alltid före backen, aldrig i den.

## De första veckorna

Börja med fyrtio minuter två gånger i veckan. Lägg till tio minuter i veckan tills du är uppe i en och en halv timme. Balans utan stavar i början av varje pass, sedan stakning, sist diagonal i en svag uppförsbacke. Underarmarna blir trötta av vibrationerna; det går över på ett par veckor.

Vill du ha ett upplägg för resten av sommaren finns [träningsprogrammen](category:training-plans), och tekniken står beskriven i [Skidor i augusti](article:technique/skis-in-august).

## Skötsel

Torka av lagren efter regn och låt skidorna torka inne. Kontrollera skruvarna till hjulaxlarna en gång i månaden och känn efter glapp. Skifta plats på fram- och bakhjul när de börjar slitas snett. Hjulet med backspärr slits fortast; spara det gamla som reserv. Slipa stavspetsarna varannan vecka: en slö spets glider, och då tar axlarna stöten.
`
