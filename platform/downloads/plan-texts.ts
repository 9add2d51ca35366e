import type { Language } from '#platform/commerce/stores.ts'
import type { SessionKind } from './training-plans.ts'

/** Words of a training plan. */
interface PlanTexts {
  intro: (weeks: number, sessions: number) => string
  advice: string
  week: string
  sessions: string
  order: (number: string) => string
  kinds: Record<SessionKind, { name: string; how: string }>
}

export const planTexts: Record<Language, PlanTexts> = {
  sv: {
    intro: (weeks, sessions) => `${weeks} veckor, ${sessions} pass i veckan. Tider i minuter.`,
    advice: 'Är du sjuk vilar du tills du är frisk och en dag till. Ett missat pass tar du inte igen.',
    week: 'Vecka',
    sessions: 'Passen',
    order: (number) => `Köpt på Skare, order ${number}`,
    kinds: {
      long: {
        name: 'Långpass',
        how: 'I prattempo: du ska kunna prata i hela meningar. Ät och drick var tjugonde minut.',
      },
      intervals: {
        name: 'Intervaller',
        how: 'Efter en kvarts uppvärmning: 5-6 × 4 minuter hårt i uppförsbacke, lugnt ned emellan. Hälften i korta veckor.',
      },
      poling: {
        name: 'Stakning',
        how: 'Flackt och jämnt. Fall framåt, tryck med magen först och armarna sedan. Sista kvarten utan ben.',
      },
      technique: {
        name: 'Teknik',
        how: 'Lugnt, med en sak i taget: balans på en skida, växlar, och en kvart utan stavar.',
      },
      strength: {
        name: 'Styrka',
        how: '3 × 10 av dips, knäböj, plankan i 45 sekunder, rodd och utfall. Vila en minut emellan. Två varv i korta veckor.',
      },
      poleRunning: {
        name: 'Stavlöpning',
        how: 'Efter uppvärmning: 8 × 2 minuter i brant backe med stavar, gå ned emellan. Hälften i korta veckor.',
      },
      easy: {
        name: 'Lugnt',
        how: 'Rörelse utan att bli andfådd: skidor, rullskidor, löpning eller rask promenad.',
      },
    },
  },
  nb: {
    intro: (weeks, sessions) => `${weeks} uker, ${sessions} økter i uka. Tider i minutter.`,
    advice: 'Er du syk, hviler du til du er frisk og en dag til. En økt du har mistet, tar du ikke igjen.',
    week: 'Uke',
    sessions: 'Øktene',
    order: (number) => `Kjøpt hos Skare, ordre ${number}`,
    kinds: {
      long: {
        name: 'Langtur',
        how: 'I pratetempo: du skal kunne snakke i hele setninger. Spis og drikk hvert tjuende minutt.',
      },
      intervals: {
        name: 'Intervaller',
        how: 'Etter et kvarters oppvarming: 5-6 × 4 minutter hardt i motbakke, rolig ned imellom. Halvparten i korte uker.',
      },
      poling: {
        name: 'Staking',
        how: 'Flatt og jevnt. Fall framover, trykk med magen først og armene etterpå. Siste kvarter uten bein.',
      },
      technique: {
        name: 'Teknikk',
        how: 'Rolig, med én ting om gangen: balanse på én ski, ulike teknikker, og et kvarter uten staver.',
      },
      strength: {
        name: 'Styrke',
        how: '3 × 10 av dips, knebøy, planken i 45 sekunder, roing og utfall. Hvil ett minutt imellom. To runder i korte uker.',
      },
      poleRunning: {
        name: 'Elghufs',
        how: 'Etter oppvarming: 8 × 2 minutter i bratt bakke med staver, gå ned imellom. Halvparten i korte uker.',
      },
      easy: { name: 'Rolig', how: 'Bevegelse uten å bli andpusten: ski, rulleski, løping eller rask gange.' },
    },
  },
  en: {
    intro: (weeks, sessions) => `${weeks} weeks, ${sessions} sessions a week. Times in minutes.`,
    advice: 'If you are ill, rest until you are well and one day more. Do not make up for a missed session.',
    week: 'Week',
    sessions: 'The sessions',
    order: (number) => `Bought from Skare, order ${number}`,
    kinds: {
      long: {
        name: 'Long',
        how: 'At talking pace: you can speak in whole sentences. Eat and drink every twenty minutes.',
      },
      intervals: {
        name: 'Intervals',
        how: 'After 15 minutes of warming up: 5-6 × 4 minutes hard uphill, easy down in between. Half of it in short weeks.',
      },
      poling: {
        name: 'Poling',
        how: 'Flat and even. Fall forward, press with the core first and the arms after. No legs for the last 15 minutes.',
      },
      technique: {
        name: 'Technique',
        how: 'Easy, one thing at a time: balance on one ski, all the techniques, 15 minutes without poles.',
      },
      strength: {
        name: 'Strength',
        how: '3 × 10 dips, squats, 45 seconds of plank, rows and lunges. Rest for a minute in between. Two rounds in short weeks.',
      },
      poleRunning: {
        name: 'Pole running',
        how: 'After warming up: 8 × 2 minutes with poles up a steep hill, walk down in between. Half of it in short weeks.',
      },
      easy: {
        name: 'Easy',
        how: 'Movement without getting out of breath: skis, roller skis, running or a brisk walk.',
      },
    },
  },
}
