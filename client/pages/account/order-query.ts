/** The parameter of the account's address that names an order to show. */
export const ORDER_QUERY = 'order'
