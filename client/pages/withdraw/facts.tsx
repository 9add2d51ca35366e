interface FactsProps {
  facts: [name: string, value: string][]
}

/** What is known, each with its name. */
export const Facts = (props: FactsProps) => (
  <div className="order-details">
    <dl>
      <FactRows {...props} />
    </dl>
  </div>
)

export const FactRows = ({ facts }: FactsProps) =>
  facts.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
