type Listener = () => Promise<void>

let listener: Listener = async () => undefined

/** Sets what the app does when an answer says that the session has ended. The API itself does nothing about it. */
export function onSessionExpired(listen: Listener): void {
  listener = listen
}

/** Tells the app; resolves when it has done what it does. Never rejects: the answer itself is told all the same. */
export const tellSessionExpired = (): Promise<void> =>
  listener().catch((error: unknown) => console.error('session', error))
