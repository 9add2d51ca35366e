import type { Language } from '../../../commerce/stores.ts'
import { linesOf } from '../../lines-of.ts'

/** How many stars a composed review may give: praise, praise with a reservation, neither. */
export type ComposedStars = 5 | 4 | 3

interface Verdicts {
  titles: string[]
  closings: string[]
}

/** What may be said of anything: titles, and last sentences. */
export const verdicts: Record<Language, Record<ComposedStars, Verdicts>> = {
  sv: {
    5: {
      titles: linesOf(
        'Mycket nöjd\nPrecis rätt\nRekommenderas\nBättre än väntat\nInget att klaga på\nGör jobbet\nBra köp\nTänker inte byta\nGladare än väntat\nSom det ska vara',
      ),
      closings: linesOf(`
Skulle köpa samma igen.
Rekommenderar utan att tveka.
Bättre än jag vågade hoppas på.
Det enda jag ångrar är att jag väntade.
Har tipsat två vänner redan.
Enkelt val nästa gång också.
Kunde inte be om mer.`),
    },
    4: {
      titles: linesOf(
        'Bra, nästan toppen\nNöjd\nKlart godkänt\nFyra av fem\nBra val för mig\nNästan perfekt\nStabilt\nFungerar fint',
      ),
      closings: linesOf(`
Sparar en stjärna tills det har gått ett år.
Inte fullt fem, men nära.
Litet minus för att det tog tid att vänja sig.
Bra, men jag är svår att imponera på.
Kan rekommendera till andra i samma läge.
Jag är nöjd, inte lyrisk.`),
    },
    3: {
      titles: linesOf('Helt okej\nVarken eller\nDuger\nMittemellan\nLite kluven\nOkej, inte mer'),
      closings: linesOf(`
Fungerar, men jag hade väntat mig lite mer.
Inget fel, bara inget särskilt.
Tvekar om jag väljer samma nästa gång.
Kanske vänjer jag mig.
Duger för det jag gör.`),
    },
  },
  nb: {
    5: {
      titles: linesOf(
        'Veldig fornøyd\nAkkurat passe\nAnbefales\nBedre enn ventet\nIngenting å klage på\nGjør jobben\nGodt kjøp\nBytter ikke\nGladere enn ventet\nSom det skal være',
      ),
      closings: linesOf(`
Ville kjøpt det samme igjen.
Anbefaler uten å nøle.
Bedre enn jeg turte å håpe på.
Det eneste jeg angrer på, er at jeg ventet.
Har tipset to venner allerede.
Enkelt valg neste gang også.
Kunne ikke bedt om mer.`),
    },
    4: {
      titles: linesOf(
        'Bra, nesten topp\nFornøyd\nKlart godkjent\nFire av fem\nGodt valg for meg\nNesten perfekt\nStødig\nFungerer fint',
      ),
      closings: linesOf(`
Sparer en stjerne til det har gått et år.
Ikke helt fem, men nær.
Lite minus fordi det tok tid å venne seg til.
Bra, men jeg er vanskelig å imponere.
Kan anbefales til andre i samme situasjon.
Jeg er fornøyd, ikke lyrisk.`),
    },
    3: {
      titles: linesOf('Helt grei\nVerken eller\nDuger\nMidt på treet, vel\nLitt delt\nOk, ikke mer'),
      closings: linesOf(`
Fungerer, men jeg hadde ventet litt mer.
Ingen feil, bare ikke noe spesielt.
Vet ikke om jeg velger det samme neste gang.
Kanskje jeg venner meg til det.
Duger til det jeg gjør.`),
    },
  },
  en: {
    5: {
      titles: linesOf(
        'Very pleased\nJust right\nRecommended\nBetter than expected\nNothing to complain about\nDoes the job\nGood buy\nNot changing\nHappier than I expected\nAs it should be',
      ),
      closings: linesOf(`
I would buy the same again.
Recommended without hesitation.
Better than I dared hope.
My only regret is waiting.
I have told two friends already.
An easy choice next time, too.
I could not ask for more.`),
    },
    4: {
      titles: linesOf(
        'Good, nearly great\nPleased\nA clear pass\nFour out of five\nA good choice for me\nNearly perfect\nSolid\nWorks well',
      ),
      closings: linesOf(`
I am keeping one star until a year has passed.
Not quite five, but close.
A small minus, because it took some getting used to.
Good, but I am hard to impress.
I can recommend it to others in the same position.
I am pleased, not ecstatic.`),
    },
    3: {
      titles: linesOf(
        'Fair enough\nNeither here nor there\nIt will do\nMiddling\nA little torn\nFine, no more',
      ),
      closings: linesOf(`
It works, but I had expected a little more.
Nothing wrong, just nothing special.
I am not sure I would choose the same next time.
Perhaps I will get used to it.
Good enough for what I do.`),
    },
  },
}
