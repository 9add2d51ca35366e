/** What is done in a session. */
const sessionKinds = ['long', 'intervals', 'poling', 'technique', 'strength', 'poleRunning', 'easy'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** A session of every week. */
export interface Session {
  /** 0 is Monday. */
  day: number
  kind: SessionKind
  /** Minutes of the first week and of the longest. */
  from: number
  to: number
}

export interface TrainingPlan {
  weeks: number
  /** Whether a race is at its end, for which one rests. */
  hasRace: boolean
  sessions: readonly Session[]
}

const [TUESDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 3, 5, 6]

/** The plans that the shop sells, by sku (`seed/service-products.ts`, `seed/demo-products.ts`). */
const plans: Readonly<Record<string, TrainingPlan>> = {
  'DEMO-DOWNLOAD': {
    weeks: 12,
    hasRace: true,
    sessions: [
      { day: TUESDAY, kind: 'intervals', from: 50, to: 75 },
      { day: THURSDAY, kind: 'poling', from: 50, to: 90 },
      { day: SATURDAY, kind: 'strength', from: 30, to: 40 },
      { day: SUNDAY, kind: 'long', from: 90, to: 240 },
    ],
  },
  'SK-PDF-MOTION': {
    weeks: 8,
    hasRace: true,
    sessions: [
      { day: TUESDAY, kind: 'easy', from: 30, to: 50 },
      { day: THURSDAY, kind: 'technique', from: 30, to: 60 },
      { day: SUNDAY, kind: 'long', from: 45, to: 150 },
    ],
  },
  'SK-PDF-RULL': {
    weeks: 16,
    hasRace: false,
    sessions: [
      { day: TUESDAY, kind: 'strength', from: 40, to: 60 },
      { day: THURSDAY, kind: 'poling', from: 45, to: 90 },
      { day: SATURDAY, kind: 'poleRunning', from: 40, to: 60 },
      { day: SUNDAY, kind: 'long', from: 60, to: 150 },
    ],
  },
  'SK-PDF-SKATE': {
    weeks: 8,
    hasRace: true,
    sessions: [
      { day: TUESDAY, kind: 'intervals', from: 45, to: 70 },
      { day: THURSDAY, kind: 'technique', from: 45, to: 60 },
      { day: SUNDAY, kind: 'long', from: 75, to: 150 },
    ],
  },
}

export const findTrainingPlan = (sku: string): TrainingPlan | null => plans[sku] ?? null

const RECOVERY = { every: 4, share: 0.6 }
const LAST_WEEKS = [0.7, 0.5] // of the longest: rested at the start
const STEP_MINUTES = 5

/** Minutes of a session in a week, from 1: longer every week, less in every fourth, and less before a race. */
export function minutesOf({ from, to }: Session, week: number, { weeks, hasRace }: TrainingPlan): number {
  const longest = hasRace ? weeks - LAST_WEEKS.length : weeks
  const grown = from + ((to - from) * (Math.min(week, longest) - 1)) / (longest - 1)
  const rest = LAST_WEEKS[week - longest - 1] ?? (isRecovery(week, longest) ? RECOVERY.share : 1)
  return Math.round((grown * rest) / STEP_MINUTES) * STEP_MINUTES
}

const isRecovery = (week: number, longest: number) => week % RECOVERY.every === 0 && week < longest
