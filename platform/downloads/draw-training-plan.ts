import { DAY_MS } from '#platform/commerce/clock.ts'
import type { Store } from '#platform/commerce/stores.ts'
import { type PdfText, toPdf } from './pdf.ts'
import { planTexts } from './plan-texts.ts'
import { minutesOf, type Session, type TrainingPlan } from './training-plans.ts'

/** A file of a training plan: the plan with its sessions, or its calendar. */
interface PlanFile {
  plan: TrainingPlan
  /** Of the product and of the file. */
  name: string
  title: string
  orderNumber: string
  isCalendar: boolean
}

const MARGIN = 50
const WEEK_WIDTH = 55
const WIDTH = 440 // of the columns right of the week
const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The file as a PDF in the language of the store. */
export function drawTrainingPlan(file: PlanFile, store: Store): Uint8Array<ArrayBuffer> {
  const { plan, name, title, orderNumber } = file
  const texts = planTexts[store.language]
  const head: PdfText[] = [
    { x: MARGIN, y: 70, text: name, size: 18, isBold: true },
    { x: MARGIN, y: 92, text: title, size: 12 },
    { x: MARGIN, y: 122, text: texts.intro(plan.weeks, plan.sessions.length), size: 10 },
    { x: MARGIN, y: 138, text: texts.advice, size: 10 },
    { x: MARGIN, y: 800, text: texts.order(orderNumber), size: 8 },
  ]
  const table = file.isCalendar ? calendar(plan, store) : overview(plan, store)
  return toPdf([...head, ...table], { title: `${name}: ${title}`, language: store.language })
}

/** A row for each week, a column for each session, and what is done in them. */
function overview(plan: TrainingPlan, store: Store): PdfText[] {
  const texts = planTexts[store.language]
  const columns = plan.sessions.map((session) => ({
    title: `${dayName(session.day, store)}: ${texts.kinds[session.kind].name}`,
    cell: (week: number) => [`${minutesOf(session, week, plan)}`],
  }))
  const { texts: table, end } = drawTable({ plan, store, columns, rowHeight: 17 })
  const kinds = plan.sessions.flatMap(({ kind }, at): PdfText[] => [
    { x: MARGIN, y: end + 60 + at * 34, text: texts.kinds[kind].name, size: 10, isBold: true },
    { x: MARGIN, y: end + 74 + at * 34, text: texts.kinds[kind].how, size: 10 },
  ])
  return [...table, { x: MARGIN, y: end + 36, text: texts.sessions, size: 12, isBold: true }, ...kinds]
}

/** A row for each week, a column for each day. */
function calendar(plan: TrainingPlan, store: Store): PdfText[] {
  const { kinds } = planTexts[store.language]
  const onDay = (day: number): Session | undefined => plan.sessions.find((session) => session.day === day)
  const columns = DAYS.map((day) => ({
    title: dayName(day, store),
    cell: (week: number) => {
      const session = onDay(day)
      return session ? [kinds[session.kind].name, `${minutesOf(session, week, plan)}`] : ['-']
    },
  }))
  return drawTable({ plan, store, columns, rowHeight: 36 }).texts
}

interface Table {
  plan: TrainingPlan
  store: Store
  columns: { title: string; cell: (week: number) => string[] }[]
  rowHeight: number
}

function drawTable({ plan, store, columns, rowHeight }: Table): { texts: PdfText[]; end: number } {
  const top = 175
  const x = (column: number) => MARGIN + WEEK_WIDTH + (column * WIDTH) / columns.length
  const y = (week: number) => top + 21 + (week - 1) * rowHeight
  const weeks = Array.from({ length: plan.weeks }, (_, at) => at + 1)
  const head: PdfText[] = columns.map(({ title }, at) => ({
    x: x(at),
    y: top,
    text: title,
    size: 9,
    isBold: true,
  }))
  const rows = weeks.flatMap((week): PdfText[] => [
    { x: MARGIN, y: y(week), text: `${planTexts[store.language].week} ${week}`, size: 9, isBold: true },
    ...columns.flatMap(({ cell }, at) =>
      cell(week).map((text, line) => ({ x: x(at), y: y(week) + line * 12, text, size: 9 })),
    ),
  ])
  return { texts: [...head, ...rows], end: y(plan.weeks) }
}

/** 0 is Monday. */
function dayName(day: number, { locale }: Store): string {
  const monday = Date.UTC(2024, 0, 1)
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return format.format(monday + day * DAY_MS).replace('.', '')
}
