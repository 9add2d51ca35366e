import type { Plugin } from 'vite'

/** Functions of one feature of React that the shop does not use, and what they give back without it (nothing, unless told). */
interface Part {
  functions: readonly string[]
  /** An expression. */
  result?: string
}

/** A file of React, and what is left out of it. */
interface Slimmed {
  file: RegExp
  parts: Record<string, Part>
  /** Methods of a class that is left out with the parts: `Name.prototype.method = function …`. */
  methodsOf?: readonly string[]
  /** Functions that it exports: `exports.name = function …`. What only they call goes with them. */
  exported?: readonly string[]
  /** Where it registers what is left out. */
  registrations?: readonly Replacement[]
  /** What it would write into the page for what is left out, and what it says of itself. */
  texts?: readonly Replacement[]
}

/** A text of React: what it is, how it is found, and what stands in its place. */
type Replacement = readonly [what: string, pattern: RegExp, instead: string]

/**
 * What no page uses. Each of React's builds is one file that no bundler can shake, because each feature is reached from the
 * renderer's own tables. The renderer asks whether a feature is there before it calls these, so without it they are not
 * called, or have nothing to do.
 */
const BROWSER_PARTS: Record<string, Part> = {
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

/** The same of React's two renderers for servers, into a stream and into a text. */
const SERVER_PARTS: Record<string, Part> = {
  '<ViewTransition>': { functions: ['pushViewTransitionAttributes'] },
  '<SuspenseList>': { functions: ['renderSuspenseListRows'] },
  'stylesheets and scripts that components load': {
    functions: ['writeStyleResourceDependenciesInJS', 'writeStyleResourceAttributeInJS', 'preloadLateStyle'],
  },
  'preload(), preinit() and their like': {
    functions: [
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
  },
  'forms whose action is a function': { functions: ['injectFormReplayingRuntime'] },
  useActionState: { functions: ['useActionState'], result: '[]' },
  'frames of functions in the stacks of errors': {
    functions: ['describeNativeComponentFrame'],
    result: "''",
  },
}

/** The scripts that show such parts of a page, which is streamed without them, and how React would explain faults of its own. */
const SERVER_TEXTS: readonly Replacement[] = [
  ['script of view transitions', /(?<=')\$RV=function\(B,g\)(?:[^'\\]|\\.)+(?=')/g, ''],
  ['script of stylesheets that components load', /(?<=')\$RM=new Map;\$RR=(?:[^'\\]|\\.)+(?=')/g, ''],
  ['explanation of a fault', /(?<=Re\w+|Scripts) encountered a match it does not know[^"]+(?=")/g, ''],
]

/** What the stream renderer says more than the other one, whose faults are numbers: how to mend what the shop does not do. */
const STREAM_TEXTS: readonly Replacement[] = [
  ...SERVER_TEXTS,
  ['which fault of its own it is', /(?<=")[A-Z][^"]+(?= This is a bug in React\.)/g, ''],
  ['advice about hooks', /(?<="Invalid hook call\.) Hooks[^"]+(?=")/g, ''],
  ['advice about use()', /(?<="Suspense Exception): This is not a real error![^"]+(?=")/g, ''],
  ['advice about promises', /(?<="A rejected Promise was passed) to React[^"]+(?=")/g, ''],
  ['advice about resumed renders', /(?<="Couldn't find all resumable slots) by key[^"]+(?=")/g, ''],
]

const STREAM_PARTS: Record<string, Part> = {
  ...SERVER_PARTS,
  'rendering in two sittings': { functions: ['resumeRequest', 'getPostponedState'] },
}

/**
 * The events that components hear, as React writes them. It listens to some eighty at the root of the document, and looks through the
 * page for each that comes: a tap is thirteen events. These, those of `onChange`, and the focus are left.
 */
export const HEARD_EVENTS = [
  ...['beforeToggle', 'cancel', 'click', 'close', 'error', 'input', 'keyDown', 'load'],
  ...['pointerCancel', 'pointerDown', 'pointerMove', 'pointerUp', 'scroll', 'submit', 'toggle'],
] as const

/** Where React registers its events: what is left out, or what stands in its place. */
const REGISTRATIONS: readonly Replacement[] = [
  ['list of events', /(?<=simpleEventPluginEvents =\s*")abort [^"]+(?=")/, HEARD_EVENTS.join(' ')],
  ['onScrollEnd', /^simpleEventPluginEvents\.push\("scrollEnd"\);$/m, ''],
  ['onAnimation… and onTransition…', /^registerSimpleEvent\((?:ANIMATION|TRANSITION)_\w+, "\w+"\);$/gm, ''],
  ['onDoubleClick', /^registerSimpleEvent\("dblclick", "onDoubleClick"\);$/m, ''],
  ['on…Enter and on…Leave', /^registerDirectEvent\("on(?:Mouse|Pointer)(?:Enter|Leave)", .*\);$/gm, ''],
  [
    'onSelect, onBeforeInput and onComposition…',
    /^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)",[\s\S]*?^\]?\);$/gm,
    '',
  ],
]

/** The files of React that builds take, with what is left out of each. */
export const slimmed: Slimmed[] = [
  {
    file: /react-dom-client\.production\.js/,
    parts: BROWSER_PARTS,
    methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
    registrations: REGISTRATIONS,
  },
  {
    file: /react-dom-server\.edge\.production\.js/,
    parts: STREAM_PARTS,
    exported: ['prerender', 'resume', 'resumeAndPrerender'],
    texts: STREAM_TEXTS,
  },
  {
    file: /react-dom-server-legacy\.browser\.production\.js/,
    parts: SERVER_PARTS,
    exported: ['renderToStaticMarkup'],
    texts: SERVER_TEXTS,
  },
]

/** Leaves them out: 8 kB (gzip) of the browser’s React, 10 kB of the worker’s. Fails when one is not found: React has changed. */
export function withoutReactParts(): Plugin {
  return {
    name: 'skare:without-react-parts',
    transform: {
      filter: { id: /\/react-dom\/cjs\/.*\.production\.js/ },
      handler(code, id) {
        const found = slimmed.find(({ file }) => file.test(id))
        return (
          found && {
            code: withPlainSignals(leaveOut(code, found, (missed) => this.error(missed))),
            map: null,
          }
        )
      },
    },
  }
}

/** An error that React makes while its module is evaluated, to throw it later as a signal that it knows by identity. */
const SIGNAL = /(?<=^(?:var|) +\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/gm

/**
 * React with plain objects for these signals. A browser that is watched (by developer tools, by Lighthouse) notes where an error is
 * made; for that it reads the whole file once more, which is three quarters of the time that the module's evaluation takes.
 */
export const withPlainSignals = (code: string): string =>
  code.replaceAll(SIGNAL, '{ message: "React signal $1" }')

/** The code without the parts' functions and methods. */
export function leaveOut(
  code: string,
  { parts, methodsOf = [], exported = [], registrations = [], texts = [] }: Slimmed,
  onMissed: (text: string) => void,
): string {
  let rest = code
  const drop = (what: string, pattern: RegExp, instead: string) => {
    const next = rest.replace(pattern, () => instead)
    if (next === rest) onMissed(`React is written in another way: there is no ${what}`)
    rest = next
  }
  for (const { functions, result } of Object.values(parts))
    for (const name of functions)
      drop(
        name,
        new RegExp(String.raw`^function ${name}\([\s\S]*?\n\}$`, 'm'),
        `function ${name}() {${result ? ` return ${result} ` : ''}}`,
      )
  for (const name of methodsOf)
    drop(`method of ${name}`, new RegExp(String.raw`^${name}\.prototype\.[\s\S]*?\n\};$`, 'gm'), '')
  for (const name of exported)
    drop(`export ${name}`, new RegExp(String.raw`^exports\.${name} = function [\s\S]*?^\};$`, 'm'), '')
  for (const text of [...registrations, ...texts]) drop(...text)
  return rest
}
