import { DurableObject } from 'cloudflare:workers'
import {
  countOf,
  delayMs,
  type FailedAttempts,
  forgetAt,
  noFailures,
  withAttempt,
  withoutAttempt,
} from '#shared/account/failed-attempts.ts'

const ATTEMPTS = 'attempts'

/** An attempt that was asked for: the milliseconds until it is allowed, 0: it may be made now; and when it began. */
interface Attempt {
  waitMs: number
  beganAt: number
}

/**
 * The failed attempts to guess one secret, as a Durable Object. Rate limits per address do not stop somebody who has a
 * thousand addresses; this counts for all of them together.
 */
export class AttemptCounter extends DurableObject {
  /**
   * Asks for an attempt. It counts as failed until its result is reported, so that many attempts at once are not all
   * allowed.
   */
  async begin(freeAttempts: number): Promise<Attempt> {
    const now = Date.now()
    const attempts = this.#read()
    const waitMs = delayMs(attempts, freeAttempts, now)
    if (waitMs === 0) await this.#write(withAttempt(attempts, now))
    return { waitMs, beganAt: now }
  }

  /** The secret was right: all failures are forgotten. */
  async succeed(): Promise<void> {
    await this.#clear()
  }

  /** The attempt does not count: all is as if it had not been made, also when the failures before it are forgotten. */
  async cancel(beganAt: number): Promise<void> {
    const attempts = withoutAttempt(this.#read(), beganAt)
    if (countOf(attempts) === 0) await this.#clear()
    else await this.#write(attempts)
  }

  /** Failures are forgotten. */
  override async alarm(): Promise<void> {
    await this.#clear()
  }

  #read(): FailedAttempts {
    return { ...noFailures, ...this.ctx.storage.kv.get<FailedAttempts>(ATTEMPTS) }
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
