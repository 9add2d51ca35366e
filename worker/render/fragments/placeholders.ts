export type Bytes = Uint8Array<ArrayBuffer>

/** Gives a part of a document, known as bytes, a text to stand for it. */
export type AddPlaceholder = (bytes: Bytes) => string

/** A text with marks where known parts belong. */
export interface Placeholders {
  place: AddPlaceholder
  /** The text's bytes, each mark replaced by what it stands for. */
  fill(text: string): Bytes
}

const END = '-->'

const encoder = new TextEncoder()

/** What is known as bytes need not become text, be joined to a longer one and be encoded again: a seventh of a rendered page was that. */
export function createPlaceholders(): Placeholders {
  const start = `<!--${crypto.randomUUID()}:` // no text of the page has it: nobody can guess the number
  const known: Bytes[] = []
  return {
    place: (bytes) => `${start}${known.push(bytes) - 1}${END}`,
    fill(text) {
      const [first = '', ...others] = text.split(start)
      const parts = others.flatMap((part) => {
        const end = part.indexOf(END)
        const bytes = known[Number(part.slice(0, end))]
        if (!bytes) throw new Error('a mark that stands for nothing')
        return [bytes, encoder.encode(part.slice(end + END.length))]
      })
      return concat([encoder.encode(first), ...parts])
    },
  }
}

function concat(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
