import { places, type ServicePoint } from './service-point-places.ts'

const METRES_PER_DEGREE = 111_320
const METRES_PER_POSTCODE = 45 // neighbouring postcodes are a few streets apart
const FARTHEST_OFFSET = 4000

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, open: '08:00', close: '21:00' }))
const weekend = [6, 7].map((day) => ({ day, open: '09:00', close: '19:00' }))

/** A pickup point by its id. */
export function findServicePoint(id: string): ServicePoint | undefined {
  return places.find((place) => place.id === id)
}

/** Whether a country has pickup points. */
export const hasServicePoints = (country: string): boolean =>
  places.some((place) => place.country === country)

/**
 * The pickup points of a country, nearest first, in the form of responses. The location of a postcode is estimated:
 * near the point with the closest code.
 */
export function nearestServicePoints(country: string, postcode: string) {
  const inCountry = places.filter((place) => place.country === country)
  const postcodeNumber = numberOf(postcode)
  const anchor = inCountry.toSorted((one, other) => gap(one, postcodeNumber) - gap(other, postcodeNumber))[0]
  if (!anchor) return []
  const offset = Math.min(gap(anchor, postcodeNumber) * METRES_PER_POSTCODE, FARTHEST_OFFSET)
  return inCountry
    .map((place) => toWirePoint(place, Math.round(metresBetween(anchor, place) + offset)))
    .toSorted((one, other) => one.distance - other.distance)
}

function toWirePoint({ lat, lng, country: _, ...place }: ServicePoint, distance: number) {
  return { ...place, distance, opening_hours: [...weekdays, ...weekend], coordinates: { lat, lng } }
}

function numberOf(postcode: string): number {
  return Number(postcode.replace(/\D/g, '')) || 0
}

function gap(place: ServicePoint, postcode: number): number {
  return Math.abs(numberOf(place.postcode) - postcode)
}

function metresBetween(one: ServicePoint, other: ServicePoint): number {
  const height = (one.lat - other.lat) * METRES_PER_DEGREE
  const width = (one.lng - other.lng) * METRES_PER_DEGREE * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(height, width)
}
