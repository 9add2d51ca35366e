import { requestOf, type Task, type TaskAnswer } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'

const NOTHING: TaskAnswer = { code: 0, result: null }

/**
 * Sends a task to our own API. Never rejects. Only what our API said counts as an answer: a page that a hotel's network puts
 * in between, a fault of a server in between, or an answer that broke off says nothing about a task.
 *
 * It does not use `callApi`: the service worker sends with it, too, and has no room for schemas and texts. What it reads of
 * an answer is checked by hand (shared/outbox/task-kinds.ts).
 */
export async function sendTask(task: Task): Promise<TaskAnswer> {
  const { url, body: request, isAnswer } = requestOf(task)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(taskKinds[task.kind].attemptTimeoutMs),
    })
    const { status, ok } = response
    const isEmpty = status === 204
    if (!isEmpty && !response.headers.get('Content-Type')?.includes('json')) return NOTHING
    const body: unknown = isEmpty ? null : await response.json()
    const result = ok ? body : codeIn(body)
    const isOurs = ok ? isAnswer(body) : result
    return isOurs ? { code: status, result } : NOTHING
  } catch {
    return NOTHING // no connection, no answer in time, or one that broke off
  }
}

/** The code in a refusal of our API: `{ error: { code } }`. */
function codeIn(body: unknown): string | null {
  const { error } = Object(body) as { error?: unknown } // of anything: what is missing is undefined
  const { code } = Object(error) as { code?: unknown } // as above
  return typeof code === 'string' ? code : null
}
