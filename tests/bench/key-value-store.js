/** A KV namespace in memory that speaks the runtime's own protocol: it prices the calls, not a disk. */
const MAX_ENTRIES = 500
const entries = new Map()

const put = async (key, request) => {
  entries.delete(key)
  entries.set(key, await request.arrayBuffer())
  if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value)
  return new Response(null, { status: 204 })
}

export default {
  fetch(request) {
    const { pathname } = new URL(request.url)
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') return put(key, request)
    const value = entries.get(key)
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value)
  },
}
