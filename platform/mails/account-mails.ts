import type { Store } from '#platform/commerce/stores.ts'
import { createMail, linkParts } from './create-mail.ts'
import type { Mail, MailPart } from './mail.ts'
import { shopLink } from './shop-links.ts'
import { mailTexts } from './texts.ts'

/** The mail to choose a new password: the link, if the origin is known, and the code, alone in the last line. */
export function passwordMail(
  recipient: string,
  resetToken: string,
  store: Store,
  origins: string | undefined,
): Mail {
  const { subject, intro, link } = mailTexts[store.language].password
  const page = shopLink('password', store, origins)
  // In the hash, which is never sent to a server or written to a log.
  const proof = new URLSearchParams({ email: recipient, code: resetToken })
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    ...linkParts(link, page && `${page}#${proof}`),
    { kind: 'code', code: resetToken },
  ]
  return createMail({ kind: 'password', recipient }, { subject, heading: subject, parts }, store)
}

/** The mail to a new customer. */
export function welcomeMail(recipient: string, store: Store): Mail {
  const { welcome, signature } = mailTexts[store.language]
  const parts: MailPart[] = [
    { kind: 'text', text: welcome.intro },
    { kind: 'small', text: signature },
  ]
  const { subject } = welcome
  return createMail({ kind: 'welcome', recipient }, { subject, heading: subject, parts }, store)
}

/** The mail to the old address of an account that has a new one. It does not name the new one: the mailbox may be another's. */
export const newEmailMail = (recipient: string, store: Store): Mail => warning('email', recipient, store)

/** The mail to the owner of an account for which somebody has typed wrong passwords. */
export const failedLoginsMail = (recipient: string, store: Store): Mail => warning('login', recipient, store)

/** What has happened to an account, and what to do about it. */
function warning(kind: 'email' | 'login', recipient: string, store: Store): Mail {
  const texts = mailTexts[store.language]
  const { subject, intro, notYou } = texts[kind]
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    { kind: 'text', text: notYou },
    { kind: 'small', text: texts.signature },
  ]
  return createMail({ kind, recipient }, { subject, heading: subject, parts }, store)
}
