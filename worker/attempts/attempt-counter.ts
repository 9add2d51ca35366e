import { DurableObject } from 'cloudflare:workers'
import {
  delayMs,
  type FailedAttempts,
  forgetAt,
  noFailures,
  withFailure,
} from '#shared/account/failed-attempts.ts'

const ATTEMPTS = 'attempts'

/**
 * The failed attempts to guess one secret, as a Durable Object. Rate limits per address do not stop somebody who has a
 * thousand addresses; this counts for all of them together.
 */
export class AttemptCounter extends DurableObject {
  /**
   * Asks for an attempt. Returns the milliseconds until the next one is allowed; 0: it may be made now. It counts as failed
   * until its result is reported, so that many attempts at once are not all allowed.
   */
  async begin(freeAttempts: number): Promise<number> {
    const now = Date.now()
    const attempts = this.#read()
    const wait = delayMs(attempts, freeAttempts, now)
    if (wait === 0) await this.#write(withFailure(attempts, now))
    return wait
  }

  /** The secret was right: all failures are forgotten. */
  async succeed(): Promise<void> {
    await this.#clear()
  }

  /** The attempt had no result, because the platform failed: it does not count. */
  async cancel(): Promise<void> {
    const { count, lastAt } = this.#read()
    if (count <= 1) await this.#clear()
    else await this.#write({ count: count - 1, lastAt })
  }

  /** Failures are forgotten. */
  override async alarm(): Promise<void> {
    await this.#clear()
  }

  #read(): FailedAttempts {
    return this.ctx.storage.kv.get<FailedAttempts>(ATTEMPTS) ?? noFailures
  }

  async #write(attempts: FailedAttempts): Promise<void> {
    this.ctx.storage.kv.put(ATTEMPTS, attempts)
    await this.ctx.storage.setAlarm(forgetAt(attempts))
  }

  async #clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }
}
