import type { ServicePoint } from '../api/checkout.ts'

const MOST = 5
const FARTHEST_METRES = 50_000

/** The points to choose from: the five nearest that one would drive to. One whose distance nobody says comes last. */
export const nearestPoints = (points: ServicePoint[]): ServicePoint[] =>
  points
    .filter(({ distance }) => (distance ?? 0) <= FARTHEST_METRES)
    .toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
    .slice(0, MOST)
