import * as z from 'zod/mini'

/**
 * What is wrong with a value, for the log and for the error of a wrong setting: zod/mini has no texts of its own. The
 * value itself is never told, because it may be private.
 */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${issue.expected}, is ${kindOf(issue.input)}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return `must be ${issue.format === 'regex' ? `like ${issue.pattern}` : issue.format}`
  }
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'NaN' : typeof value

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' items' : ''

z.config({ customError: messageOf })
