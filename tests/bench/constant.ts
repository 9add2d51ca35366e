import { Hono } from 'hono'

/** The yardstick: a Hono route per page that answers the page's own text, given to it as a constant. */
const app = new Hono<{ Bindings: Record<string, string> }>()

app.get('/:page', (c) => c.html(c.env[c.req.param('page')] ?? ''))

export default app
