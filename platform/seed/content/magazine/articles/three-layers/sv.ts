export const sv = `
Den som fryser på skidor har nästan alltid för mycket på sig i början. Man svettas i första backen, tröjan blir våt, och resten av turen är kroppen sysselsatt med att torka den. Att klä sig rätt handlar mindre om värme än om fukt. Håll dig torr, så håller du dig varm.

## Tre lager, tre uppgifter

Det innersta lagret ska flytta fukt från huden. Det mellersta ska hålla luft stilla, för det är luften som isolerar. Det yttersta ska stoppa vinden. Har plagget ingen av de tre uppgifterna kan det stanna hemma.

Det betyder också att lagren ska passa ihop. Det hjälper inte med ett underställ som transporterar fukt om tröjan utanpå är av bomull och suger åt sig allt. Bomull väger dubbelt när den är blöt, kyler som en kompress och torkar inte förrän nästa dag. Lämna den i byrån.

## Innerst: ull eller syntet

Ull värmer även när den är fuktig och luktar inte efter en hel helg. Den torkar långsammare, och därför är den bäst när man rör sig lugnt och ofta stannar: turer, dagar med barn, kyla under tio minus. Syntet och nät flyttar fukten snabbare och torkar medan man åker. De passar hårda pass, där man ändå byter om direkt efteråt.

Plagget ska sitta tätt utan att strama. Ett veck av luft mot huden är en plats där svetten stannar. Kolla ryggen särskilt: tröjan ska vara så lång att den stannar i byxan när du stakar.

:: products baselayer#1, baselayer#6

## Mellan: så lite som möjligt

I spåret behövs mellanlagret oftare i ryggsäcken än på kroppen. Med hög puls räcker ett underställ och en jacka ned till runt tio minusgrader. På tur, när pulsen är lägre och pauserna längre, är en tunn fleece eller en ulljacka det plagg du använder mest.

En väst är ofta bättre än en tröja. Den värmer bålen, där kroppen styr blodet, och lämnar armarna fria. Kalla händer är förresten nästan aldrig ett handskproblem. Är du kall om magen stryper kroppen blodet till fingrarna, och då hjälper inga vantar. Ta på västen först.

:: products midlayer#5, midlayer#2

## Ytterst: vind, inte vatten

:: look glacier
:: scene mountain-plateau

Det regnar sällan i spåret, men det blåser alltid: åker du i tjugo kilometer i timmen en lugn dag har du tjugo kilometer i timmen i ansiktet. En skidjacka har vindtätt tyg fram och luftigt bak, så att fukten har någonstans att ta vägen. Ett helt vattentätt skal är för tätt. Det hör hemma i ryggsäcken på fjället, inte på överkroppen i en uppförsbacke.

Detsamma gäller byxorna. Vindtät framsida, elastisk baksida, lång dragkedja så att du kan ta av dem utan att ta av pjäxorna.

:: products jacket#0, pants#6

## En tabell att börja med

Siffrorna gäller vindstilla och vanlig träningsfart. Blåser det, gå ett steg kallare; åker du hårt, ett steg varmare.

| Temperatur | På kroppen | Händer och huvud |
| 0 till +5 °C | tunt underställ, luftig jacka | tunna handskar, pannband |
| −8 till 0 °C | underställ, vindtät jacka | handskar, mössa |
| −15 till −8 °C | tjockare underställ, jacka, väst | fodrade handskar, mössa, hals |
| under −15 °C | två tunna lager under jackan | tumvantar, mössa, buff över näsan |

Under femton minus gör du klokt i att korta passet, värma upp inomhus och andas genom ett tyg. Under tjugo är det dagen för att valla skidor.

## Tiominutersregeln

Du ska frysa lite när du börjar. Är det behagligt på parkeringen har du ett plagg för mycket på dig. Efter tio minuter har kroppen kommit ikapp, och då vet du om du valde rätt. Öppna en dragkedja innan du blir blöt, och dra upp den innan du blir kall. Det är det enda sättet att reglera som inte kräver att man stannar.

När du stannar gör du tvärtom: ta på jackan innan du tar fram termosen. Det är de första tre minuterna som kyler mest.

## Fötter och händer

Tjocka strumpor i en pjäxa som redan sitter åt gör foten kallare, inte varmare. Blodet kommer inte fram, och luften försvinner. En strumpa av ull, lagom tjock, räcker. Är det ändå kallt, dra en strumpa med bortklippt tå utanpå pjäxan. Det ser inte klokt ut och fungerar utmärkt.

Till händerna har du två par: ett på och ett torrt i fickan. Tumvantar är varmare än fingerhandskar med samma foder, eftersom fingrarna värmer varandra. Pannband räcker när du åker, mössa när du stannar.

Mer om snitt, tvätt och storlekar hittar du i [guiden om lager](guide:dress-in-layers). Men prova dig fram en vinter och skriv upp det. Efter tio pass har du din egen tabell, och den är bättre än vår.
`
