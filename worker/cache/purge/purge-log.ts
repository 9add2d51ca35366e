import { DurableObject } from 'cloudflare:workers'
import { affectedTags } from '../tags.ts'
import { LONGEST_LIFE_MS, MAX_TAGS } from './purge-limits.ts'

/** The request for one purge. */
export interface PurgeRequest {
  tags: string[]
  /** True: an affected page may be shown once more while it is renewed. False: it is never shown again. */
  soft: boolean
}

/** The purges after a sequence number: each affected tag with the numbers of its last hard and soft purge. */
export interface PurgeChanges {
  sequence: number
  floor: number
  tags: { tag: string; hard: number; soft: number }[]
}

/** A purge in the audit list. `sequence` is about milliseconds since the epoch. */
export interface PurgeRecord extends PurgeRequest {
  sequence: number
}

const MAX_RECORDS = 100

/**
 * The purge log: the single writer that gives every purge a number (DECISIONS.md, Purges are numbered by one writer).
 * Numbers grow with every purge and start at the current time. So a log that lost its storage starts above all its
 * earlier numbers.
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

  /** The purges after `sequence`; 0 for all of them. */
  changesSince(sequence: number): PurgeChanges {
    const rows = this.#sql
      .exec<{ tag: string; hard: number; soft: number }>(
        'SELECT tag, hard, soft FROM tag WHERE last > ?',
        sequence,
      )
      .toArray()
    return { ...this.#state(), tags: rows }
  }

  /** Records a purge under a new number and returns the purges after `sinceSequence`. */
  purge({ tags, soft }: PurgeRequest, sinceSequence: number): PurgeChanges {
    const sequence = Math.max(this.#state().sequence + 1, Date.now())
    this.ctx.storage.transactionSync(() => {
      for (const tag of affectedTags(tags)) this.#recordTag(tag, sequence, soft)
      this.#sql.exec('INSERT INTO record VALUES (?, ?, ?)', sequence, JSON.stringify(tags), Number(soft))
      this.#sql.exec('UPDATE state SET sequence = ?', sequence)
      this.#compact(sequence)
    })
    return this.changesSince(sinceSequence)
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

  #recordTag(tag: string, sequence: number, soft: boolean): void {
    const [hardSequence, softSequence] = soft ? [0, sequence] : [sequence, 0]
    this.#sql.exec(
      `INSERT INTO tag VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (tag) DO UPDATE SET hard = max(hard, ?2), soft = max(soft, ?3), last = ?4`,
      ...[tag, hardSequence, softSequence, sequence],
    )
  }

  /** Deletes tags that are too old or too many, and raises the floor to the last deleted number. */
  #compact(sequence: number): void {
    this.#sql.exec(
      'DELETE FROM record WHERE sequence NOT IN (SELECT sequence FROM record ORDER BY sequence DESC LIMIT ?)',
      MAX_RECORDS,
    )
    const [oldestToDelete] = this.#sql
      .exec<{ last: number }>('SELECT last FROM tag ORDER BY last DESC LIMIT 1 OFFSET ?', MAX_TAGS)
      .toArray()
    const floor = Math.max(oldestToDelete?.last ?? 0, sequence - LONGEST_LIFE_MS)
    const { dropped } = this.#sql
      .exec<{ dropped: number | null }>('SELECT max(last) AS dropped FROM tag WHERE last <= ?', floor)
      .one()
    if (dropped === null) return
    this.#sql.exec('DELETE FROM tag WHERE last <= ?', dropped)
    this.#sql.exec('UPDATE state SET floor = max(floor, ?)', dropped)
  }
}
