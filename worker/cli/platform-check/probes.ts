import { commerceProbes } from './commerce-probes.ts'
import { extensionProbes } from './extension-probes.ts'
import { indexProbes } from './index-probes.ts'
import type { ProbedRow } from './print-findings.ts'
import type { Subject } from './probe.ts'
import { productProbes } from './product-probes.ts'

/** Everything that the storefront needs of a platform. */
export const probes = [...indexProbes, ...productProbes, ...commerceProbes, ...extensionProbes]

/** Asks for all of it, one after the other: a check must not be a load. */
export async function probeAll(subject: Subject): Promise<ProbedRow[]> {
  const rows: ProbedRow[] = []
  for (const probe of probes) rows.push({ probe, finding: await probe.run(subject) })
  return rows
}
