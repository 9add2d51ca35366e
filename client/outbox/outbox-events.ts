/** Something was taken into the outbox: who brings it home may have to be loaded. */
export const OUTBOX_FILLED = 'skare:outbox-filled'
