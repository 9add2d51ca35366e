/** An amount in minor units as the wire has it: `14900` is `149`. Never −0. */
export const toMajor = (minor: number): number => (minor === 0 ? 0 : minor / 100)

/** An amount of the wire in minor units: `149.5` is `14950`. */
export const toMinor = (major: number): number => Math.round(major * 100)
