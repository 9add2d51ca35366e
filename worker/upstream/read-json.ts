import { UpstreamFailure, wrongFormat } from './upstream-failure.ts'

/** Maximum size of a response. 4000 categories are about 2 MB. An isolate has 128 MB for all its requests. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

export const isJson = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('json') ?? false

/** The JSON of a response. Another content type is an error; then the body is cancelled to free the connection. */
export async function readJson(response: Response): Promise<unknown> {
  if (!isJson(response)) {
    await response.body?.cancel()
    throw new UpstreamFailure('garbage', {
      code: 'errors.badContentType',
      cause: `status ${response.status}`,
    })
  }
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw wrongFormat(cause)
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength // an error that leaves the loop cancels the body
    if (bytes > MAX_ANSWER_BYTES) throw wrongFormat(`more than ${MAX_ANSWER_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
