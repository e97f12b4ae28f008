/** A value in which every part that is as before is the object that was there before: what shows it is not rendered again. */
export function keepParts<Value>(before: unknown, now: Value): Value {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const kept = Object.entries(now).map(([name, part]) => [name, keepParts(before[name], part)] as const);
  const isSame =
    kept.length === Object.keys(before).length && kept.every(([name, part]) => part === before[name]);
  if (isSame) return before as Value;
  return (Array.isArray(now) ? kept.map(([, part]) => part) : Object.fromEntries(kept)) as Value;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
