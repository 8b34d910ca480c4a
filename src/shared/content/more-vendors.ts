const many = new Intl.NumberFormat('en-IN');

/** What stands below the first vendors of a page. */
export const moreVendors = {
  more: (count: number) => `${many.format(count)} more ${count === 1 ? 'vendor' : 'vendors'}`,
  all: (total: number) => `See all ${many.format(total)} vendors`,
};
