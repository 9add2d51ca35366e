export const sv = `
Det ser konstigt ut första gången. Någon i hjälm och solglasögon stakar sig fram längs en landsväg i augusti, med klickande stavspetsar och blicken långt fram. Andra gången du ser det tänker du att det ser skönt ut. Tredje gången är det du.

Rullskidor är det närmaste skidåkning du kommer på barmark. Rörelsen är densamma, balansen nästan densamma, och flåset är exakt detsamma. Men vägen är hård, och det finns ingen snö att ramla i.

## Klassiska eller skate

Valet är enklare än på vintern. Åker du klassiskt i spåret och tränar för långlopp tar du klassiska rullskidor: breda hjul, ett av dem med backspärr så att du kan sparka ifrån. De är stabila, och det mesta av tiden kommer du att staka. Skaterullskidor har smalare hjul och hög balk, svänger lättare och kräver mer balans. En kort skaterullskida är livligare, en längre är lugnare.

Ska du ha ett par, och inte vet, börja med klassiska. Att staka en timme två gånger i veckan är den mest lönsamma träning en skidåkare kan ägna sig åt på sommaren.

:: products roller-classic#0, roller-skate#0

## Hjulen bestämmer farten

Hjul numreras efter hur lätt de rullar. Tvåan är snabb, trean motsvarar ungefär en vanlig dag på snö, fyran är trög. Det är lockande att välja snabba hjul, men tänk efter vad du tränar för.

- **Tvåor** är för den som åker i grupp på plan väg och vill hålla fart.
- **Treor** är det rätta för nästan alla. Farten i backarna blir som på vintern, och tekniken med den.
- **Fyror** är för backig terräng och för nybörjare. Långsammare nedför är tryggare nedför.

Blanda aldrig hjul av olika nummer på samma par. Skidan drar snett och du märker det först i en kurva. Skifta plats på hjulen ibland, så slits de jämnt.

## Bromsen som inte finns

Det här är det viktigaste i hela texten: rullskidor har ingen broms att tala om. Du kan ploga lite på breda klassiska, du kan skava med ena skidan, och du kan kliva ut i gräset. Inget av det hjälper i en lång backe i femtio kilometer i timmen.

:: look pine
:: scene race-start

Alltså väljer du vägen först och passet sedan. Åk en runda som du känner, helst en där uppförsbackarna är branta och nedförsbackarna flacka. Litar du inte på backen, vänd på krönet och åk upp igen. Intervaller i en enda backe, med lugn gång tillbaka, är ett utmärkt pass.

## Det du ska ha på dig

1. **Hjälm.** Alltid, även på parkeringen.
2. **Handskar.** Asfalt river upp en handflata på en halvmeter.
3. **Glasögon.** Grus, flugor och motsol.
4. **Reflexväst.** Bilister väntar sig inte en skidåkare och har svårt att bedöma din fart. En stark färg på ryggen ger dem tid.
5. **Vassa spetsar.** Särskilda rullskidspetsar av hårdmetall, slipade varannan vecka. En slö spets glider, och då är det axeln som får ta smällen.

Samma stavar som på vintern går bra. Många tar fem centimeter kortare i klassiskt, eftersom vägen inte ger efter som snön gör. Pjäxorna är desamma också; vädra dem, för det blir varmt.

:: products eyewear#0, pole#3, glove#1

## De första passen

Börja på en tom parkering. Stå på skidorna utan stavar, rulla på ett ben i taget, ploga, sväng runt en brunn. När du kan vrida dig om och titta bakåt utan att skidorna följer med är du redo för väg.

Sedan gäller lagom: fyrtio minuter är mycket första gången. Vibrationerna från asfalten känns i fötter och underarmar på ett sätt som snö inte gör. Öka med tio minuter i veckan, och lägg in en vecka då du inte ökar alls.

Ett bra grundschema är tre pass: ett lugnt långt, ett med stakintervaller på plan mark, fyra minuter hårt och två minuter lätt fem gånger, och ett med ren teknik. Åk tekniken först i veckan, när du är pigg. Trött teknik är bara en vana du sedan måste bryta.

## Efteråt

Torka av hjullagren om det har regnat och låt skidorna torka inomhus. Vatten med vägdamm är lagrets värsta fiende. Känn efter glapp en gång i månaden: ta tag i hjulet och vicka. Rör det sig i sidled är lagret på väg att ge upp, och det vill du veta hemma i garaget och inte i backen.

Och när första snön kommer märker du skillnaden. De andra börjar säsongen. Du fortsätter din. Mer om hjul, balk och längd finns i [guiden om rullskidor](guide:roller-skis-for-summer).
`
