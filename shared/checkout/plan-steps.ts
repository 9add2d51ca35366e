/** Their names are the hashes of the address. */
const allSteps = ['contact', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof allSteps)[number]

/** The steps of a cart: a virtual one is not delivered. */
export const stepsOf = (cart: { isVirtual: boolean }): StepName[] =>
  allSteps.filter((step) => step !== 'delivery' || !cart.isVirtual)

interface StepsState {
  /** What the address asks for, which may be no step of this cart. */
  requested: string
  isVirtual: boolean
  /** Who buys and where it goes are known and right. */
  isReady: boolean
  /** It is known how it can be paid. */
  hasMethods: boolean
  /** It is being paid or sent: what was chosen stays as it is. */
  isLocked: boolean
}

interface StepsPlan {
  /** All steps of this cart, in their order. */
  steps: StepName[]
  /** The open one. */
  active: StepName
  /** The address asks for a step that what is known so far does not lead to. */
  isBeyondReach: boolean
}

/** Which step is open: the one that is asked for, or the last that can be shown before it. */
export function planSteps({ requested, isVirtual, isReady, hasMethods, isLocked }: StepsState): StepsPlan {
  const steps = stepsOf({ isVirtual })
  const requestedIndex = steps.indexOf(requested as StepName) // -1 when it is none of them
  const lastIndexBeforePayment = steps.indexOf('payment') - 1
  const lastIndexWhenReady = hasMethods ? steps.length - 1 : lastIndexBeforePayment
  const lastReachableIndex = isReady ? lastIndexWhenReady : 0
  const shown = steps[Math.min(Math.max(requestedIndex, 0), lastReachableIndex)] ?? 'contact'
  return {
    steps,
    active: isLocked ? 'review' : shown,
    isBeyondReach: requestedIndex > lastReachableIndex,
  }
}

/** Whether what the shop says a delivery costs is of what is chosen by now: at its step only until another choice or address. */
export const isDeliveryPriced = ({
  active,
  isChosen,
  hasMethods,
}: {
  active: StepName
  isChosen: boolean
  hasMethods: boolean
}): boolean => isChosen && (active !== 'delivery' || hasMethods)
