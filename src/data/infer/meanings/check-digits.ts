/** Whether the last digit is the check digit of Luhn (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether the weighted sum of the digits is divisible: ISBN-10 (ISO 2108), ISSN (ISO 3297); the last may be X. */
export function passesModulo11(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits[index] === 'X' ? 10 : Number(digits[index]);
    sum += digit * (digits.length - index);
  }
  return sum % 11 === 0;
}

/** Whether the digits, with weights 1 and 3 in turn, sum up to a multiple of ten: ISBN-13 and other GTINs. */
export function passesGtin(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}

/** Whether letters and digits leave the rest 1: ISO/IEC 7064, MOD 97-10. */
export function passesModulo97(characters: string): boolean {
  let rest = 0;
  for (const character of characters) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}
