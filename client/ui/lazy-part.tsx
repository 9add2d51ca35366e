import { type ComponentType, use } from 'react'
import { settled } from '#shared/page-lines.ts'

/** Parts that the worker is loading: it renders nothing before they are all here. */
const loading: Promise<unknown>[] = []

/**
 * A component whose code the browser loads when it is first shown; until then what holds it waits, in a document that
 * is complete already. The worker has it from the start.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: Promise<ComponentType<P>> | undefined
  const start = () => {
    part = load().then(
      (Part) => {
        part = settled(Part)
        return Part
      },
      (error: unknown) => {
        part = undefined // another try may find it
        throw error
      },
    )
    return part
  }
  if (import.meta.env.SSR) loading.push(start())
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module loads
  const Shown = (props: P) => {
    const Part = use(part ?? start())
    return <Part {...props} />
  }
  return Object.assign(Shown, { preload: () => part ?? start() })
}

/** `preload` brings the code before it is shown: what hydrates without it loses what the shopper does meanwhile. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/** Resolves when every part of the pages loaded so far is here; for the worker. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)
