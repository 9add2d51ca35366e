import type { BrandKey } from '../../../vocabulary/brands.ts'

/** What the shop says about each maker. Markup (`../../markup.ts`). */
export const nb: Record<BrandKey, string> = {
  fjallro: `
Fjällro presser skiene sine i et gammelt meieri utenfor Åre. Kjernen er av luft og papir, som i en bikube, og hvert par måles og settes sammen for hånd før det forlater huset. Det merkes når du tar dem ut av trekket: de ligger mot hverandre som to sider i samme bok.

Spår er familien for deg som går turrenn, med snille tupper, feste som tilgir og et spenn som tåler at du blir sliten etter seks mil. Racer er den samme skien uten kompromissene. Sko og staver tegnes i samme rom, av folk som går hjem på ski når dagen er over.`,
  nordvind: `
Nordvind begynte med én modell: en skøyteski for kald, tørr snø. Det merkes fremdeles. Skiene er stive i midten, myke i endene og rolige når det går fort. Den som vil ha en ski som unnskylder slurv, får lete et annet sted; den som vil ha en som belønner teknikk, har funnet den.

Sålene slipes tre ganger før de selges. Kjør dem inn med en kald glider, så blir de bedre for hver gang du smører. Rulleskiene følger samme tanke: få modeller, rette rammer og hjul som ruller slik snøen gjør en god dag i januar.`,
  isrand: `
Isrand tegner utstyr som hører sammen. Ski, binding og sko lages i samme verksted, og derfor er det sjelden noe som slarker. Det høres selvsagt ut, men de fleste problemene vi ser ved disken, handler om deler som ikke var tenkt for hverandre.

Pakkene er det vi anbefaler til den som kjøper sitt første sett: du slipper å lure på om sålen passer, og bindingen sitter allerede der balansepunktet er. Når isen har lagt seg, men snøen drøyer, finnes det også skøyter, både til lange turer og til svinger på bygdas bane. Den samme tanken der: skjær og støvel som er laget for hverandre.`,
  tjarnmo: `
Tjärnmo lager fjellski for dem som drar pulk over vidda. Stålkantene er skrudd, ikke limt, og kan byttes på verkstedet. Hver modell heter det samme som bredden sin, så du slipper å gjette.

Velg etter snøen du oftest går i: 52 og 58 millimeter til pakket snø og scooterspor, 62 og oppover når du lager ditt eget spor. Skoene har filtsokker som kan tas ut og tørkes for seg, for den som en gang har tatt på seg en våt sko klokka seks om morgenen, vil aldri gjøre det igjen. Ingenting her er lett for letthetens skyld. Alt er laget for å virke den fjerde dagen.`,
  kvalsund: `
Kvalsund tenker på barna først. Juniorskiene er ikke forminskede voksenski, men bygd for lav vekt, korte bein og tålmodighet som tar slutt. Tuppene er myke, spennet enda mykere, og bindingene kan lukkes med votter på.

Felleskien er det eneste dere trenger til barnet selv spør etter smøring. Når det skjer, finnes det en smøreski i samme form, så overgangen ikke merkes. Voksenskiene kom senere, på oppfordring fra foreldre som ville ha den samme snille følelsen. De er ikke de raskeste i hylla, men de står i ro når du vil at de skal stå i ro, og det er mer enn halve gleden en vanlig søndag.`,
  hallskar: `
Hällskär holder til på ei øy i skjærgården der det sjelden er godt skiføre, og kanskje er det derfor de er blitt så nøye med det som sitter ytterst: staver, bindinger, visir. Alt prøves i havluft, der rust og salt finner hvert svakt punkt på et par uker.

Stavene er stive og lette i tuppen, med håndtak som kan byttes når korken er slitt. Bindingene har få deler og lager lyd når de låser, så du vet det. Om sommeren tar rulleskiene over, med brede hjul til øyas lappete asfalt. Hällskär gir ut en ny modell når den gamle ikke kan bli bedre, og det skjer ikke hvert år.`,
  glidfors: `
Glidfors har kokt glider uten fluor siden 2017, tre år før noen andre ba om det. Fem typer rekker fra slapset i mai til atten minus i januar, og ingen av dem heter noe med turbo. Fabrikken ligger ved en foss som aldri fryser, derav navnet.

Fargen på pakken er temperaturen i snøen, ikke i lufta. Stikk ned et termometer; det skiller ofte fire grader. Jernene holder jevn varme, siklingene er skarpe fra starten, og børstene kan vaskes. Den som aldri har smurt før, kan begynne med en basispakke og en kveld. Den som har smurt i tretti år, pleier å si at dette er det første merket som ikke har endret oppskrift på ti.`,
  valhem: `
Valhem selger tid. Det meste strykes på kaldt, tørker på fem minutter og børstes ut på to. For den som går to mil etter jobb, er det ofte den beste smøringen: den som blir gjort. Ingen strøm, ingen benk, ingen spon på gulvet.

Utvalget er lite med vilje. En flaske til glid, en tube til feste, en børste og en klut får plass i en pose i gangen, og posen får plass i bilen. Smørerne på landslaget lo først. Nå har de fleste en egen flaske nederst i bagen, til dagene da snøen skifter en halvtime før start. Den sier de sjelden noe om.`,
  kadaby: `
Kådaby lager festesmøring av kvae fra Ångermanland. Blå, lilla og rød klarer ni dager av ti, og til den tiende finnes klisteret. Boksene har sett like ut siden starten, og det er bra: man kjenner dem igjen i mørket på bunnen av en sekk.

Legg heller tre tynne lag enn ett tykt, og kork hvert lag mens det er svalt. Grunnvoksen gjør at det holder en hel tur på hard snø. Kvaen samles inn av folk i bygdene om sommeren og kokes i samme gryte som det er kokt smøring i siden bestefars tid. Det lukter deretter, og mange påstår at det er halve moroa.`,
  vinterhed: `
Vinterhed kler klubber. Plaggene er sydd for bevegelse framover: vindtett foran, luftig bak, med plass til startnummer og gel. Den samme modellen finnes år etter år, så den som begynner i klubben til høsten, får samme jakke som de andre har.

Vi trykker initialer, navn og klubbmerke i Östersund. Regn med fjorten dager, og husk at plagg med trykk ikke kan returneres. Størrelsene går fra seks år til voksen med samme snitt, og buksene har glidelås hele veien, så de går av over skoen ved startstreken. Den eneste pynten er en refleks på ryggen. Den er nok.`,
  tallasen: `
Tallåsen syr i resirkulert materiale og reparerer det som går i stykker. Hvert plagg har en lapp med adressen til sydama, og den er ikke der for syns skyld: send tilbake jakka med en rift, og den kommer hel hjem etter to uker.

Snittet er rett og tåler både sykkelveien, løpeturen og en økt i lysløypa. Fargene er hentet fra furubark, is og rognebær og byttes sjelden, så en ny bukse passer til ei gammel jakke. Luene strikkes av restene fra genserne. Det som blir igjen av det, blir pussekluter, som vi har i smørebua. De er utmerkede.`,
  lunsjo: `
Lunsjö lager plagg for den som står stille. Trenere, foreldre, funksjonærer, isfiskere: alle som fryser mens andre har det gøy. Dunjakkene er lange, fôret går helt ned i lommene, og hetta har plass til ei lue med dusk.

Hanskene er laget på samme måte, fra innsiden og ut. Fôr som kan vrenges, håndledd som går over ermet, og en tommel det går an å tørke nesa på. Lobsterhansken, med to og to fingre sammen, er varmere enn en fingerhanske og smidigere enn en vott; tidtakere pleier å kjøpe to par. Sokkene er strikket uten søm over tåa. Ingenting av dette gjør deg raskere, men du orker å bli igjen til siste løper.`,
  snohild: `
Snöhild ble startet av fire landslagsløpere som var lei av herreplagg i mindre størrelse. Jakker, tights og undertøy er sydd for kvinnekropper i bevegelse: plass over hoftene, kort foran, lang rygg, lommer som faktisk har plass til noe.

I dag lages det meste også til herrer og barn, like nøye. Materialene er tynne og velges etter hvor fort de tørker, ikke etter hvordan de kjennes i butikken. Nettingtrøya ser ut som en spøk og er det plagget flest kjøper igjen. Hver modell går en hel vinter på minst tjue personer før den får et navn, og navnet bestemmer de som gikk.`,
  myrland: `
Myrland strikker ull. Tynn merino når det er null grader og pulsen er høy, dobbeltstrikket når du står stille ved isfiskehullet eller smørebenken. Sauene beiter på myrholmer som ikke duger til stort annet, og ulla sorteres for hånd etter hvor fin den er.

Luft heller enn å vaske. Ull som har fått henge ei natt, er frisk igjen, og et plagg som slipper maskinen, varer dobbelt så lenge. Når albuen likevel går i stykker, følger det med garn i samme farge til å stoppe den. Votter, luer og dunjakker hører også med, alle i de samme fem fargene. Den som kjøper ei trøye, pleier å spørre etter buksa året etter.`,
  ullbacka: `
Ullbacka er et spinneri som ble et klesmerke ved en feil. De hadde garn til overs etter en dårlig høst og lot naboen strikke sokker av det. Sokkene tok slutt på ei uke, og nå er det de som er selve saken.

Alt sitter inntil kroppen: undertøy, sokker, pannebånd, tynne hansker. Sømmene er flate og lagt der ingenting gnager, og størrelsene stemmer fra år til år. Ulla blandes med litt polyamid der det slites, i hæl og tå, og ikke andre steder. Vil du ha ett eneste råd om skiklær: begynn her, innerst, og spar på jakka. Det er undertøyet som avgjør hvordan du har det klokka tre.`,
  siktvik: `
Siktvik gjør det mulig å se. Briller for sol, gråvær og lysløype, visir for den som har egne briller under, og hodelykter for resten av døgnet. Alt begynte med en optiker som var lei av å gå seg bort i snøvær.

Linsene byttes med et trykk og dugger ikke, fordi lufta slippes inn oppe og ut på siden. Innfatningen er myk ved tinningen, så brillene kan brukes over lua. Den gule linsen for flatt lys er det som gjør størst forskjell: kanter og groper trer fram som om noen hadde skrudd opp kontrasten. Legg merke til at etuiet er av samme stoff som pussekluten. Det er ingen feil.`,
  ljusnar: `
Ljusnar lager hodelykter for folk som trener når andre spiser middag. To lyskjegler: en bred for løypa, en smal for svingen du ikke så. Tallet i navnet er lysstyrken i lumen, målt etter en halvtime og ikke i første sekund.

Batteriet sitter bak i nakken, under lua, der kulda ikke får tak i det. Det lades med samme ledning som telefonen og kan byttes av eieren, med et skrujern, etter fem eller ti vintre. Båndet kan vaskes. Knappen kan finnes med votter på. Ljusnar holder til i ei bygd der sola er borte i seks uker, og det er et godt sted å prøve lykter.`,
  packmo: `
Packmo syr sekker og bager i andre etasje på en nedlagt landhandel. Skitrekk, ryggsekker, drikkebelter og flasker: alt som skal bære noe annet. Stoffet er resirkulert nylon, bunnen er dobbel, og hver rem kan strammes med votter på.

Ryggsekkene har feste til ski på begge sider, så vekten ikke drar skjevt, og ei lomme til det våte som ikke har hull innover. Termosene kan fylles med kokende vann om morgenen og har fortsatt damp i seg ved siste rast. Går noe i stykker, syr de det om; det koster porto. Tegningene er ikke endret stort, for det finnes ikke så mange måter å bære ski på.`,
  barmark: `
Barmark bygger rulleski som kjennes som ski. Ramma er av bjørk og karbonfiber og tar opp skjøtene i asfalten før knærne gjør det. Den som har gått på aluminium en sommer og så prøver dem, pleier å stoppe etter hundre meter og se ned, som for å finne ut hva som har skjedd med veien.

Hjul 2 er raske, hjul 4 trege. Med treeren får du omtrent farten på snø. Lagrene kan byttes og koster mindre enn en lunsj. Tallet i navnet er lengden mellom hjulene i millimeter: kort til skøyting, lang til staking. To modeller har vært med siden starten, og ingen på verkstedet vil endre dem.`,
  blankis: `
Blankis lager turskøyter for vann og skjærgård. Skjærene er lange, med lett bøyd tupp som går over sprekker, og stålet slipes to ganger i sesongen i stedet for fem. De passer til skisko, så den samme skoen holder hele vinteren, eller til en egen støvel for den som går mest på is.

Hvert par selges med et råd i esken: gå aldri alene, ha ispigger rundt halsen og line i sekken, og snu når staven går igjennom. Det står med større bokstaver enn navnet på merket. Multiskøyten er for den som også vil svinge på bygdas bane, med kortere skjær og mer bue.`,
  kraftmyra: `
Kraftmyra lager mat for folk i bevegelse. Gel som er tynn nok til å svelges uten vann, drikk som løser seg i kaldt vann, og barer av havre fra Jämtland som kan tygges i ti kuldegrader. Smakene er blåbær, tyttebær, sitron og cola, for etter tre timer vil ingen ha noe fancy.

Alt prøves om vinteren, av en løpeklubb som får det gratis og aldri er nådig. Frysepunktet står på pakken. Mengden karbohydrater også, i gram og ikke i prosent, så du kan regne ut hva som trengs i timen. Prøv på trening først; det sier de selv, på hver eneste pose.`,
  skare: `
Skare er vårt eget merke. Under det selger vi det vi ikke fant noe annet sted, eller som ikke kan legges i en eske: skiservice, teknikkurs, treningsprogrammer og gavekort. Flaskene er de eneste tingene du kan holde i hånda, og de er her fordi vi ville ha en kork som kan åpnes med votter.

Servicen gjøres i smørebua ved skistadion i Östersund, på det samme bordet som i 1998. Steinsliping, glidpreparering, spennmåling og montering, som oftest til neste virkedag. Treningsprogrammene er skrevet av trenere som selv har jobb og barn. Gavekortene gjelder på alt i butikken i to år, også på en ny glidelås.`,
}
