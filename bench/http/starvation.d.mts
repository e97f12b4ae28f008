export function canPin(): boolean;
export function startLoops(count: number, seconds?: number): { stop: () => unknown };
export function startPinned(...flags: string[]): Promise<{ address: string; stop: () => Promise<void> }>;
export function load(address: string, count: number, clients: number): Promise<Record<string, number>>;
export function statusesOneByOne(address: string, count: number): Promise<unknown[]>;
