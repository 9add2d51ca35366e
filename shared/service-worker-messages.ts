/** What a page tells a service worker. */
export type PageMessage =
  /** To the active one: a tab listens to it, and may need the shell of its store. */
  | { type: 'opened'; pathPrefix: string }
  /** To one that waits: which build is it? */
  | { type: 'whichBuild' }
  /** To one that waits: the shopper wants it now. */
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
