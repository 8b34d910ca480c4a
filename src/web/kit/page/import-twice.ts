const retryMs = 500;

/** Imports code, and tries once more after a moment, since a weak connection loses single files. Rejects when both fail. */
export async function importTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return load();
  }
}
