/** The pages whose commands can be run, as paths from the root of the repository. */
export function runnablePages(root: string): readonly string[];
/** The page with what its commands print now; `installed` is the folder of the package. */
export function rerun(page: string, installed: string): Promise<string>;
