const TOKEN = /[()]|[^\s()]+/g;
const REFERENCE = /^(?:DocumentRef-[A-Za-z0-9.-]+:)?LicenseRef-[A-Za-z0-9.-]+$/;

type Known = (id: string) => boolean;

/**
 * Makes a check of SPDX expressions (SPDX 2.3, annex D). Whether one is valid does not depend on which operator
 * binds more tightly, so that brackets are only counted.
 */
export function expressionTest(isLicense: Known, isException: Known): (text: string) => boolean {
  const isSimple = (token: string) =>
    REFERENCE.test(token) || isLicense(token) || (token.endsWith('+') && isLicense(token.slice(0, -1)));
  return (text) => {
    let depth = 0;
    let expected: 'licence' | 'operator' | 'exception' = 'licence';
    // A "WITH" belongs to a licence, not to brackets.
    let isAfterLicense = false;
    for (const token of text.match(TOKEN) ?? []) {
      if (expected === 'licence') {
        if (token === '(') depth++;
        else if (isSimple(token)) {
          expected = 'operator';
          isAfterLicense = true;
        } else return false;
      } else if (expected === 'exception') {
        if (!isException(token)) return false;
        expected = 'operator';
        isAfterLicense = false;
      } else if (token === ')') {
        if (--depth < 0) return false;
        isAfterLicense = false;
      } else if (/^(?:AND|OR|and|or)$/.test(token)) expected = 'licence';
      else if (/^(?:WITH|with)$/.test(token) && isAfterLicense) expected = 'exception';
      else return false;
    }
    return expected === 'operator' && depth === 0;
  };
}
