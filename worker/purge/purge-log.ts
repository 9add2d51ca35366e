import { DurableObject } from 'cloudflare:workers'
import { WEEK_SECONDS } from '../cache/freshness.ts'
import { reachedBy } from '../cache/tags.ts'

/** One purge, as it was asked for. */
export interface PurgeOrder {
  tags: string[]
  /** Show it once more while it is renewed, rather than never again. */
  soft: boolean
}

/** What happened in the log after a number: tags with the numbers of their last hard and soft purge. */
export interface PurgeChanges {
  sequence: number
  floor: number
  tags: { tag: string; hard: number; soft: number }[]
}

/** A purge of the audit list; `sequence` is about milliseconds since the epoch. */
export interface PurgeRecord extends PurgeOrder {
  sequence: number
}

/** Nothing that a cache holds is older (freshness.ts), so older purges say nothing. */
const LONGEST_LIFE_MS = WEEK_SECONDS * 1000
/** What a copy may weigh; beyond it the oldest purges become the floor: more is renewed than needed, never less. */
const MAX_TAGS = 10_000
const MAX_RECORDS = 100

/**
 * The purge log: the one writer that orders purges against everything that is cached (DECISIONS.md, Purges are numbered by one writer). Its numbers grow with
 * every purge and start at the time, so a log that lost its storage begins above all the numbers of the one before.
 */
export class PurgeLog extends DurableObject {
  #sql: SqlStorage

  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS tag (tag TEXT PRIMARY KEY, hard INTEGER NOT NULL, soft INTEGER NOT NULL, last INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS tag_by_last ON tag (last);
      CREATE TABLE IF NOT EXISTS record (sequence INTEGER PRIMARY KEY, tags TEXT NOT NULL, soft INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), sequence INTEGER NOT NULL, floor INTEGER NOT NULL);
    `)
    const now = Date.now()
    this.#sql.exec('INSERT OR IGNORE INTO state VALUES (1, ?, ?)', now, now)
  }

  /** What changed after `sequence`; 0 for all that is known. */
  changesSince(sequence: number): PurgeChanges {
    const rows = this.#sql
      .exec<{ tag: string; hard: number; soft: number }>(
        'SELECT tag, hard, soft FROM tag WHERE last > ?',
        sequence,
      )
      .toArray()
    return { ...this.#state(), tags: rows }
  }

  /** Notes a purge under a number of its own, and says what changed after `known`. */
  purge({ tags, soft }: PurgeOrder, known: number): PurgeChanges {
    const sequence = Math.max(this.#state().sequence + 1, Date.now())
    this.ctx.storage.transactionSync(() => {
      for (const tag of reachedBy(tags)) this.#note(tag, sequence, soft)
      this.#sql.exec('INSERT INTO record VALUES (?, ?, ?)', sequence, JSON.stringify(tags), Number(soft))
      this.#sql.exec('UPDATE state SET sequence = ?', sequence)
      this.#compact(sequence)
    })
    return this.changesSince(known)
  }

  /** The last purges, the newest first. */
  lastPurges(): PurgeRecord[] {
    return this.#sql
      .exec<{ sequence: number; tags: string; soft: number }>('SELECT * FROM record ORDER BY sequence DESC')
      .toArray()
      .map(({ sequence, tags, soft }) => ({ sequence, tags: JSON.parse(tags), soft: soft === 1 }))
  }

  #state(): { sequence: number; floor: number } {
    return this.#sql.exec<{ sequence: number; floor: number }>('SELECT sequence, floor FROM state').one()
  }

  #note(tag: string, sequence: number, soft: boolean): void {
    const [hard, softly] = soft ? [0, sequence] : [sequence, 0]
    this.#sql.exec(
      `INSERT INTO tag VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (tag) DO UPDATE SET hard = max(hard, ?2), soft = max(soft, ?3), last = ?4`,
      ...[tag, hard, softly, sequence],
    )
  }

  /** Forgets what is too old or too much, and raises the floor to it. */
  #compact(sequence: number): void {
    this.#sql.exec(
      'DELETE FROM record WHERE sequence NOT IN (SELECT sequence FROM record ORDER BY sequence DESC LIMIT ?)',
      MAX_RECORDS,
    )
    const [surplus] = this.#sql
      .exec<{ last: number }>('SELECT last FROM tag ORDER BY last DESC LIMIT 1 OFFSET ?', MAX_TAGS)
      .toArray()
    const floor = Math.max(surplus?.last ?? 0, sequence - LONGEST_LIFE_MS)
    const { dropped } = this.#sql
      .exec<{ dropped: number | null }>('SELECT max(last) AS dropped FROM tag WHERE last <= ?', floor)
      .one()
    if (dropped === null) return
    this.#sql.exec('DELETE FROM tag WHERE last <= ?', dropped)
    this.#sql.exec('UPDATE state SET floor = max(floor, ?)', dropped)
  }
}
