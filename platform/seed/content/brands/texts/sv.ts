import type { BrandKey } from '../../../vocabulary/brands.ts'

/** What the shop says about each maker. Markup (`../../markup.ts`). */
export const sv: Record<BrandKey, string> = {
  fjallro: `
Fjällro pressar sina skidor i en gammal mejeribyggnad utanför Åre. Kärnan är av luft och papper, som i bikupor, och varje par mäts och paras ihop för hand innan det lämnar huset. Det märks när man tar dem ur fodralet: de ligger mot varandra som två sidor i samma bok.

Spår är familjen för dig som åker motionslopp, med snälla spetsar, fäste som förlåter och ett spann som tål att du tröttnar efter sex mil. Racer är samma skida utan kompromisserna. Pjäxor och stavar ritas i samma rum, av folk som åker hem på skidor när dagen är slut.`,
  nordvind: `
Nordvind började med en enda modell: en skateskida för kall, torr snö. Det märks fortfarande. Skidorna är styva i mitten, mjuka i ändarna och lugna när det går fort. Den som vill ha en skida som ursäktar slarv får leta någon annanstans; den som vill ha en som belönar teknik har hittat rätt.

Belagen slipas tre gånger innan de säljs. Åk in dem med en kall glidvalla, så blir de bättre för varje gång du vallar. Rullskidorna följer samma tanke: få modeller, raka balkar och hjul som rullar så som snön gör en bra dag i januari.`,
  isrand: `
Isrand ritar utrustning som hör ihop. Skida, bindning och pjäxa görs i samma verkstad, och därför är det sällan något som glappar. Det låter självklart, men de flesta problem som vi ser vid disken handlar om delar som inte var tänkta för varandra.

Paketen är det vi rekommenderar till den som köper sin första uppsättning: du slipper fundera på om sulan passar, och bindningen sitter redan där balanspunkten är. På vintern när isen lagt sig men snön dröjer finns också skridskor, både för långa turer och för svängar på bygdens rink. Samma tanke där: skena och känga som är gjorda för varandra.`,
  tjarnmo: `
Tjärnmo gör turskidor för dem som drar pulka över kalfjället. Stålkanterna är skruvade, inte limmade, och går att byta i verkstaden. Varje modell heter efter sin bredd, så att man slipper gissa.

Välj efter snön du oftast åker i: 52 och 58 millimeter för packad snö och skoterspår, 62 och uppåt när du bryter egen väg. Pjäxorna har filtsockor som går att ta ur och torka för sig, för den som någon gång har tagit på sig en våt känga klockan sex på morgonen vill aldrig göra det igen. Ingenting här är lätt för lätthetens skull. Allt är gjort för att fungera fjärde dagen.`,
  kvalsund: `
Kvalsund tänker på barnen först. Juniorskidorna är inte förminskade vuxenskidor utan byggda för låg vikt, korta ben och tålamod som tar slut. Spetsarna är mjuka, spannen ännu mjukare, och bindningarna går att knäppa med tumvantar på.

Skinskidan är det enda du behöver tills barnet själv frågar efter valla. När det gör det finns en vallningsbar i samma form, så att övergången inte märks. Vuxenskidorna kom senare, på begäran av föräldrar som ville ha samma snälla känsla. De är inte snabbast på hyllan, men de står stilla när du vill att de ska stå stilla, och det är mer än hälften av nöjet en vanlig söndag.`,
  hallskar: `
Hällskär finns på en skärgårdsö där det sällan är bra skidföre, och kanske är det därför de har blivit så noga med det som sitter längst ut: stavar, bindningar, visir. Allt provas i havsluft, där rost och salt hittar varje svag punkt på ett par veckor.

Stavarna är styva och lätta i spetsen, med handtag som går att byta när korken är sliten. Bindningarna har få delar och låter när de låser, så att man vet. På sommaren tar rullskidorna över, med breda hjul för öns lappade asfalt. Hällskär ger ut en ny modell när den gamla inte går att förbättra mer, och det händer inte varje år.`,
  glidfors: `
Glidfors kokar glidvalla utan fluor sedan 2017, tre år innan någon annan bad om det. Fem sorter räcker från slasket i maj till arton minus i januari, och ingen av dem heter något med turbo. Bruket ligger vid en fors som aldrig fryser, därav namnet.

Färgen på förpackningen är temperaturen i snön, inte i luften. Stick ned en termometer; det skiljer ofta fyra grader. Järnen håller jämn värme, sicklarna är vassa från början och borstarna går att tvätta. Den som aldrig har vallat förut kan börja med baspaketet och en kväll. Den som vallat i trettio år brukar säga att det här är det första märket som inte ändrat recept på tio.`,
  valhem: `
Valhem säljer tid. Det mesta stryks på kallt, torkar på fem minuter och borstas ur på två. För den som åker två mil efter jobbet är det ofta den bästa vallan: den som blir gjord. Ingen ström, inget bord, inga spån på golvet.

Sortimentet är litet med flit. En flaska för glid, en tub för fäste, en borste och en duk får plats i en påse i hallen, och påsen får plats i bilen. Proffsvallarna skrattade först. Nu har de flesta en egen flaska längst ned i väskan, för dagarna när snön byter sort en halvtimme före start. Den säger de sällan något om.`,
  kadaby: `
Kådaby gör fästvalla av kåda från Ångermanland. Blå, lila och röd klarar nio dagar av tio, och för den tionde finns klistret. Burkarna har sett likadana ut sedan starten, och det är bra: man känner igen dem i mörkret på botten av en ryggsäck.

Lägg hellre tre tunna lager än ett tjockt, och korka varje lager medan det är svalt. Grundvallan gör att det håller en hel tur på hård snö. Kådan samlas in av folk i byarna om sommaren och kokas i samma gryta som valla har kokats i sedan farfars tid. Det luktar därefter, och många hävdar att det är halva nöjet.`,
  vinterhed: `
Vinterhed klär klubbar. Plaggen är skurna för rörelse framåt: vindtätt fram, luftigt bak, med plats för nummerlapp och gel. Samma modell finns år efter år, så att den som börjar i klubben i höst får samma jacka som de andra har.

Vi trycker initialer, namn och klubbmärke i Östersund. Räkna med fjorton dagar, och tänk på att tryckta plagg inte går att lämna tillbaka. Storlekarna går från sex år till vuxen med samma snitt, och byxorna har dragkedja hela vägen, så att de går av över pjäxan vid startlinjen. Den enda utsmyckningen är en reflex på ryggen. Den räcker.`,
  tallasen: `
Tallåsen syr i återvunnet material och lagar det som går sönder. Varje plagg har en lapp med adressen till sömmerskan, och den är inte där för syns skull: skicka tillbaka jackan med en reva, och den kommer hem hel efter två veckor.

Snitten är raka och tål både pendling, löpning och ett pass på milspåret. Färgerna är hämtade från tallbark, is och rönnbär och byts sällan, så att en ny byxa passar till en gammal jacka. Mössorna stickas av spillet från tröjorna. Det som blir över av det blir putsdukar, som vi har i vallaboden. De är utmärkta.`,
  lunsjo: `
Lunsjö gör plagg för den som står still. Tränare, föräldrar, funktionärer, isfiskare: alla som fryser medan andra har roligt. Dunjackorna är långa, fodret går ända ned i fickorna, och huvan rymmer en mössa med tofs.

Handskarna är gjorda på samma sätt, från insidan och ut. Foder som går att vända, handled som går över ärmen, och en tumme som det går att torka näsan på. Lobsterhandsken, med fingrarna två och två, är varmare än en fingerhandske och smidigare än en vante; tidtagare brukar köpa två par. Strumporna är stickade utan söm över tån. Ingenting av detta gör dig snabbare, men du orkar stanna kvar till sista åkaren.`,
  snohild: `
Snöhild startades av fyra landslagsåkare som hade tröttnat på herrplagg i mindre storlek. Jackor, tights och underställ skärs efter kvinnokroppar i rörelse: plats över höften, kort fram, lång rygg, fickor som faktiskt rymmer något.

I dag görs det mesta också för herrar och barn, med samma noggrannhet. Materialen är tunna och väljs efter hur fort de torkar, inte efter hur de känns i butiken. Nättröjan ser ut som ett skämt och är det plagg som flest köper igen. Varje modell åks en hel vinter av minst tjugo personer innan den får ett namn, och namnet bestämmer de som åkte.`,
  myrland: `
Myrland stickar ull. Tunn merino när det är nollgradigt och pulsen är hög, dubbelstickad när du står still vid vak eller vallabord. Fåren betar på myrholmar som inte duger till mycket annat, och ullen sorteras för hand efter hur fin den är.

Vädra hellre än tvätta. Ull som fått hänga en natt är fräsch igen, och ett plagg som slipper maskinen håller dubbelt så länge. När armbågen ändå går sönder följer det med garn i samma färg för att stoppa den. Vantar, mössor och dunjackor hör också till, alla i samma fem färger. Den som köper en tröja brukar fråga efter byxan året därpå.`,
  ullbacka: `
Ullbacka är ett spinneri som blev ett klädmärke av misstag. De hade garn över efter en dålig höst och lät grannen sticka strumpor av det. Strumporna tog slut på en vecka, och nu är det de som är själva saken.

Allt sitter nära kroppen: underställ, strumpor, pannband, tunna handskar. Sömmarna är platta och lagda där inget skaver, och storlekarna stämmer från år till år. Ullen blandas med lite polyamid där det nöts, i häl och tå, och inte någon annanstans. Vill du ha ett enda råd om skidkläder: börja här, innerst, och spara på jackan. Det är understället som avgör hur du mår klockan tre.`,
  siktvik: `
Siktvik gör det möjligt att se. Glasögon för sol, gråväder och ljusspår, visir för den som har egna glasögon under, och pannlampor för resten av dygnet. Allt började med en optiker som var trött på att åka vilse i snöfall.

Linserna byts med ett tryck och immar inte, eftersom luften släpps in upptill och ut i sidan. Bågarna är mjuka vid tinningen, så att de går att ha över mössan. Den gula linsen för platt ljus är det som gör störst skillnad: kanter och gropar träder fram som om någon dragit upp kontrasten. Lägg märke till att fodralet är av samma tyg som putsduken. Det är inget misstag.`,
  ljusnar: `
Ljusnar gör pannlampor för folk som tränar när andra äter middag. Två ljuskäglor: en bred för spåret, en smal för kurvan du inte såg. Siffran i namnet är ljusflödet i lumen, mätt efter en halvtimme och inte i första sekunden.

Batteriet sitter bak i nacken, under mössan, där kylan inte kommer åt det. Det laddas med samma sladd som telefonen och går att byta av ägaren, med en skruvmejsel, efter fem eller tio vintrar. Bandet går att tvätta. Knappen går att hitta med vantar på. Ljusnar ligger i en by där solen är borta i sex veckor, och det är ett bra ställe att prova lampor på.`,
  packmo: `
Packmo syr väskor på övervåningen till en nedlagd lanthandel. Skidfodral, ryggsäckar, vätskebälten och flaskor: allt som ska bära något annat. Tyget är återvunnen nylon, botten är dubbel, och varje rem går att dra åt med vantar på.

Ryggsäckarna har fästen för skidor på båda sidor, så att vikten inte drar snett, och en ficka för det blöta som inte har hål åt insidan. Termosarna går att fylla med kokande vatten på morgonen och har fortfarande ånga i sig vid sista rasten. Går något sönder syr de om det; det kostar porto. Ritningarna har inte ändrats mycket, för det finns inte så många sätt att bära skidor på.`,
  barmark: `
Barmark bygger rullskidor som känns som skidor. Ramen är av björk och kolfiber och tar upp skarvarna i asfalten innan knäna gör det. Den som åkt på aluminium en sommar och sedan provar dem brukar stanna efter hundra meter och titta ned, som för att se vad som hänt med vägen.

Hjul 2 är snabba, hjul 4 tröga. Med trean får du ungefär farten på snö. Lagren är utbytbara och kostar mindre än en lunch. Siffran i namnet är längden mellan hjulen i millimeter: kort för skate, lång för stakning. Två modeller har legat kvar sedan starten, och ingen i verkstaden vill ändra dem.`,
  blankis: `
Blankis gör långfärdsskridskor för sjöar och skärgård. Skenorna är långa, med lätt böjd spets som går över sprickor, och stålet slipas två gånger per säsong i stället för fem. De passar skidpjäxor, så att samma sko räcker hela vintern, eller en egen känga för den som åker mest på is.

Varje par säljs med ett råd i kartongen: åk aldrig ensam, ha isdubbar runt halsen och lina i ryggsäcken, och vänd när piken går igenom. Det står med större bokstäver än märkets namn. Multiskridskon är för den som också vill svänga på bygdens rink, med kortare skena och mer båge.`,
  kraftmyra: `
Kraftmyra lagar mat för folk i rörelse. Gel som är tunn nog att svälja utan vatten, dryck som löser sig i kallt vatten och bars av havre från Jämtland som går att tugga i tio minusgrader. Smakerna är blåbär, lingon, citron och cola, för efter tre timmar vill ingen ha något märkvärdigt.

Allt provas på vintern, av en löparklubb som får det gratis och aldrig är nådig. Fryspunkten står på förpackningen. Mängden kolhydrater också, i gram och inte i procent, så att du kan räkna ut vad som behövs i timmen. Prova på träning först; det säger de själva, på varje påse.`,
  skare: `
Skare är vårt eget märke. Under det säljer vi det som vi inte hittade någon annanstans, eller som inte går att lägga i en kartong: skidservice, teknikkurser, träningsprogram och presentkort. Flaskorna är de enda saker du kan hålla i handen, och de är här för att vi ville ha en kork som går att öppna med vantar.

Servicen görs i vallaboden vid skidstadion i Östersund, på samma bord som 1998. Stenslip, glidvallning, spannmätning och montering, oftast till nästa vardag. Träningsprogrammen är skrivna av tränare som själva har jobb och barn. Presentkorten gäller på allt i butiken i två år, även på en ny dragkedja.`,
}
