import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

const ORIGIN = 'https://skare.test'

/** The least of a browser that React and the router need: it shows nothing, so a test's components render nothing. */
export interface BareBrowser {
  /** The addresses of the tab's history, the shown one last. */
  entries: string[]
  /** The addresses whose documents were loaded. */
  loads: string[]
  scrollTo: (x: number, y: number) => void
  /** Does something, and waits for what React makes of it. */
  run(work: () => unknown): Promise<void>
  render(node: ReactNode): Promise<void>
  /** A click on a link in the document. */
  click(href: string, dataset?: Record<string, string>): Promise<void>
  /** Back to the entry before. */
  goBack(): Promise<void>
  /** Something that the window is told. */
  hear(event: string): Promise<void>
}

class Link {
  target = ''
  download = ''
  readonly href: string
  readonly dataset: Record<string, string>

  constructor(href: string, dataset: Record<string, string>) {
    this.href = new URL(href, ORIGIN).href
    this.dataset = dataset
  }

  closest = () => this
}

/** A browser at an address. Its globals are stubs: `vi.unstubAllGlobals` removes them. */
export function createBareBrowser(url: string, state: unknown = null): BareBrowser {
  const entries = [url]
  const loads: string[] = []
  const window = new EventTarget()
  const scrollTo = vi.fn<BareBrowser['scrollTo']>()
  const document = Object.assign(new EventTarget(), {
    nodeType: 9,
    hidden: false,
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  const location = {
    get href() {
      return new URL(entries.at(-1) ?? '', ORIGIN).href
    },
    get pathname() {
      return new URL(this.href).pathname
    },
    get search() {
      return new URL(this.href).search
    },
    get hash() {
      return new URL(this.href).hash
    },
    origin: ORIGIN,
    assign: (to: string) => loads.push(to),
    reload: () => loads.push(entries.at(-1) ?? ''),
  }
  const stubs = {
    IS_REACT_ACT_ENVIRONMENT: true,
    Element: Link,
    HTMLFormElement: class {},
    HTMLIFrameElement: class {},
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    window: globalThis,
    history: {
      state,
      pushState: (_state: unknown, _title: string, to: string) => entries.push(to),
      replaceState: (_state: unknown, _title: string, to: string) => entries.splice(-1, 1, to),
    },
    document,
    location,
    scrollTo,
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  const root = createRoot(
    Object.assign(new EventTarget(), {
      nodeType: 1,
      tagName: 'DIV',
      ownerDocument: document,
    }) as unknown as HTMLElement, // React asks for no more
  )
  const run = (work: () => unknown) =>
    act(async () => {
      await work()
    })
  return {
    entries,
    loads,
    scrollTo,
    run,
    render: (node) => run(() => root.render(node)),
    click: (href, dataset = {}) =>
      run(() => {
        const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 })
        Object.defineProperty(event, 'target', { value: new Link(href, dataset) })
        document.dispatchEvent(event)
      }),
    goBack: () =>
      run(() => {
        entries.pop()
        window.dispatchEvent(new Event('popstate'))
      }),
    hear: (event) => run(() => window.dispatchEvent(new Event(event))),
  }
}
