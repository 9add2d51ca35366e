import { DurableObject } from 'cloudflare:workers'
import { affectedTags } from '../tags.ts'
import { createHistory, type Purged, type PurgeHistory } from './purge-history.ts'
import { HISTORY_AGE_MS, LONGEST_LIFE_MS, MAX_CHANGES, MAX_TAGS } from './purge-limits.ts'

/** The request for one purge. */
export interface PurgeRequest {
  tags: string[]
  /** True: an affected page may be shown once more while it is renewed. False: it is never shown again. */
  soft: boolean
}

/** The purges after a number: each affected tag with the numbers of its last hard and soft purge. */
export interface PurgeChanges {
  /** All purges after this number: the last one that is not above the number that was asked for, or higher when they would be too many. */
  since: number
  /** The last number. */
  sequence: number
  /** Purges up to this number are not known any more. */
  floor: number
  tags: (Purged & { tag: string })[]
}

/** A purge in the audit list. `sequence` is about milliseconds since the epoch. */
interface PurgeRecord extends PurgeRequest {
  sequence: number
}

/** A row of the table `tag`; `last` is the higher one of its numbers. */
type TagRow = { tag: string; hard: number; soft: number; last: number }

const MAX_RECORDS = 100

/**
 * The purge log: the single writer that gives every purge a number (DECISIONS.md, Purges are numbered by one writer).
 * Numbers grow with every purge and start at the current time. So a log that lost its storage starts above all its
 * earlier numbers.
 */
export class PurgeLog extends DurableObject {
  #sql: SqlStorage
  #history: { builtAt: number; history: PurgeHistory } | null = null

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

  /** The purges after `sequence`. Of too many the oldest are left out: `since` is above them. */
  changesSince(sequence: number): PurgeChanges {
    const rows = this.#sql
      .exec<TagRow>(
        'SELECT * FROM tag WHERE last > ? ORDER BY last DESC LIMIT ?',
        ...[sequence, MAX_CHANGES + 1],
      )
      .toArray()
    const state = this.#state()
    const since = rows[MAX_CHANGES]?.last ?? this.#lastUpTo(sequence) ?? Math.min(sequence, state.floor) // before its first purge the log has its floor
    const tags = rows.flatMap(({ last, ...tag }) => (last > since ? [tag] : []))
    return { ...state, tags, since }
  }

  /** All purges, up to a number that may be two minutes old and that `changesSince` continues. */
  history(): PurgeHistory {
    const now = Date.now()
    const built = this.#history
    if (built && now - built.builtAt < HISTORY_AGE_MS && this.#continues(built.history)) return built.history
    const history = this.#buildHistory()
    this.#history = { builtAt: now, history }
    return history
  }

  #continues({ sequence }: PurgeHistory): boolean {
    return this.changesSince(sequence).since <= sequence
  }

  #buildHistory(): PurgeHistory {
    this.ctx.storage.transactionSync(() => this.#deleteSurplus())
    const tags = this.#sql.exec<TagRow>('SELECT * FROM tag')
    return createHistory({ ...this.#state(), tags: tags.toArray() })
  }

  /** Records a purge under a new number and returns the purges after `sinceSequence`. */
  purge({ tags, soft }: PurgeRequest, sinceSequence: number): PurgeChanges {
    const sequence = Math.max(this.#state().sequence + 1, Date.now())
    this.ctx.storage.transactionSync(() => {
      const numbers = soft ? { hard: 0, soft: sequence } : { hard: sequence, soft: 0 }
      for (const tag of affectedTags(tags)) this.#recordTag(tag, numbers)
      this.#sql.exec('INSERT INTO record VALUES (?, ?, ?)', sequence, JSON.stringify(tags), Number(soft))
      this.#sql.exec('UPDATE state SET sequence = ?', sequence)
      this.#deleteOld(sequence)
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

  #recordTag(tag: string, { hard, soft }: Purged): void {
    this.#sql.exec(
      `INSERT INTO tag VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (tag) DO UPDATE SET hard = max(hard, ?2), soft = max(soft, ?3), last = ?4`,
      ...[tag, hard, soft, Math.max(hard, soft)],
    )
  }

  /** Deletes what is too old. */
  #deleteOld(sequence: number): void {
    this.#sql.exec(
      'DELETE FROM record WHERE sequence NOT IN (SELECT sequence FROM record ORDER BY sequence DESC LIMIT ?)',
      MAX_RECORDS,
    )
    this.#deleteTagsUpTo(sequence - LONGEST_LIFE_MS)
  }

  /** Deletes the oldest of too many tags. It reads the whole table, so it is done when a history is built, not with each purge. */
  #deleteSurplus(): void {
    const [oldest] = this.#sql
      .exec<{ last: number }>('SELECT last FROM tag ORDER BY last DESC LIMIT 1 OFFSET ?', MAX_TAGS)
      .toArray()
    if (oldest) this.#deleteTagsUpTo(oldest.last)
  }

  /** Raises the floor to the last deleted number. */
  #deleteTagsUpTo(last: number): void {
    const dropped = this.#lastUpTo(last)
    if (dropped === null) return
    this.#sql.exec('DELETE FROM tag WHERE last <= ?', dropped)
    this.#sql.exec('UPDATE state SET floor = max(floor, ?)', dropped)
  }

  /** The last number of a tag that is not above `number`; null: there is none. */
  #lastUpTo(number: number): number | null {
    return this.#sql
      .exec<{ last: number | null }>('SELECT max(last) AS last FROM tag WHERE last <= ?', number)
      .one().last
  }
}
