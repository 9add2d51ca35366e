/** Attributes whose values are sizes of people or of what is made for them: a size guide helps with these. */
const sizeCodes = new Set(['ls_skidlangd', 'ls_storlek_utrust', 'ls_sko_storlek', 'ls_klader_storlek'])

/** Whether an option is a size: not a colour, a camber, a volume or the value of a gift card. */
export const isSizeOption = (code: string): boolean => sizeCodes.has(code)
