import { get } from 'node:http'

export interface PageAnswer {
  status: number
  type: string
  location: string | undefined
  body: string
}

/** Asks this machine for an address of any host name, also of one that only browsers resolve (`no.localhost`). */
export function getPage({ host, port, pathname, search }: URL): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          location: answer.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      )
    }).on('error', reject)
  })
}
