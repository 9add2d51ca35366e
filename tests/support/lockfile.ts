import { readFileSync } from 'node:fs'

/** An entry of `packages` in `package-lock.json`, version 3. */
export interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  /** Only needed to build and test. */
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  /** Its installation runs a script of its own. */
  hasInstallScript?: boolean
}

/** Every installed package by its name; the project itself is left out. */
export function readLockedPackages(): [name: string, locked: LockedPackage][] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage> // npm's lockfile
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => [path.replace(/^.*node_modules\//, ''), locked])
}

/**
 * Built for another machine than the one that wrote the lockfile (Linux, x64, glibc), whose registry has no copy of it.
 * npm takes such a package from the registry by its exact version, and only on that other machine.
 */
export function isForAnotherMachine({ optional = false, os, cpu, libc }: LockedPackage): boolean {
  const runsHere =
    (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true)
  return optional && !runsHere
}
