import { type LockedPackage, readLockedPackages } from './lockfile.ts'

/** Licences (SPDX) that let the shop be sold under its own: what reaches a shopper or a server of the merchant. */
const DELIVERED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1']

/** Also allowed for tools, which are run and not passed on. */
const TOOLS = [...DELIVERED, 'MPL-2.0', 'LGPL-3.0-or-later', 'BlueOak-1.0.0', 'CC0-1.0']

/** Whether a package may be used: one of two licences is enough for `OR`, `AND` needs each. */
export function isAllowed({ license = '', dev = false }: Pick<LockedPackage, 'license' | 'dev'>): boolean {
  const allowed = dev ? TOOLS : DELIVERED
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))
}

/** The packages of each licence, most frequent first; what is delivered apart from the tools. */
export function listLicences(): { license: string; delivered: string[]; tools: string[] }[] {
  const byLicence = Map.groupBy(readLockedPackages(), ([, { license = 'none' }]) => license)
  return [...byLicence]
    .map(([license, packages]) => ({
      license,
      delivered: packages.filter(([, { dev }]) => !dev).map(([name]) => name),
      tools: packages.filter(([, { dev }]) => dev).map(([name]) => name),
    }))
    .toSorted((a, b) => b.delivered.length + b.tools.length - a.delivered.length - a.tools.length)
}
