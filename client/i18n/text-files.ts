import type { MessageGroup } from '#shared/i18n/messages.ts'

/** How each group of texts is loaded. */
export type TextFiles = Record<MessageGroup, () => Promise<object>>

/** The texts of a loaded file. Not all of its keys are names that a module can export. */
export const defaultOf = (file: { default: object }): object => file.default
