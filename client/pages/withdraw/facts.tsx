/** Pairs of a name and a value. */
export const Facts = ({ facts }: { facts: [name: string, value: string][] }) => (
  <dl>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
