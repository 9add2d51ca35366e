import type { ServicePoint, ShippingChoice } from '../api/checkout.ts'

const SERVICE_POINT_METHOD = 'servicepoint'

/** Whether a parcel is fetched at a service point; else none belongs to the order, also where one was chosen before. */
export const isToServicePoint = ({ methodCode }: Pick<ShippingChoice, 'methodCode'>): boolean =>
  methodCode === SERVICE_POINT_METHOD

const MOST = 5
const FARTHEST_METRES = 50_000

/** The points to choose from: the five nearest that one would drive to. One whose distance nobody says comes last. */
export const nearestPoints = (points: ServicePoint[]): ServicePoint[] =>
  points
    .filter(({ distance }) => (distance ?? 0) <= FARTHEST_METRES)
    .toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
    .slice(0, MOST)
