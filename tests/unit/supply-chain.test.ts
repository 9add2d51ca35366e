import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed } from '#tests/support/licences.ts'
import { isForAnotherMachine, readLockedPackages } from '#tests/support/lockfile.ts'

/** Packages that may run a script when they are installed: each fetches or checks its own program. */
const WITH_INSTALL_SCRIPT = ['esbuild', 'fsevents', 'node', 'workerd']

const packages = readLockedPackages()

test('every package of the lockfile has its checksum, but those built for another machine', () => {
  const unchecked = packages.filter(([, locked]) => !locked.integrity?.startsWith('sha512-'))
  expect(unchecked.filter(([, locked]) => !isForAnotherMachine(locked))).toEqual([])
})

test('every version that package.json names is exact', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, Record<string, string>>
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no package but these runs a script when it is installed', () => {
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name)
  expect(scripts.filter((name) => !WITH_INSTALL_SCRIPT.includes(name))).toEqual([])
})

test('every package has a licence that allows its use', () => {
  expect(
    packages.filter(([, locked]) => !isAllowed(locked)).map(([name, { license }]) => [name, license]),
  ).toEqual([])
})

test.each([
  { license: 'MIT', dev: false, allowed: true },
  { license: 'MPL-2.0', dev: true, allowed: true },
  { license: 'MPL-2.0', dev: false, allowed: false },
  { license: 'MIT OR GPL-3.0', dev: false, allowed: true },
  { license: 'MIT AND GPL-3.0', dev: false, allowed: false },
  { license: undefined, dev: true, allowed: false },
])('$license, as a tool: $dev, is allowed: $allowed', ({ license, dev, allowed }) => {
  expect(isAllowed({ ...(license !== undefined && { license }), dev })).toBe(allowed)
})
