import { type ComponentType, use } from 'react'
import { settled } from '#shared/page-lines.ts'

/** Parts that the worker is loading: it renders nothing before they are all here. */
const loading: Promise<unknown>[] = []

/**
 * A component whose code the browser loads when it is first shown; until then what holds it waits, in a document that
 * is complete already. The worker has it from the start.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
  return (props) => {
    const Part = use(part ?? start())
    return <Part {...props} />
  }
}

/** Resolves when every part of the pages loaded so far is here; for the worker. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)
