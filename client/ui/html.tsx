/** Editors' HTML. The worker has sanitised it. */
export const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters the shop (worker/content, worker/platform)
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
)
