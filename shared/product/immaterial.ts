/** Product types that nobody sends. Gift cards have a type of their own on some platforms. */
const IMMATERIAL_TYPES: readonly string[] = ['virtual', 'downloadable', 'giftcard']

/** Whether products of a type are services, files or codes: nothing of them is sent, or sent back. */
export const isImmaterial = (type: string): boolean => IMMATERIAL_TYPES.includes(type)
