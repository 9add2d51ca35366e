export const sv = `
## Prova på kvällen

:: scene cabin
:: products boot-classic#0, boot-skate#0, sock#2
:: categories classic-boots, skate-boots, touring-boots

Fötter växer under dagen. Prova med den strumpa du åker i, snöra från tån och uppåt, och gå upp på tå tio gånger. Lyfter hälen mer än några millimeter är pjäxan för stor.

Mät foten och jämför med vår [storleksguide](page:size-guide). Ligger du mellan två storlekar tar du den större till tur och den mindre till tävling.

## Fem saker att känna efter

1. **Hälen** ska sitta som i en kopp, även när du böjer dig framåt.
2. **Tårna** ska kunna röra sig fritt. När du står rakt får längsta tån nudda fodret, inte trycka mot det.
3. **Vristen** ska hållas ned utan att snöret skär in.
4. **Bredden.** Buktar foten ut över sulan är lästen för smal; glider den i sidled är den för bred.
5. **Böjet.** Veckar sig pjäxan över tårna när du går upp på tå sitter vecket på fel ställe för din fot.

Behåll pjäxorna på i en halvtimme, inomhus, medan du gör något annat. Det som skaver efter tio minuter skaver mer efter tio kilometer. Rena och oanvända kan de lämnas tillbaka; hur det går till står under [leverans och retur](page:delivery-returns).

## Rätt sort för din åkning

| | Klassisk | Skate | Tur |
| Sula | mjuk och böjlig | styv | grov, går att gå i |
| Skaft | lågt | manschett | högt |
| Viktigast | fri vrist | stöd i sidled | värme och torrhet |

En skatepjäxa på klassiska skidor hindrar frånskjutet. En klassisk pjäxa på skateskidor ger inget stöd alls. Åker du båda och vill ha ett enda par finns kombipjäxor, men två par är skönare för fötterna och inte mycket dyrare i längden.

## Sulan bestämmer bindningen

:: products binding#4
:: categories bindings

De flesta pjäxor från de senaste tio åren har samma breda sula med två spår. På produktsidan står vilken bindning den passar till. Turpjäxor har egna sulor, och barnpjäxor ibland en enklare variant. Har du äldre pjäxor: ta med dem till butiken eller skicka en bild på sulan, så ser vi vad de passar till.

## Varma fötter

Kalla tår beror oftare på för lite plats än på för lite foder. Foten behöver luft runt sig och blod i sig. Ta en strumpa, inte två, och gör snörningen lösare över tårna än över vristen.

- Ull värmer även när den är fuktig.
- Byt till torra strumpor precis innan du åker. Fötter svettas i bilen.
- Har du alltid kalla fötter, välj en storlek som rymmer en tjockare strumpa utan att klämma.

:: products sock#3, boot-touring#0
:: categories socks

## Få dem att hålla

Ta ur innersulan efter varje tur och låt pjäxan torka i rumstemperatur, öppen. På elementet torkar limmet ut och sulan släpper. Skölj av vägsalt från sulan och smörj in dragkedjan med lite stearin. Snören och manschettspännen går att byta.

Sulans spår slits av asfalt och grus. Gå så lite som möjligt i pjäxorna utanför snön, och byt skor vid bilen. Då håller ett par motionspjäxor i åtta till tio vintrar. Klä resten av kroppen [lager för lager](guide:dress-in-layers).
`
