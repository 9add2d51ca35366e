import { type Attempt, type Outcome, send } from './connection.ts'

/** What an attacker puts in to see it come out: as HTML it would be an element. */
export const MARK = '<script>skare-attack</script>'

const SLOW_MS = 1000
/** What a forged header says: no answer may repeat it. */
export const FORGED = 'skare-forged'

/** What an attacker wants as a header of the answer, by a line break in the address. */
export const COOKIE = 'skare-attack=1'

/** The runtime refuses some addresses before any Worker sees them; then the answer has none of our headers. */
const isRefusedByRuntime = ({ status, headers }: Outcome) =>
  status === 400 && headers['x-request-id'] === undefined && headers.connection === 'close'

/** No browser takes it for HTML, because every answer says `nosniff`, which is judged, too. */
const isJson = ({ headers }: Outcome) => headers['content-type']?.startsWith('application/json') ?? false

/** What is wrong with an answer; empty: nothing. */
export async function faultsOf(port: number, attempt: Attempt, outcome: Outcome): Promise<string[]> {
  const { status, body, headers } = outcome
  const faults: string[] = []
  if (status === 0) faults.push(`no answer (${body})`)
  if (status >= 500) faults.push(`status ${status}`)
  if (body.includes(MARK) && !isJson(outcome)) faults.push('what was sent stands in the answer, unescaped')
  if (Object.values(headers).some((value) => String(value).includes(FORGED)) || body.includes(FORGED))
    faults.push('a forged header stands in the answer')
  if (headers['set-cookie']?.some((cookie) => cookie.startsWith(COOKIE)))
    faults.push('a header was smuggled in')
  if (status !== 0 && !isRefusedByRuntime(outcome) && headers['x-content-type-options'] !== 'nosniff')
    faults.push('no nosniff')
  if (outcome.ms > SLOW_MS && (await isSlowAlone(port, attempt)))
    faults.push(`slow: ${Math.round(outcome.ms)} ms`)
  return faults
}

/** A machine that is busy with five others answers late at times: alone it must not. */
async function isSlowAlone(port: number, attempt: Attempt): Promise<boolean> {
  return (await send(port, attempt)).ms > SLOW_MS
}
