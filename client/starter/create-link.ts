export function createLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), properties)
}
