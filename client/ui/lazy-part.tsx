import { type ComponentType, use } from 'react'
import { settled } from '#shared/page-lines.ts'

/** Components that the worker is loading. It renders nothing before all of them are loaded. */
const loading: Promise<unknown>[] = []

/** React renders again at once after a failure, and must find it: a new attempt would make it wait again, without end. */
export const RETRY_AFTER_MS = 1000

/**
 * A component whose code the browser loads when it is first shown, and again after a failure. The worker does not load it: it
 * never shows it.
 */
export function browserPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let component: Promise<ComponentType<P>> | undefined
  const start = () => {
    component = load().then(
      (Part) => {
        component = settled(Part)
        return Part
      },
      (error: unknown) => {
        setTimeout(() => (component = undefined), RETRY_AFTER_MS)
        throw error
      },
    )
    return component
  }
  // biome-ignore lint/correctness/noComponentHookFactories: created once per component, when its module loads
  const Shown = (props: P) => {
    const Part = use(component ?? start())
    return <Part {...props} />
  }
  return Object.assign(Shown, { preload: () => component ?? start() })
}

/** The same for what the worker shows, too: it loads the code at its start. In a complete document the Suspense boundary waits for it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = browserPart(load)
  if (import.meta.env.SSR) loading.push(part.preload())
  return part
}

/**
 * `preload` loads the code before the component is shown. Without it, hydration would lose the shopper's input in the
 * meantime.
 */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/** Resolves when all lazy components of the loaded pages are loaded; for the worker. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)
