import type { Sourced } from '../../../schema/draft/index.js';
import type { GraphNode } from './graph.js';
import { taken } from './readers.js';

/** The day at the start of a text, without the time; none if the calendar lacks it. */
export function dayOf(text: unknown): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(text)) ?? [];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day!) ? undefined : day;
}

/** The first day that properties state. */
export function dayIn(node: GraphNode, ...properties: readonly string[]): Sourced<string> | undefined {
  for (const value of node.values(...properties)) {
    const day = dayOf(value.scalar);
    if (day !== undefined) return taken(node, value, day);
  }
  return undefined;
}
