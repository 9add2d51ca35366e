export const sv = `
Nio mil på skidor låter som en sak för folk utan jobb och barn. De flesta som åker Vasaloppet har båda delarna. De har bara bestämt sig för vad som räknas, och låtit bli resten. Här är ett upplägg på tre pass i veckan i åtta veckor, för dig som redan rör dig ett par gånger i veckan och vill komma hel i mål.

## Vad du behöver kunna

Ett nio mil långt lopp i klassisk stil tar mellan sex och elva timmar för en motionär. Det avgörs inte av hur fort du kan åka en mil, utan av hur länge du kan åka lagom. Tre saker måste fungera: du ska kunna staka länge utan att ryggen tar slut, du ska kunna äta och dricka i fart, och du ska ha stått på skidor så mycket att du inte spänner dig i nedförsbackarna.

Styrka och syreupptagning är bra att ha. Men den som har åkt sex långpass slår i regel den som har sprungit sex intervallpass.

## Tre pass, tre syften

| Dag | Pass | Tid |
| Tisdag | Backar: 6 × 3 minuter, lugn åkning ned emellan | 60 min |
| Torsdag | Stakning på flackt, jämn fart, sista kvarten teknik utan stavar | 60–75 min |
| Söndag | Långpass i prattempo | 2–4 timmar |

Tisdagen gör dig starkare, torsdagen gör dig billigare i drift, söndagen gör att du orkar. Måste du stryka ett pass någon vecka, stryk tisdagen. Långpasset är det sista du rör.

Prattempo betyder att du kan prata i hela meningar. De flesta åker långpassen för fort och backarna för långsamt, och blir lagom trötta av båda utan att få ut det som var meningen.

## Åtta veckor

:: look glacier
:: scene coast-trail
:: products DEMO-DOWNLOAD, SK-PDF-MOTION

1. **Vecka 1–2.** Långpass på två timmar. Hitta tempot där du aldrig blir andfådd.
2. **Vecka 3.** Två och en halv timme. Börja öva på att äta var tjugonde minut.
3. **Vecka 4.** Lugnare: hoppa över tisdagen, långpass en och en halv timme. Kroppen bygger upp sig när den vilar.
4. **Vecka 5.** Tre timmar, sista timmen bara stakning.
5. **Vecka 6.** Tre och en halv till fyra timmar, med den utrustning, de kläder och den energi du ska ha på loppet. Det här är generalrepetitionen.
6. **Vecka 7.** Två timmar. Tisdagen halveras: tre backar i stället för sex.
7. **Vecka 8.** Två korta, lugna pass med några fartökningar. Sedan loppet.

Blir du sjuk, vila tills du är frisk och en dag till. Försök aldrig ta igen ett missat pass. Det är borta, och det gör ingenting.

## Staka smart

Stakningen är det som bär dig genom ett platt långlopp. Fall framåt med raka armar och rak rygg, tryck med magen först och armarna sedan, och låt händerna passera knäna. Kommer kraften från axlarna är den slut efter två mil. Öva på en plan sjö eller en myr där det inte finns någonstans att gömma sig.

Byt teknik ofta under loppet: stakning, stakning med frånspark, diagonal i de branta backarna. Varje byte är vila för de muskler som nyss arbetade.

## Om snön inte kommer

Då gör du samma pass på annat vis. Backarna går att springa med stavar. Torsdagen blir rullskidor, eller en stakmaskin om det finns ett gym i närheten. Långpasset kan vara en lång vandring med ryggsäck, en cykeltur eller tre timmar på rullskidor i lugn takt. Kroppen räknar timmar, inte kilometer snö.

:: products roller-classic#0, pole#1

Men se till att få minst tre pass på snö innan du ställer dig på startlinjen. Balansen går inte att låna någon annanstans ifrån.

## Dagen

Starta långsammare än du tror. Första backen är en kö, och det är bra för dig: den hindrar dig från att göra av med det du behöver sista milen. Ät innan du blir hungrig, drick vid varje kontroll även om du inte är törstig, och stå inte still längre än du måste. En kropp som står i fem minuter tar en kvart att få igång.

Skidorna vallar du för den temperatur som är mitt på dagen, inte den som är i gryningen. Hellre fäste än glid: en skida som halkar kostar mer kraft än en som går lite trögt. Läs gärna [guiden till första loppet](guide:first-race) veckan innan.

Och när det tar emot, runt sex mil, vilket det gör för alla: räkna inte det som är kvar. Räkna till nästa kontroll. Det är så man åker nio mil. En bit i taget.
`
