const NAMES =
  /^(?:a|b|blockquote|br|caption|code|d[dlt]|div|em|fig(?:ure|caption)|h[2-4r]|i|img|li|mark|ol|p|pre|s|small|strong|su[bp]|table|tbody|t[dhr]|thead|ul?)$/
const TAG = /<(\/?)([a-z\d]+)((?: [a-z]+="[^"<>]*")*)>/g
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g
const VOID = ['br', 'hr', 'img']

/** What is wrong with HTML that the sanitiser wrote: only allowed tags, each closed in order, no other angle bracket, no strange address. */
export function faultsOf(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, slash, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!NAMES.test(name)) faults.push(`element ${name}`)
    if (slash) {
      if (open.pop() !== name) faults.push(`</${name}> closes another`)
    } else if (!VOID.includes(name)) open.push(name)
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!/^(?:href|title|id|src|alt|width|height|colspan|rowspan|scope|start|loading)$/.test(attribute))
        faults.push(`attribute ${attribute}`)
      if (/^(?:href|src)$/.test(attribute) && !/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(value))
        faults.push(`address ${value}`)
    }
  }
  if (open.length > 0) faults.push(`${open} left open`)
  if (/[<>\0]/.test(html.replace(TAG, ''))) faults.push('an angle bracket outside of tags')
  if (open.filter((name) => name === 'a').length > 1) faults.push('a link in a link')
  return faults
}
