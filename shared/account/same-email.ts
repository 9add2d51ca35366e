/** Whether two texts are the same e-mail address: upper and lower case do not count. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
