import { type ComponentType, use } from 'react'
import { settled } from '#shared/page-lines.ts'

/** Components that the worker is loading. It renders nothing before all of them are loaded. */
const loading: Promise<unknown>[] = []

/**
 * A component whose code the browser loads when it is first shown. In a complete document its Suspense boundary waits
 * for it. The worker loads it at its start.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let component: Promise<ComponentType<P>> | undefined
  const start = () => {
    component = load().then(
      (Part) => {
        component = settled(Part)
        return Part
      },
      (error: unknown) => {
        component = undefined // the next attempt may succeed
        throw error
      },
    )
    return component
  }
  if (import.meta.env.SSR) loading.push(start())
  // biome-ignore lint/correctness/noComponentHookFactories: created once per component, when its module loads
  const Shown = (props: P) => {
    const Part = use(component ?? start())
    return <Part {...props} />
  }
  return Object.assign(Shown, { preload: () => component ?? start() })
}

/**
 * `preload` loads the code before the component is shown. Without it, hydration would lose the shopper's input in the
 * meantime.
 */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/** Resolves when all lazy components of the loaded pages are loaded; for the worker. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)
