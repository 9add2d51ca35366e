/** What a page tells the service worker. */
export type PageMessage =
  /** A tab has opened: the store whose shell it may need, and the tab's build. */
  | { type: 'opened'; pathPrefix: string; build: string }
  /** The shopper wants the new build now. */
  | { type: 'takeOver' }

/** What the service worker tells a page. */
export type WorkerMessage =
  | PageNews
  /** Answer of a service worker that waits: its build. */
  | { type: 'waiting'; build: string }

/** What became of a page that was shown from its saved copy. */
export interface PageNews {
  type: 'pageNews'
  /** Path and query. */
  path: string
  news:
    | { kind: 'current' }
    /** The current lines of the page. */
    | { kind: 'changed'; text: string }
    /** It redirects now, or is gone. */
    | { kind: 'moved' }
    /** The network failed: the copy is as old as it is (ISO 8601). */
    | { kind: 'unchecked'; savedAt: string }
}
