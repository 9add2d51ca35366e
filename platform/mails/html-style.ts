const INK = '#12262f'
const MUTED = '#4a5d66'
const LINE = '#cfdce3'
const PINE = '#123f3a'

/** Styles of the elements of a mail, in the shop's colours. */
export const style = {
  page: `margin:0;padding:0;background:#eef4f7;color:${INK};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif`,
  column: 'max-width:600px;margin:0 auto;padding:24px 12px',
  brand: `margin:0 0 12px;color:${PINE};font-size:20px;font-weight:700;letter-spacing:.02em`,
  card: `background:#fff;border:1px solid ${LINE};border-radius:8px;padding:24px`,
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  title: `margin:24px 0 8px;padding-top:16px;border-top:1px solid ${LINE};font-size:16px`,
  text: 'margin:0 0 16px',
  small: `margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: `padding:2px 16px 2px 0;color:${MUTED};font-weight:400;text-align:left;vertical-align:top`,
  value: 'padding:2px 0;text-align:right;vertical-align:top;overflow-wrap:anywhere',
  total: `;padding-top:8px;color:${INK};font-weight:700`,
  goods: `padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};vertical-align:top;overflow-wrap:anywhere`,
  option: `color:${MUTED};font-size:14px`,
  amount: `padding:8px 0;border-bottom:1px solid ${LINE};text-align:right;vertical-align:top;white-space:nowrap`,
  button: `display:inline-block;padding:12px 20px;border-radius:6px;background:${PINE};color:#fff;font-weight:600;text-decoration:none`,
  code: 'margin:0 0 16px;padding:12px;border-radius:6px;background:#eef4f7;font:16px/1.5 ui-monospace,Consolas,monospace;overflow-wrap:anywhere',
} as const
