import type { Language } from '../../../commerce/stores.ts'

/** How many stars a composed review may give: praise, praise with a reservation, neither. */
export type ComposedStars = 5 | 4 | 3

interface Verdicts {
  titles: string[]
  closings: string[]
}

const lines = (text: string): string[] => text.trim().split('\n')

/** What may be said of anything: titles, and last sentences. */
export const verdicts: Record<Language, Record<ComposedStars, Verdicts>> = {
  sv: {
    5: {
      titles: lines(
        'Mycket nöjd\nPrecis rätt\nRekommenderas\nBättre än väntat\nInget att klaga på\nGör jobbet\nBra köp\nTänker inte byta\nGladare än väntat\nSom det ska vara',
      ),
      closings: lines(`
Skulle köpa samma igen.
Rekommenderar utan att tveka.
Bättre än jag vågade hoppas på.
Det enda jag ångrar är att jag väntade.
Har tipsat två vänner redan.
Enkelt val nästa gång också.
Kunde inte be om mer.`),
    },
    4: {
      titles: lines(
        'Bra, nästan toppen\nNöjd\nKlart godkänt\nFyra av fem\nBra val för mig\nNästan perfekt\nStabilt\nFungerar fint',
      ),
      closings: lines(`
Sparar en stjärna tills det har gått ett år.
Inte fullt fem, men nära.
Litet minus för att det tog tid att vänja sig.
Bra, men jag är svår att imponera på.
Kan rekommendera till andra i samma läge.
Jag är nöjd, inte lyrisk.`),
    },
    3: {
      titles: lines('Helt okej\nVarken eller\nDuger\nMittemellan\nLite kluven\nOkej, inte mer'),
      closings: lines(`
Fungerar, men jag hade väntat mig lite mer.
Inget fel, bara inget särskilt.
Tvekar om jag väljer samma nästa gång.
Kanske vänjer jag mig.
Duger för det jag gör.`),
    },
  },
  nb: {
    5: {
      titles: lines(
        'Veldig fornøyd\nAkkurat passe\nAnbefales\nBedre enn ventet\nIngenting å klage på\nGjør jobben\nGodt kjøp\nBytter ikke\nGladere enn ventet\nSom det skal være',
      ),
      closings: lines(`
Ville kjøpt det samme igjen.
Anbefaler uten å nøle.
Bedre enn jeg turte å håpe på.
Det eneste jeg angrer på, er at jeg ventet.
Har tipset to venner allerede.
Enkelt valg neste gang også.
Kunne ikke bedt om mer.`),
    },
    4: {
      titles: lines(
        'Bra, nesten topp\nFornøyd\nKlart godkjent\nFire av fem\nGodt valg for meg\nNesten perfekt\nStødig\nFungerer fint',
      ),
      closings: lines(`
Sparer en stjerne til det har gått et år.
Ikke helt fem, men nær.
Lite minus fordi det tok tid å venne seg til.
Bra, men jeg er vanskelig å imponere.
Kan anbefales til andre i samme situasjon.
Jeg er fornøyd, ikke lyrisk.`),
    },
    3: {
      titles: lines('Helt grei\nVerken eller\nDuger\nMidt på treet, vel\nLitt delt\nOk, ikke mer'),
      closings: lines(`
Fungerer, men jeg hadde ventet litt mer.
Ingen feil, bare ikke noe spesielt.
Vet ikke om jeg velger det samme neste gang.
Kanskje jeg venner meg til det.
Duger til det jeg gjør.`),
    },
  },
  en: {
    5: {
      titles: lines(
        'Very pleased\nJust right\nRecommended\nBetter than expected\nNothing to complain about\nDoes the job\nGood buy\nNot changing\nHappier than I expected\nAs it should be',
      ),
      closings: lines(`
I would buy the same again.
Recommended without hesitation.
Better than I dared hope.
My only regret is waiting.
I have told two friends already.
An easy choice next time, too.
I could not ask for more.`),
    },
    4: {
      titles: lines(
        'Good, nearly great\nPleased\nA clear pass\nFour out of five\nA good choice for me\nNearly perfect\nSolid\nWorks well',
      ),
      closings: lines(`
I am keeping one star until a year has passed.
Not quite five, but close.
A small minus, because it took some getting used to.
Good, but I am hard to impress.
I can recommend it to others in the same position.
I am pleased, not ecstatic.`),
    },
    3: {
      titles: lines(
        'Fair enough\nNeither here nor there\nIt will do\nMiddling\nA little torn\nFine, no more',
      ),
      closings: lines(`
It works, but I had expected a little more.
Nothing wrong, just nothing special.
I am not sure I would choose the same next time.
Perhaps I will get used to it.
Good enough for what I do.`),
    },
  },
}
