import type { VoiceGroup } from '../voice-group.ts'

/** Skis for skating, for the mountains and for children. */
export const specialSkiVoices = {
  skate: {
    pictures: ['ski-skate', 'ski-skate-cold'],
    season: 'winter',
    words: {
      sv: `
5 Svarar direkt | Styva utan att vara elaka. I tvåans växel får man tillbaka allt man lägger ner.
5 Första riktiga skateskidan | Åkte på klassiska skidor i skatespåret förut. Det var som att byta däck på bilen.
5 Håller kanten på is | Hårt och blankt på sjön, och de släppte inte en enda gång.
5 snabba | gick om folk på flacken utan att ta i
4 Stabil på bredden | Lugn i utförslöporna och lätt att svänga. Lite tung i tåspetsen för min smak.
4 Behöver köras in | De tre första passen var de tröga. Sedan fyra lager glidvalla och en helt annan skida.
4 Bra längd till slut | Stod mellan två längder och tog den kortare. Ångrar mig inte, men den blir vek när det går fort.
3 Hård för en nybörjare | Säkert en fin skida, men jag orkar inte pressa igenom den i slutet av passet.
2 Gräver i lös snö | På nypistat är den bra, i mjukt före skär spetsen ner. Trodde den var mer allround.
1 Kanten flisade sig | Ett litet stenskrap på parkeringen och sidan sprack upp. Lite väl ömtålig.`,
      nb: `
5 Svarer med en gang | Stive uten å være vrange. I dobbeldans får du igjen alt du legger ned.
5 Første ordentlige skøyteski | Skøytet på klassiske ski før. Det var som å bytte dekk på bilen.
5 Holder kanten på is | Hardt og blankt på vannet, og de slapp ikke én gang.
5 raske | gikk forbi folk på flatene uten å ta i
4 Stabil og snill | Rolig i utforkjøringene og lett å svinge. Litt tung i tuppen for min smak.
4 Må gås inn | De tre første øktene var de trege. Så fire lag glider og en helt annen ski.
4 Riktig lengde til slutt | Sto mellom to lengder og tok den korteste. Angrer ikke, men den blir litt vek i høy fart.
3 Hard for en nybegynner | Sikkert en fin ski, men jeg orker ikke å presse den gjennom mot slutten av økta.
2 Graver i løs snø | På nypreparert er den god, i mykt føre skjærer tuppen ned. Trodde den var mer allround.
1 Kanten flisa seg | Litt stein på parkeringsplassen og sida sprakk opp. Vel ømfintlig.`,
      en: `
5 Answers at once | Stiff without being nasty. In V2 you get back everything you put in.
5 My first real skate ski | I used to skate on classic skis. It was like changing the tyres on a car.
5 Holds its edge on ice | Hard and shiny on the lake, and they did not let go once.
5 fast | passed people on the flat without trying
4 Steady and kind | Calm on descents and easy to turn. A little heavy in the tip for my taste.
4 Needs breaking in | Slow for the first three sessions. Then four layers of glide wax and a different ski altogether.
4 The right length in the end | I was between two and took the shorter. No regrets, though it feels weak at high speed.
3 Hard work for a beginner | Surely a fine ski, but I cannot press it through at the end of a session.
2 Digs into loose snow | Good on fresh grooming; in soft snow the tip cuts down. I thought it was more of an all-rounder.
1 The edge splintered | A bit of grit in the car park and the sidewall split. Rather fragile.`,
    },
  },
  touring: {
    pictures: ['ski-touring', 'ski-steel-edge', 'ski-mountain'],
    season: 'winter',
    words: {
      sv: `
5 Fem dagar med pulka | Grövelsjön till Tänndalen, 30 kilo efter mig. Skidorna gick rakt och klagade inte.
5 Stålkanten behövs | Skare hela eftermiddagen ner mot stugan. Utan kant hade jag fått gå.
5 Bär i lös snö | Spårade först i knädjupt och sjönk bara till vristen.
5 trygga | rädd för utförslöpor sedan ett fall. de här plogar man lugnt ner med
5 Lätt att valla | Burkvalla i vanlig ordning, och den satt hela dagen på kalfjället.
4 Tunga i handen, inte på foten | Man känner vikten när man bär dem. I spåret jag drar själv märks den inte.
4 Bra på fjället | För bred för preparerade spår hemma, precis som man kan vänta sig.
4 Svänger om man vill | Telemark på dem går, med lite god vilja och mycket plats.
3 Stabil men trög | Går dit den ska. På långa flacka sjöar önskar man sig något smalare.
2 Fel skida för mig | Jag åker mest på skoterspår, och där blev den onödigt bred och tung.
1 Kanten rostade | Ställde undan dem blöta en vecka och hittade rost. Mitt fel till hälften, men ändå.`,
      nb: `
5 Fem dager med pulk | Finse til Haukeliseter, 30 kilo bak meg. Skiene gikk rett fram og klaget ikke.
5 Stålkanten trengs | Skare hele ettermiddagen ned mot hytta. Uten kant hadde jeg måttet gå.
5 Bærer i løssnø | Gikk opp løype først i knedjup snø og sank bare til ankelen.
5 trygge | redd for utforkjøringer etter et fall. disse ploger man rolig ned med
5 Lette å smøre | Festevoks som vanlig, og den satt hele dagen på snaufjellet.
4 Tunge i hånda, ikke på foten | Du kjenner vekta når du bærer dem. I sporet merkes den ikke.
4 Bra på fjellet | For brede til preparerte løyper hjemme, akkurat som man kan vente.
4 Svinger hvis du vil | Telemark går an, med litt godvilje og mye plass.
3 Stødig, men treg | Går dit den skal. På lange, flate vann ønsker man seg noe smalere.
2 Feil ski for meg | Jeg går mest i scooterspor, og der ble den unødig bred og tung.
1 Kanten rustet | Satte dem bort våte ei uke og fant rust. Halvparten min feil, men likevel.`,
      en: `
5 Five days with a sledge | Hut to hut with thirty kilos behind me. The skis ran straight and never complained.
5 You need the steel edge | Crust all afternoon down to the hut. Without edges I would have walked.
5 Floats in loose snow | I broke trail through knee-deep snow and sank only to the ankle.
5 reassuring | scared of descents since a fall. you can snowplough down calmly on these
5 Easy to wax | Ordinary hard wax, and it lasted all day above the tree line.
4 Heavy in the hand, not on the foot | You feel the weight when you carry them. In your own track you do not.
4 Good in the mountains | Too wide for the groomed tracks at home, as you would expect.
4 Turns if you want to | Telemark is possible, with some goodwill and plenty of room.
3 Steady but slow | Goes where it should. On long flat lakes you wish for something narrower.
2 The wrong ski for me | I mostly follow snowmobile tracks, where it was needlessly wide and heavy.
1 The edge rusted | I put them away wet for a week and found rust. Half my own fault, but still.`,
    },
  },
  junior: {
    pictures: ['ski-junior', 'ski-mini', 'ski-junior-skin'],
    isJunior: true,
    season: 'winter',
    words: {
      sv: `
5 Dottern vill ut varje dag | Sex år och på skidor till förskolan. Hon kommer upp för backen själv nu.
5 Lagom spann | Sonen väger inte mycket, och det här är första paret han får ner mot snön.
5 Går att ärva | Andra barnet åker på dem nu och de ser hyggliga ut, trots grusgången.
5 skidskolan godkände | ledaren sa att längden var rätt. mer behöver en förälder inte veta
4 Bra första skidor | Lite hala på isig gårdsplan, men i spåret går det fint.
4 Växer snabbt | Barnet alltså. Vi tog en längd som precis gick, och den räcker nog bara i år.
4 Tåliga | Har åkt över en rot eller två. Ett märke i kanten, inget mer.
3 Lite tunga | Nioåringen tycker att kompisens är lättare. Men de glider bra.
2 För långa | Vi läste tabellen slarvigt. Välj hellre kort, så blir det roligare att svänga.
1 Spetsen knäcktes | Ett fall i skogsbacken räckte. Barn faller ju, det borde de tåla.`,
      nb: `
5 Jenta vil ut hver dag | Seks år og på ski til barnehagen. Nå kommer hun opp bakken selv.
5 Passe spenn | Gutten veier ikke mye, og dette er det første paret han får ned mot snøen.
5 Kan arves | Barn nummer to går på dem nå, og de ser fine ut, trass i grusgangen.
5 skiskolen godkjente | treneren sa at lengden var riktig. mer trenger ikke en forelder å vite
4 Fine første ski | Litt glatte på isete gårdsplass, men i løypa går det fint.
4 Vokser fort | Barnet, altså. Vi tok en lengde som så vidt gikk, og den holder nok bare i år.
4 Tåler en støyt | Har gått over en rot eller to. Et merke i kanten, ikke mer.
3 Litt tunge | Niåringen synes at vennens er lettere. Men de glir godt.
2 For lange | Vi leste tabellen slurvete. Velg heller kort, så blir det gøyere å svinge.
1 Tuppen knakk | Ett fall i skogbakken var nok. Barn faller jo, det burde de tåle.`,
      en: `
5 She wants to go out every day | Six years old and skiing to nursery. She gets up the hill on her own now.
5 The right softness | My son weighs next to nothing, and this is the first pair he can press to the snow.
5 Can be handed down | Child number two is on them now and they look decent, gravel path and all.
5 ski school approved | the coach said the length was right. a parent needs to know no more
4 Good first skis | A little slippery on an icy yard, but fine in the track.
4 Grows fast | The child, that is. We took a length that just about fitted; it will last one winter.
4 Tough | They have crossed a root or two. One mark on the edge, nothing more.
3 A bit heavy | Our nine-year-old says a friend’s are lighter. They do glide well, though.
2 Too long | We read the table carelessly. Go shorter: turning is more fun.
1 The tip snapped | One fall on the forest hill was enough. Children fall; skis should cope.`,
    },
  },
} satisfies Record<string, VoiceGroup>
