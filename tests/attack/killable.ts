import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const SCRIPT = new URL('serve.ts', import.meta.url)

/** A server that can lose its power: it and its runtime end at once, and start again from the disk. */
export interface Killable {
  start(): Promise<void>
  kill(): void
}

/** `command`: the arguments of serve.ts. */
export function createKillable(command: string[]): Killable {
  let child: ChildProcess | null = null
  return {
    async start() {
      const started = fork(SCRIPT, command, {
        execPath: resolve('node_modules/.bin/node'), // runs TypeScript
        detached: true, // a process group, so that the runtime dies with it
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      child = started
      const isReady = once(started, 'message').then(() => true)
      const isOver = once(started, 'exit').then(() => false)
      if (!(await Promise.race([isReady, isOver]))) throw new Error(`${command[0]} does not start`)
    },
    kill() {
      const isRunning = child?.exitCode === null && child.signalCode === null
      if (child?.pid && isRunning) process.kill(-child.pid, 'SIGKILL')
      child = null
    },
  }
}
