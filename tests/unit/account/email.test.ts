import { expect, test } from 'vitest'
import { emailSchema } from '#shared/account/email.ts'

test('an e-mail is read without spaces, capitals and what cannot be seen around it', () => {
  expect(emailSchema().parse(' \u202aAsa@Example.com\u200b ')).toBe('asa@example.com')
})
