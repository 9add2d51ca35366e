import { median } from '#tests/bench/rounds.ts'
import { send } from './connection.ts'

const ROUNDS = 100
const LONG = 16_000

/** Median answer times of a short address that nobody has, and of one of 16 kB; they take turns. */
export async function compareLengths(
  port: number,
): Promise<{ short: number; long: number; statuses: number[] }> {
  const times = { short: [] as number[], long: [] as number[] }
  const statuses = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const short = await send(port, { method: 'GET', path: `/finns-inte-${round}` })
    const long = await send(port, {
      method: 'GET',
      path: `/finns-inte-${round}/${'e@x.se&token='.repeat(LONG / 13)}`,
    })
    times.short.push(short.ms)
    times.long.push(long.ms)
    statuses.add(long.status)
  }
  return { short: median(times.short), long: median(times.long), statuses: [...statuses] }
}
