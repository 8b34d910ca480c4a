/** The used part of the package, which has no types. */
declare module 'wink-naive-bayes-text-classifier' {
  type Classifier = {
    /** Each task takes the result of the one before it; the last returns the words. */
    definePrepTasks(tasks: ((text: string) => string[])[]): number;
    defineConfig(config: { considerOnlyPresence?: boolean; smoothingFactor?: number }): boolean;
    learn(text: string, label: string): boolean;
    /** Ends the learning. */
    consolidate(): boolean;
    /** The labels with the logarithm (base 2) of their odds, the likeliest first. */
    computeOdds(text: string): [label: string, odds: number][];
  };
  export default function createClassifier(): Classifier;
}
