import type { VoiceGroup } from '../voice-group.ts'

/** What stands in a wax room. */
export const toolVoices = {
  iron: {
    pictures: ['waxing-iron'],
    season: 'winter',
    words: {
      sv: `
5 Jämn värme | Plattan är tjock och temperaturen hoppar inte. Inget ryker, inget bränns.
5 Varmt på ett par minuter | 120 grader för vardagsvallan, lite mer för den gröna. Lätt att ställa.
4 Bra järn, kort sladd | Jag fick dra fram en förlängning till bänken.
4 Tungt på rätt sätt | Man behöver inte trycka. Torka av plattan medan den är varm.
3 Okej | Gör jobbet. Vredet är lite trögt att läsa av.`,
      nb: `
5 Jevn varme | Sålen på jernet er tykk, og temperaturen hopper ikke. Ingenting ryker, ingenting svis.
5 Varmt på et par minutter | 120 grader til hverdagsglideren, litt mer til den grønne. Lett å stille.
4 Godt jern, kort ledning | Jeg måtte hente skjøteledning til benken.
4 Tungt på riktig måte | Du trenger ikke å trykke. Tørk av mens det er varmt.
3 Greit | Gjør jobben. Skalaen er litt vrien å lese.`,
      en: `
5 Even heat | The plate is thick and the temperature does not jump. Nothing smokes, nothing burns.
5 Warm in two minutes | 120 degrees for everyday wax, a little more for green. Easy to set.
4 Good iron, short cord | I had to find an extension lead for the bench.
4 Heavy in the right way | No need to press. Wipe the plate while it is warm.
3 All right | Does the job. The dial is a little hard to read.`,
    },
  },
  brush: {
    pictures: ['nylon-brush', 'brass-brush'],
    season: 'winter',
    words: {
      sv: `
5 Tio drag och belaget blänker | Ligger bra i handen och borsten fäller inte.
5* Varit med hela säsongen | Tjugo valldagar, och stråna står lika rakt som i början.
4 Fin borste | Trä som känns gediget. Skriv B på den som används till blöt valla, annars blandar man ihop dem.
4 Tar det sista | Efter sickeln blir det alltid lite kvar. Inte efter den här.
3 Lite liten | Med två händer får jag knappt plats. Men den borstar bra.`,
      nb: `
5 Ti drag, og sålen skinner | Ligger godt i hånda, og busten løsner ikke.
5* Med hele sesongen | Tjue smøredager, og busten står like rett som i starten.
4 Fin børste | Treet kjennes solid. Skriv på den hva den brukes til, ellers blander man.
4 Tar det siste | Etter siklingen blir det alltid litt igjen. Ikke etter denne.
3 Litt liten | Med to hender får jeg knapt plass. Men den børster godt.`,
      en: `
5 Ten strokes and the base shines | Good in the hand, and it sheds no bristles.
5* Used all season | Twenty waxing days, and the bristles stand as straight as at the start.
4 A fine brush | The wood feels solid. Write on it what you use it for, or you will mix them up.
4 Gets the last of it | Scraping always leaves a little. Not after this.
3 On the small side | Hardly room for two hands. It brushes well, though.`,
    },
  },
  scraper: {
    pictures: ['scraper'],
    season: 'winter',
    words: {
      sv: `
5 Vass och rak | Långa spån från första draget. Slipas upp på en minut när den blivit slö.
4 Lagom styv | Böjer sig inte på mitten. Rundade hörn hade varit snällt mot tummarna.
3 En sickel är en sickel | Fungerar. Kom lite slö i ena kanten.`,
      nb: `
5 Skarp og rett | Lange spon fra første drag. Slipes opp på et minutt når den blir sløv.
4 Passe stiv | Bøyer seg ikke på midten. Runde hjørner hadde vært snilt mot tomlene.
3 En sikling er en sikling | Virker. Litt sløv i den ene kanten fra ny.`,
      en: `
5 Sharp and straight | Long curls from the first stroke. Sharpens up in a minute when it goes dull.
4 Just stiff enough | Does not bow in the middle. Rounded corners would be kind to the thumbs.
3 A scraper is a scraper | It works. A little dull along one edge when new.`,
    },
  },
  cork: {
    pictures: ['cork'],
    season: 'winter',
    words: {
      sv: `
5 Riktig kork | Blir varm av gnuggningen och jämnar ut burkvallan fint. Smular inte.
4 Får plats i fickan | Med ute på varje tur. Kanterna rundas av med tiden.
3 Funkar | Lite liten för mina nävar, men den gör vallan slät.`,
      nb: `
5 Ordentlig kork | Blir varm av gnikkingen og jevner ut festevoksen fint. Smuldrer ikke.
4 Får plass i lomma | Med på hver tur. Kantene rundes av etter hvert.
3 Virker | Litt liten for nevene mine, men smøringen blir glatt.`,
      en: `
5 Real cork | Warms up as you rub and smooths hard wax nicely. Does not crumble.
4 Fits a pocket | It comes along on every outing. The edges round off with time.
3 It works | A bit small for my fists, but it leaves the wax smooth.`,
    },
  },
  bench: {
    pictures: ['waxing-bench'],
    season: 'winter',
    words: {
      sv: `
5 Ryggen tackar | Rätt höjd, och skidan ligger still när jag sicklar. Borde ha köpt för tio år sedan.
5 Står stadigt | Även på ojämnt garagegolv.
4 Bra ställ | Ett par i taget, det räcker hemma. Dra åt skruvarna efter första kvällen.
3 Lite svajigt | När man tar i med borsten rör det sig. Mot väggen blir det bättre.`,
      nb: `
5 Ryggen takker | Riktig høyde, og skia ligger i ro når jeg sikler. Burde ha kjøpt den for ti år siden.
5 Står støtt | Også på ujevnt garasjegulv.
4 God benk | Ett par om gangen, det holder hjemme. Trekk til skruene etter første kveld.
3 Litt slark | Når du tar i med børsten, rører den på seg. Inntil veggen blir det bedre.`,
      en: `
5 My back says thanks | The right height, and the ski lies still when I scrape. I should have bought one ten years ago.
5 Stands firm | Even on an uneven garage floor.
4 Good bench | One pair at a time, which is enough at home. Tighten the screws after the first evening.
3 A little wobbly | It moves when you lean into the brush. Against the wall it is better.`,
    },
  },
  remover: {
    pictures: ['wax-remover'],
    season: 'winter',
    words: {
      sv: `
5 Klistret gav sig | Inte för mycket, vänta en minut, torka med fiberduk. Rent på första försöket.
4 Luktar apelsin | Mycket bättre än den gamla sorten i källaren. Vädra ändå.
4 Räcker länge | Halva flaskan kvar, och vi är två som åker.
3 Tar fästvalla, kämpar med klister | Två varv behövdes.`,
      nb: `
5 Klisteret ga seg | Ikke ta for mye, vent et minutt, tørk med fiberduk. Rent på første forsøk.
4 Lukter appelsin | Mye bedre enn den gamle sorten i kjelleren. Luft likevel.
4 Varer lenge | Halve flaska igjen med to som går fast.
3 Tar festevoks, sliter med klister | Det måtte to runder til.`,
      en: `
5 The klister gave in | Not too much, wait a minute, wipe with a cloth. Clean at the first attempt.
4 Smells of orange | Far nicer than the old kind in the cellar. Open a window all the same.
4 Lasts | Half a bottle left with two keen skiers in the house.
3 Takes hard wax, struggles with klister | It needed two rounds.`,
    },
  },
} satisfies Record<string, VoiceGroup>
