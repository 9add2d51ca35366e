import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { isFar, rankAll, shareAmongFirst } from '../search-quality/judge.ts'
import { judgedLanguages } from '../search-quality/languages.ts'
import type { Send } from '../search-quality/search-door.ts'
import { prepareCatalogue } from './catalogue-fixture.ts'

const LEAST_PERCENT = 99

prepareCatalogue()

const send: Send = async (path, body) =>
  app.request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    env,
  )

test.each(judgedLanguages)(
  '$name: the best answer of judged searches is among the first three',
  async (language) => {
    expect(language.queries.length).toBeGreaterThanOrEqual(120)
    const ranked = await rankAll(send, language)
    expect(shareAmongFirst(ranked), JSON.stringify(ranked.filter(isFar))).toBeGreaterThanOrEqual(
      LEAST_PERCENT,
    )
  },
)
