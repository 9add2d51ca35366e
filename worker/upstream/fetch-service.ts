import type { Service } from '../settings.ts'

/** Sends a request to a service: through its service binding if it has one, else over the network. */
export const fetchService = ({ binding }: Pick<Service, 'binding'>, request: Request): Promise<Response> =>
  binding ? binding.fetch(request) : fetch(request)
