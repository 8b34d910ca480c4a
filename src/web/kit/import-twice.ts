const retryMs = 500;

/** Asks for code, and once more after a moment: a weak line drops single files. Rejects when it cannot be had. */
export async function importTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return load();
  }
}
