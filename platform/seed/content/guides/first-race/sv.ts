export const sv = `
## Välj rätt lopp

Tre mil är en bra början. Det är långt nog att kännas som ett lopp och kort nog att åka på vanlig motionsträning. Se efter tre saker innan du anmäler dig: stilen, banprofilen och hur många som startar. Ett litet lopp med gott om plats är snällare än ett stort där man köar första timmen.

## Veckorna före

:: scene lit-loop
:: products DEMO-DOWNLOAD, SK-PDF-MOTION
:: categories training-plans

Tre pass i veckan i åtta veckor räcker längre än man tror: ett långt och lugnt, ett med backar, ett med teknik. Vila den sista veckan, även om det kliar. Hela upplägget, vecka för vecka, finns i [Åtta veckor, tre pass](article:technique/eight-weeks).

Öva också på det som inte är åkning: att ta av jackan i fart, dricka ur mugg, äta med vantar, byta spår.

## Ät innan du blir hungrig

:: products supplement-gel#0, supplement-powder#0, DEMO-MULTI
:: categories gels, drinks, bottles

Sextio gram kolhydrater i timmen är två till tre gel, eller en halv liter sportdryck. Börja efter tjugo minuter. Prova allt på träning först; magen går att vänja, men inte på tävlingsdagen. Mer om mängder och tider står i [Ät innan ljuset släcks](article:journeys/eat-on-the-way).

## Skidorna dagen före

:: products DEMO-VIRTUAL, DEMO-LOW
:: categories glide-wax

Valla för temperaturen klockan tio, inte vid starten klockan åtta. Lägg fästet en aning tjockare än på träning: det ska hålla till sista backen. Torka av bindningarna, kontrollera stavspetsarna och märk skidor, stavar och överdragspåse med namn.

Eller lämna skidorna till oss, så får du åka på något vi själva skulle ha valt.

## Packlistan

1. Skidor, stavar, pjäxor. I den ordningen, redan kvällen före.
2. Nummerlapp, säkerhetsnålar, tidtagningschip.
3. Det du ska ha på dig, och en tröja till att värma upp i.
4. Energi, uträknad per timme, i de fickor där den ska ligga.
5. Kork, två burkar och en bit skrapa i fickan.
6. Torra kläder och skor till målet. Någon som möter dig där.

:: products bag#2, glove#1

## På banan

:: scene race-start

Ställ dig längre bak än du tror. Håll höger, åk om till vänster, säg till. Gå i saxning i första backen om alla andra gör det; stå inte på deras stavar. Efter tjugo minuter har fältet spridit ut sig, och då börjar ditt lopp.

Håll en fart där du kan säga en hel mening. Drick vid varje kontroll och åk vidare med muggen i handen. Isar det: kliv ur spåret, skrapa, korka, åk. Trettio sekunder där sparar fem minuter senare.

Blir det tungt, dela upp det: till nästa kontroll, till nästa krön, till nästa åkare. Alla har en svacka. Den går över, oftast efter något att äta.

## Efteråt

Ta på torra kläder innan du gör något annat. Drick, ät inom en timme, rör dig lite på kvällen. Skriv upp vad som fungerade: valla, kläder, mat, fart. Nästa lopp börjar med den lappen.
`
