import { describe, expect, test } from 'vitest'
import { isSameChoice } from '#shared/cart/same-choice.ts'

describe('isSameChoice', () => {
  const text = (optionId: string, value: string) => ({ optionId, value })
  const part = (optionId: string, selections: string[], quantity?: number) => ({
    optionId,
    selections,
    ...(quantity !== undefined && { quantity }),
  })
  type Choice = Parameters<typeof isSameChoice>[0]
  const chosen = (choice: Partial<Choice>): Choice => ({ custom: [], bundle: [], ...choice })
  test.each<[string, Partial<Choice>, Partial<Choice>, boolean]>([
    ['nothing and nothing', {}, {}, true],
    ['a text and none', { custom: [text('1', 'AB')] }, {}, false],
    ['two texts', { custom: [text('1', 'AB')] }, { custom: [text('1', 'CD')] }, false],
    ['a text of another option', { custom: [text('1', 'AB')] }, { custom: [text('2', 'AB')] }, false],
    [
      'the same texts in another order',
      { custom: [text('1', 'AB'), text('2', 'Berg')] },
      { custom: [text('2', 'Berg'), text('1', 'AB')] },
      true,
    ],
    ['a text that is not trimmed', { custom: [text('1', ' AB ')] }, { custom: [text('1', 'AB')] }, true],
    ['an empty text and none', { custom: [text('1', ' ')] }, {}, true],
    ['two parts', { bundle: [part('1', ['101'], 1)] }, { bundle: [part('1', ['102'], 1)] }, false],
    ['two quantities', { bundle: [part('1', ['101'], 1)] }, { bundle: [part('1', ['101'], 2)] }, false],
    [
      'the same parts in another order',
      { bundle: [part('1', ['101', '103'], 1), part('2', ['201'], 2)] },
      { bundle: [part('2', ['201'], 2), part('1', ['103', '101'], 1)] },
      true,
    ],
    ['a part taken 0 times and none', { bundle: [part('1', ['101'], 0)] }, {}, true],
  ])('%s', (_, one, other, isSame) => {
    expect(isSameChoice(chosen(one), chosen(other))).toBe(isSame)
  })
})
