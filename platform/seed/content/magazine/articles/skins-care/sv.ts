export const sv = `
Skinskidor säljs med löftet att man slipper valla. Det stämmer nästan. Man slipper fästvalla. Men remsan av mohair under foten är ett textilmaterial som släpas över snö i mil efter mil, och den tackar för lite omtanke. En halvtimme tre gånger per vinter räcker för att skidorna ska fungera som nya i flera år.

## Hur huden fungerar

Fibrerna i remsan lutar bakåt. När skidan glider framåt lägger de sig platta, när du trycker ned och sparkar ifrån reser de sig och tar i snön. Mohair glider bäst, syntet håller längst, och de flesta hudar är en blandning. Allt som gör fibrerna stela eller klibbiga förstör den rörelsen: smuts, gammal valla, vatten som fryser.

Märker du att skidorna har börjat låta mer, glida sämre eller isa vid noll grader är det inte skidorna det är fel på. Det är huden som är smutsig eller torr.

## Efter varje tur

Det här tar en minut:

1. Borsta av snö och is med handen eller en mjuk borste, alltid från spets mot bakände, i fibrernas riktning.
2. Låt skidorna torka i rumstemperatur, isär, med huden utåt.
3. Ställ dem aldrig på elementet. Limmet under huden mjuknar, och den släpper i kanterna.

:: products ski-classic#2, wax-tool#2

## Rengöring

Var tredje, fjärde tur, eller när huden ser grå ut, är det dags att tvätta. Smutsen kommer av gamla vallarester i spåret, avgaser nära vägen och det som faller från granarna.

Ta ett medel som är gjort för skinn eller hudar, inte vanlig vallaborttagare. Vallaborttagare löser limmet. Sprejja på en duk i stället för direkt på huden, torka från spets mot bakände, byt till en ren del av duken och fortsätt tills den är vit. Låt torka en halvtimme. Är huden riktigt illa däran får du göra om det, men dränk den aldrig.

## Impregnering

:: look glacier
:: scene cabin

En torr hud suger åt sig vatten. Vid nollgradigt och i nysnö fryser vattnet, och då sitter det is under foten. Impregnering gör att vattnet rinner av.

- Lägg den inomhus på en ren, torr hud.
- Tunt lager, torka in med en duk, låt torka en timme eller över natten.
- Gör det före säsongen och sedan var tionde mil, oftare i blött före.
- Ta med en liten flaska på turer där temperaturen ligger kring nollan.

Isar det ändå: skrapa av med en plastkant, aldrig metall, stryk på ny impregnering och åk vidare direkt.

## Glida bättre

Det mesta av skidan är fortfarande glidyta. Framför och bakom huden ska det vara glidvalla, precis som på andra skidor. Många glömmer det, och sedan får huden skulden för att det går trögt. Flytande glid fungerar bra: stryk på fram och bak, låt torka, borsta. Håll dig två centimeter från huden och torka bort det som hamnar på den.

:: products DEMO-LOW, wax-glide#1, wax-tool#6
:: scene race-start

Värmer du in glid med järn, täck huden med maskeringstejp först. Rinner varm valla in i fibrerna är den delen förstörd.

## När huden är slut

En hud håller i 100 till 200 mil, beroende på snö och vikt. Grov vårsnö sliter mest, konstsnö näst mest. Den är slut när fibrerna är så korta att du ser väven, eller när fästet inte kommer tillbaka efter rengöring och impregnering.

På de flesta moderna skidor går huden att byta. Den sitter fast med lim eller magnet i en försänkning. Dra av den gamla långsamt, värm limresterna med hårtork, rengör botten, tryck fast den nya utan luftbubblor, börja framifrån. Är du osäker gör [verkstaden](category:services) det åt dig.

## Rätt skida, rätt spann

Slits huden fort, eller bara på mitten, är spannet troligen för mjukt för dig. Då ligger huden an hela tiden, och den bromsar dessutom när du glider. Halkar du trots att huden är ren och impregnerad är det tvärtom: spannet är för hårt. Åk med huden ett par veckor till om den är ny, de första milen är fibrerna stela. Ändras inget, gör [pappersprovet](article:workshop/skis-by-weight) och kom in med skidorna.

På vissa bindningar kan du dessutom flytta foten. Ett steg framåt ger mer fäste, ett steg bakåt mer glid. Det är hela idén med att slippa valla: i stället för att byta burk flyttar du dig själv.

## Sommaren

Tvätta en sista gång när säsongen är slut, låt huden torka ordentligt, impregnera och ställ skidorna mörkt och svalt, isär. Lägg ett lager glidvalla på resten och låt det sitta kvar till hösten. När snön kommer sicklar du av, borstar och åker. Vill du veta var skinskidor passar och var vallade skidor är bättre, läs [guiden om längdskidor](guide:choose-cross-country-skis).
`
