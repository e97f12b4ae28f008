/** Says numbers with their nouns, as a language writes numbers. */
export function countIn(language: string) {
  const numbers = new Intl.NumberFormat(language);
  return (number: number, one: string, many: string) =>
    `${numbers.format(number)} ${number === 1 ? one : many}`;
}

const SIZES = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Says how large files are. */
export function sizeIn(language: string) {
  return (bytes: number) => {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), SIZES.length - 1);
    return `${(bytes / 1000 ** step).toLocaleString(language, { maximumFractionDigits: 1 })} ${SIZES[step]}`;
  };
}
