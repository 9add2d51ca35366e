import { readdirSync, readFileSync } from 'node:fs'

/**
 * What a process has used, as Linux tells it; NaN elsewhere. Processor time says what an answer costs even when
 * neighbours keep the machine busy; throughput does not.
 */
export function readCpuMs(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN
  const threads = listOf(`/proc/${pid}/task`)
  if (threads.length === 0) return Number.NaN
  const nanoseconds = threads.map((thread) =>
    Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]),
  )
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6
}

/** Bytes of memory that a process holds. */
export function readMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes ?? Number.NaN) * 1024
}

/** The runtimes that this process has started, by process id. */
function listRuntimes(): number[] {
  return listOf('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const status = textOf(`/proc/${pid}/status`)
      return /^Name:\s+workerd$/m.test(status) && new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status)
    })
    .map(Number)
}

/** Starts something and finds the runtime that it runs in. */
export async function startRuntime<T>(
  start: () => Promise<T>,
): Promise<{ started: T; pid: number | undefined }> {
  const before = new Set(listRuntimes())
  const started = await start()
  return { started, pid: listRuntimes().find((pid) => !before.has(pid)) }
}

/** A thread or process may be gone by now. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
