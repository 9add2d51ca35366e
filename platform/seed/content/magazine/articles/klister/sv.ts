export const sv = `
Klister har ett dåligt rykte, och det är välförtjänt. Det fastnar på handskarna, på stavarna, på bilsätet och på hunden. Men när spåret har töat på dagen och frusit på natten är det klister eller ingenting. Rätt gjort är det en kvarts arbete, och sedan har du fäste som håller hela vägen.

## När burken inte räcker

Fästvalla på burk fungerar för att snökristallerna tränger in i den. Snö som har smält och frusit igen har inga kristaller kvar, bara hårda korn och is. De hittar inget att gripa i, och de skaver bort vallan på ett par kilometer. Klister är tjockt och segt, nästan som sirap. Kornen sjunker in i det i stället.

Tre tecken på att det är klisterdags:

- Spåret är blankt på morgonen och knastrar under stavarna.
- Snön liknar grovt socker eller hagel.
- Du har redan lagt röd burkvalla och halkar ändå.

På ett nyfallet, torrt före ska du aldrig ha klister. Då får du en isklump stor som en limpa under varje fot.

## Två huvudsorter

Hårt klister är för is och frusen skare. Mjukt klister är för blöt, grovkornig snö i plusgrader. Däremellan finns det universella, som är mjukt nog för det mesta och aldrig riktigt bäst. Har du en enda tub ska det vara en sådan. Temperaturen på förpackningen läser du som vanligt: röd kring nollan, gul för riktigt vått.

:: products wax-grip#2, wax-grip#5, wax-grip#8
:: button grip-wax | Se fästvalla

## Så gör du

Gör det inomhus om du kan. Klister i kyla är som tuggummi, klister i rumstemperatur är som honung.

1. **Rengör zonen.** All gammal valla ska bort. Rugga med sandpapper, korn 100.
2. **Maskera.** Sätt en bit maskeringstejp tvärs över vid zonens början och slut. Klisterzonen är kortare än den för burkvalla: dra av fem till tio centimeter framtill.
3. **Värm tuben** i fickan eller med en hårtork i en halv minut.
4. **Lägg ut** små streck i fiskbensmönster på båda sidor om rännan. Mindre än du tror. En ärta per fem centimeter räcker.
5. **Bred ut** med en bit plast eller tummen i en engångshandske till ett jämnt, tunt lager. Det ska se ut som glasyr, inte som sylt.
6. **Dra av tejpen** och låt skidorna svalna ute, liggande, i tio minuter innan du går på dem.

Sätt inte ihop skidorna belag mot belag. Det är ett misstag man bara gör en gång.

## Grunden som gör jobbet

:: look glacier
:: scene coast-trail

På hård is slits även klister. Lägg då ett tunt lager grundvalla eller hårt klister först, värm in det lätt med järnet eller en varmluftspistol och låt det stelna helt. Sedan lägger du det mjukare ovanpå. Grunden fäster i belaget, det mjuka fäster i snön. Så klarar du fem mil där det annars hade blivit två.

:: products wax-grip#1, wax-tool#6

## När det bara är klister ibland

Vårens svåraste före är det som byter mitt på dagen: is i skuggan, blött i solen, och en bit nysnö högst upp. Då finns en gammal lösning. Lägg ett tunt klisterlager, låt det frysa utomhus tills det är hårt, och täck det med ett lager burkvalla som du stryker på utan att trycka. Burkvallan hindrar nysnön från att klumpa sig, och när den slits bort finns klistret under.

Går det inte att få ihop, åk skinskidor den dagen. Det är inget nederlag; det är därför de finns.

## Bort med det

Klister tar du av med vallaborttagare och papper, aldrig med skrapa och våld. Skrapa först av det mesta medan det är kallt och segt, lägg på papper, sprejja, låt verka i två minuter, torka. Gör om tills papperet är rent. På kläderna: lägg plagget i frysen över natten och bryt bort klistret när det är hårt. Det som är kvar löses av matolja, och matoljan löses av diskmedel.

:: products wax-tool#3, wax-tool#13

På händerna fungerar också matolja, helst med lite socker. Handkräm i förväg är bättre. Ha en påse bara för klister: tuber, handskar, papper, plastbit och tejp. Lägg påsen i en påse.

## Det du vinner

En dag i april, med skare som bär och spår som är hårda som golv, åker den som har rätt klister ifrån alla. Fästet tar utan att du behöver trycka till, glidet är snabbt för att det är is, och solen gör resten. Det är de dagarna hela vintern har varit en omväg till. Att du har klister på tummen när du äter din apelsin hör till. Tabellen över färger och temperaturer finns i [texten om vallatemperaturer](article:workshop/wax-temperatures).
`
