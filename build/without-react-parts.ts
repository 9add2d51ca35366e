import type { Plugin } from 'vite'

const MODULE = '/react-dom/cjs/react-dom-client.production.js'

/** Functions of one feature of React that the shop does not use, and what they give back without it (nothing, unless told). */
interface Part {
  functions: readonly string[]
  /** An expression. */
  result?: string
}

/**
 * What no page uses. React's browser build is one file that no bundler can shake, because each feature is reached from the
 * renderer's own tables. The renderer asks whether a feature is there before it calls these, so without it they are not
 * called, or have nothing to do.
 */
const PARTS: Record<string, Part> = {
  '<ViewTransition>': {
    functions: [
      'startViewTransition',
      'createViewTransitionInstance',
      'trackEnterViewTransitions',
      'pushViewTransitionCancelableScope',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'restoreViewTransitionName',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'getViewTransitionName',
      'getViewTransitionClassName',
    ],
  },
  '<Activity>': { functions: ['updateActivityComponent'], result: 'null' },
  '<SuspenseList>': { functions: ['updateSuspenseListComponent'], result: 'null' },
  'references to fragments': {
    functions: [
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
    ],
  },
  'stylesheets and scripts that components load': {
    functions: ['getResource', 'acquireResource'],
    result: 'null',
  },
  'preload(), preinit() and their like': {
    functions: [
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
  },
  'custom elements': { functions: ['setPropOnCustomElement'] },
  useActionState: {
    functions: ['mountActionState', 'updateActionState', 'rerenderActionState'],
    result: '[]',
  },
  'frames of functions in the stacks of errors': {
    functions: ['describeNativeComponentFrame'],
    result: "''",
  },
}

/** Methods of a class that is left out with them: `Name.prototype.method = function …`. */
const METHODS_OF = ['FragmentInstance', 'ViewTransitionPseudoElement']

/** Leaves them out of the browser's React: 8 kB (gzip). Fails when one is not found: React has changed. */
export function withoutReactParts(): Plugin {
  return {
    name: 'skare:without-react-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code, id) {
        if (!id.includes(MODULE)) return undefined
        return { code: leaveOut(code, (missed) => this.error(missed)), map: null }
      },
    },
  }
}

/** The code without the parts' functions and methods. */
export function leaveOut(code: string, onMissed: (text: string) => void): string {
  let rest = code
  const drop = (what: string, pattern: RegExp, instead: string) => {
    const next = rest.replace(pattern, () => instead)
    if (next === rest) onMissed(`React is written in another way: there is no ${what}`)
    rest = next
  }
  for (const { functions, result } of Object.values(PARTS))
    for (const name of functions)
      drop(
        name,
        new RegExp(String.raw`^function ${name}\([\s\S]*?\n\}$`, 'm'),
        `function ${name}() {${result ? ` return ${result} ` : ''}}`,
      )
  for (const name of METHODS_OF)
    drop(`method of ${name}`, new RegExp(String.raw`^${name}\.prototype\.[\s\S]*?\n\};$`, 'gm'), '')
  return rest
}
