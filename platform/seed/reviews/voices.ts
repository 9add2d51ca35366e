import type { Language } from '../../commerce/stores.ts'

/** What shoppers write: title and text, by how many stars they give. */
export const voices: Record<Language, Record<number, [title: string, detail: string][]>> = {
  sv: {
    5: [
      ['Precis som jag hoppades', 'Har använt den hela vintern, i snö och slask. Inget att klaga på.'],
      ['Köper igen', 'Kom dagen efter. Bättre än den jag hade, och den kostade dubbelt.'],
      ['Snabb hjälp', 'Ringde och frågade innan jag köpte. Fick råd som stämde.'],
      ['Bästa köpet i år', 'Tvekade länge. Det behövde jag inte ha gjort.'],
    ],
    4: [
      ['Bra, med ett men', 'Fungerar fint. Hade önskat fler färger.'],
      ['Prisvärd', 'Inte lättast på marknaden, men den håller.'],
      ['Nästan full pott', 'Liten i storleken, ta ett steg upp.'],
    ],
    3: [
      ['Helt okej', 'Gör det den ska. Varken mer eller mindre.'],
      ['Blandade känslor', 'Bra i kyla, sämre när det blir blött.'],
    ],
    2: [['Inte för mig', 'Passformen stämde inte alls. Fick byta utan krångel.']],
    1: [['Gick sönder', 'Sömmen släppte efter två pass. Pengarna tillbaka, det ska sägas.']],
  },
  nb: {
    5: [
      ['Akkurat som jeg håpet', 'Har brukt den hele vinteren, i snø og slaps. Ingenting å klage på.'],
      ['Kjøper igjen', 'Kom dagen etter. Bedre enn den jeg hadde, og den kostet det dobbelte.'],
      ['Rask hjelp', 'Ringte og spurte før jeg kjøpte. Rådet stemte.'],
      ['Årets beste kjøp', 'Nølte lenge. Det hadde jeg ikke trengt.'],
    ],
    4: [
      ['Bra, med ett men', 'Fungerer fint. Skulle ønske det fantes flere farger.'],
      ['Verdt pengene', 'Ikke lettest på markedet, men den holder.'],
      ['Nesten full pott', 'Liten i størrelsen, gå ett steg opp.'],
    ],
    3: [
      ['Helt grei', 'Gjør det den skal. Verken mer eller mindre.'],
      ['Blandede følelser', 'Bra i kulda, dårligere når det blir vått.'],
    ],
    2: [['Ikke for meg', 'Passformen stemte ikke i det hele tatt. Fikk bytte uten styr.']],
    1: [['Gikk i stykker', 'Sømmen røk etter to økter. Pengene tilbake, det skal sies.']],
  },
  en: {
    5: [
      ['Just what I hoped for', 'I have used it all winter, in snow and slush. Nothing to complain about.'],
      ['Would buy again', 'Arrived in two days. Better than my old one, which cost twice as much.'],
      ['Quick help', 'I called before buying and got advice that turned out right.'],
      ['Best buy of the year', 'I hesitated for a long time. I need not have.'],
    ],
    4: [
      ['Good, with one but', 'Works well. I wish there were more colours.'],
      ['Good value', 'Not the lightest around, but it lasts.'],
      ['Almost full marks', 'Runs small; go one size up.'],
    ],
    3: [
      ['Quite all right', 'Does what it should. No more, no less.'],
      ['Mixed feelings', 'Fine in the cold, worse once it gets wet.'],
    ],
    2: [['Not for me', 'The fit was wrong for me. Exchanged without any fuss.']],
    1: [['It broke', 'A seam came apart after two sessions. Money back, to be fair.']],
  },
}

export const names: Record<Language, [string, ...string[]]> = {
  sv: ['Åsa', 'Johan i Umeå', 'Karin B', 'Lars-Erik', 'Spårkatten', 'Emma', 'Nils', 'Motionären', 'Birgitta'],
  nb: [
    'Kari',
    'Ola fra Lillehammer',
    'Ingrid S',
    'Tor-Arne',
    'Skientusiasten',
    'Silje',
    'Håkon',
    'Turgåeren',
  ],
  en: ['Anne', 'Mikkel in Aarhus', 'Hannah K', 'Peter', 'Trackhound', 'Sophie', 'Jonas', 'Weekend skier'],
}
