import type { BrowserContext, BrowserContextOptions } from 'playwright-core';

export interface Bundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly first: readonly string[];
  readonly parts: readonly { readonly module: string; readonly files: readonly string[] }[];
  readonly gzipped: (names: readonly string[]) => number;
}
export function bundle(module: string): Promise<Bundle>;

export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}
export function serve(files: Bundle['files'], headers?: Readonly<Record<string, string>>): Promise<Served>;

export interface Chromium {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}
export function openChromium(options?: BrowserContextOptions): Promise<Chromium>;

export interface BundlePage {
  readonly loaded: () => readonly string[];
  readonly faults: readonly string[];
  readonly call: (name: string, ...given: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}
export function openPage(context: BrowserContext, origin: string): Promise<BundlePage>;
