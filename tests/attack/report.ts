/** What became of one part of the attack. `found` lists what must not be. */
export interface Row {
  name: string
  tries: number
  found: string[]
  detail: string
}

export const toMarkdown = (rows: Row[]): string => `# Attacks

Written by \`npm run attack\`; do not edit. The built shop on one machine, with a healthy platform but where it says otherwise. No made-up request may get a
status of 500 or more, see what it sent unescaped in a page or a header, or wait longer than a second; each answer says \`nosniff\`.
After a purge is answered nobody sees what was before, in any isolate that reads the purge log each time.

Requests of other sites are those of a browser: it says where they come from. One without \`Origin\` and \`Sec-Fetch-Site\` is
no browser's, has no shopper's cookies, and passes. The limits per minute are open here; \`tests/worker/middleware/rate-limit.test.ts\`
has them.

| attack | tries | found | |
| --- | --: | --: | --- |
${rows.map(({ name, tries, found, detail }) => `| ${name} | ${tries} | ${found.length} | ${detail} |`).join('\n')}

Hostile HTML of editors, made-up requests against KV, orders under faults and random sessions of shoppers are in
[PROOFS.md](../PROOFS.md).
`
