import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

type Attributes = Record<string, string>

/** An element as far as React and the tests of the focus need one. */
export class SmallElement extends EventTarget {
  readonly nodeType = 1
  readonly nodeName: string
  readonly tagName: string
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly ownerDocument: SmallDocument
  readonly attributes: Attributes = {}
  readonly style = { setProperty: () => undefined }
  childNodes: (SmallElement | SmallText)[] = []
  parentNode: SmallElement | null = null
  tabIndex = -1
  value = ''
  type = ''

  constructor(tag: string, ownerDocument: SmallDocument) {
    super()
    this.nodeName = tag.toUpperCase()
    this.tagName = this.nodeName
    this.ownerDocument = ownerDocument
  }

  get firstChild() {
    return this.childNodes[0] ?? null
  }
  get lastChild() {
    return this.childNodes.at(-1) ?? null
  }
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('')
  }
  set textContent(text: string) {
    this.childNodes = text === '' ? [] : [new SmallText(text)]
  }

  setAttribute = (name: string, value: string) => {
    this.attributes[name] = String(value)
  }
  removeAttribute = (name: string) => {
    delete this.attributes[name]
  }
  getAttribute = (name: string) => this.attributes[name] ?? null
  appendChild = (child: SmallElement | SmallText) => this.insertBefore(child, null)
  insertBefore(child: SmallElement | SmallText, next: SmallElement | SmallText | null) {
    child.parentNode?.removeChild(child)
    child.parentNode = this
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, child)
    return child
  }
  /** The focus goes with the element that has it, as in browsers. */
  removeChild(child: SmallElement | SmallText) {
    const { activeElement } = this.ownerDocument
    if (child instanceof SmallElement && child.contains(activeElement))
      this.ownerDocument.activeElement = this.ownerDocument.body
    this.childNodes = this.childNodes.filter((other) => other !== child)
    child.parentNode = null
    return child
  }
  contains = (other: SmallElement | null): boolean => {
    for (let node = other; node; node = node.parentNode) if (node === this) return true
    return false
  }
  focus = () => {
    this.ownerDocument.activeElement = this
  }

  all(): SmallElement[] {
    const elements = this.childNodes.filter((child) => child instanceof SmallElement)
    return elements.flatMap((element) => [element, ...element.all()])
  }
  /** By names of elements, the last inside of those before: `main h1`. */
  querySelector(selector: string): SmallElement | null {
    const names = selector.toUpperCase().split(' ')
    return this.all().find((element) => isInside(element, names)) ?? null
  }
}

class SmallText {
  readonly nodeType = 3
  readonly nodeName = '#text'
  parentNode: SmallElement | null = null
  nodeValue: string

  constructor(text: string) {
    this.nodeValue = text
  }
  get textContent() {
    return this.nodeValue
  }
}

function isInside(element: SmallElement, names: string[]): boolean {
  const outer = names.slice(0, -1)
  if (element.nodeName !== names.at(-1)) return false
  for (let node = element.parentNode; node && outer.length > 0; node = node.parentNode)
    if (node.nodeName === outer.at(-1)) outer.pop()
  return outer.length === 0
}

class SmallDocument extends EventTarget {
  readonly nodeType = 9
  readonly body: SmallElement = new SmallElement('body', this)
  readonly documentElement = this.body
  activeElement: SmallElement = this.body
  createElement = (tag: string) => new SmallElement(tag, this)
  createElementNS = (_namespace: string, tag: string) => new SmallElement(tag, this)
  createTextNode = (text: string) => new SmallText(text)
  querySelector = (selector: string) => this.body.querySelector(selector)
}

/** A page that React renders into a `main`, for tests of what has the focus. Its globals are stubs: `vi.unstubAllGlobals` removes them. */
export function createSmallPage() {
  const document = new SmallDocument()
  const main = document.createElement('main')
  document.body.appendChild(main)
  const globals = {
    ...{ IS_REACT_ACT_ENVIRONMENT: true, window: globalThis, document },
    ...{ HTMLElement: SmallElement, HTMLIFrameElement: class {}, addEventListener: () => undefined },
    ...{ removeEventListener: () => undefined, location: new URL('https://skare.test/') },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const root = createRoot(main as unknown as HTMLElement) // React asks for no more
  const run = (work: () => unknown) =>
    act(async () => {
      await work()
    })
  const send = (element: SmallElement | null | undefined, type: string, init: object = {}) =>
    run(() => {
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), init)
      Object.defineProperty(event, 'target', { value: element })
      main.dispatchEvent(event)
    })
  const find = (tag: string, text: string) =>
    main
      .all()
      .find(({ nodeName, textContent }) => nodeName === tag.toUpperCase() && textContent.includes(text))
  return {
    document,
    main,
    run,
    send,
    find,
    render: (node: ReactNode) => run(() => root.render(node)),
    /** What a field's component does with a text that is typed: React hears of it in browsers only. */
    type: (field: SmallElement | undefined, value: string) => {
      const [, props] = Object.entries(field ?? {}).find(([name]) => name.startsWith('__reactProps')) ?? []
      return run(() => Object(props).onChange({ target: { value } }))
    },
    /** A press on a button, which gets the focus. */
    press: async (button: SmallElement | undefined) => {
      button?.focus()
      await send(button, 'click', { button: 0 })
    },
  }
}
