interface PageLinksProps {
  label: string
  links: { label: string; path: string }[]
}

/** Pages in a row, by their names. */
export const PageLinks = ({ label, links }: PageLinksProps) => (
  <nav className="category-page-children" aria-label={label}>
    <ul>
      {links.map(({ label: name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
